/** What other features may use of the instruments on the server. Pure functions are imported from `domain` directly. */
export { readInstrumentContent, type Instrument, type InstrumentContent } from './loadInstruments.ts'
export { findInstrument, instrumentName, listInstruments, prepareInstruments } from './instruments.ts'
