/** Login of the demo practice. It is no secret: a demo practice exists only where `DEMO` is on, and holds invented people. */
export const DEMO_EMAIL = 'demo@praxis-lindenplatz.example'
export const DEMO_PASSWORD = 'Lindenplatz-7'
export const DEMO_FACILITY_NAME = 'Praxis am Lindenplatz'
