import { join } from 'node:path'
import type { Locale } from '#base/domain/locale.ts'
import { loadInstruments, type Instrument } from './loadInstruments.ts'

const INSTRUMENTS_FOLDER = join(import.meta.dirname, '../../../../instruments')

let loaded: ReadonlyMap<string, Instrument> | null = null

/** Reads `instruments/` once, before the first request. A faulty instrument stops the start. */
export async function prepareInstruments(): Promise<ReadonlyMap<string, Instrument>> {
  loaded ??= await loadInstruments(INSTRUMENTS_FOLDER)
  return loaded
}

/** All instruments in the order of their slugs. */
export function listInstruments(): Instrument[] {
  if (!loaded) throw new Error('prepareInstruments() must be awaited before the first request')
  return [...loaded.values()]
}

export function findInstrument(testID: string): Instrument | null {
  if (!loaded) throw new Error('prepareInstruments() must be awaited before the first request')
  return loaded.get(testID) ?? null
}

/** Short name of a test (`PHQ-9`); its id where the catalogue has it no longer. */
export function instrumentName(testID: string, locale: Locale): string {
  return findInstrument(testID)?.texts[locale].name ?? testID
}
