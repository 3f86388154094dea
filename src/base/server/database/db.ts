import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/**
 * The database as every query sees it: drizzle's PostgreSQL dialect, whether the rows lie in the embedded database or on a server.
 * Inside a transaction pass `tx` down: on the embedded database the outer handle would wait for ever.
 */
export type Db = PgDatabase<PgQueryResultHKT>
