/** What other features may use of the instruments on the server. Pure functions are imported from `domain` directly. */
export { loadInstruments, type Instrument } from './loadInstruments.ts'
