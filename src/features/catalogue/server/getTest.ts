import type { OutputOf } from '#base/contract/call.ts'
import type { Locale } from '#base/domain/locale.ts'
import { handle } from '#base/server/handle.ts'
import { findInstrument, type Instrument } from '#features/instrument/server/door.ts'
import { getTest as contract } from '../contract/getTest.ts'
import { listFavorites } from './favoriteQueries.ts'
import { toTestEntry } from './toTestEntry.ts'

type Details = OutputOf<typeof contract>['test']

export default handle(contract, async ({ input, context, actor, fail }) => {
  const instrument = findInstrument(input.id) ?? fail('test.not_found')
  const favorites = await listFavorites(context.db, actor.userID)
  return { test: toDetails(instrument, context.locale, favorites) }
})

function toDetails(instrument: Instrument, locale: Locale, favorites: ReadonlySet<string>): Details {
  const { definition, meta } = instrument
  const texts = instrument.texts[locale]
  const label = (nodeID: string) => definition.nodes.find((node) => node.id === nodeID)?.label[locale] ?? nodeID
  return {
    ...toTestEntry(instrument, locale, favorites),
    version: definition.version,
    application: texts.application,
    background: texts.background,
    manual: texts.manual,
    notice: texts.notice,
    sample: sampleOf(instrument, locale),
    bands: definition.bandSets
      .filter((set) => set.of === definition.mainNodeID)
      .flatMap((set) => set.steps.map((step) => ({ ...step, label: step.label[locale], source: set.source })))
      .map(({ from, to, label: words, severity, source }) => ({ from, to, label: words, severity, source })),
    cutoffs: definition.cutoffs.map((cutoff) => ({
      of: label(cutoff.of),
      label: cutoff.label[locale],
      source: cutoff.source,
    })),
    alerts: definition.alerts.map((alert) => alert.text[locale]),
    normStatus: definition.normStatus,
    reference: {
      authors: meta.source.authors,
      title: meta.source.title,
      year: meta.source.year,
      link: meta.source.link,
      origin: meta.source.metaInfo[locale],
    },
    wording: meta.wordingVerified[locale],
  }
}

/** The first item as the patient sees it. */
function sampleOf({ definition, texts }: Instrument, locale: Locale): Details['sample'] {
  const item = definition.items[0]
  if (item === undefined) return { stem: '', text: '', options: [] }
  const words = texts[locale]
  const values = definition.optionSets[item.optionSet] ?? []
  return {
    stem: words.blocks[item.block] ?? '',
    text: words.items[item.id] ?? '',
    options: values.map((value) => words.options[item.optionSet]?.[String(value)] ?? String(value)),
  }
}
