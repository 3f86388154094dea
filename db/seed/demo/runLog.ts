import type { Definition } from '#features/instrument/domain/definition.ts'
import type { ItemValues } from '#features/instrument/domain/questionnaire.ts'
import type { LogEntry } from '#features/sitting/domain/runStep.ts'
import type { Random } from './random.ts'

/** The log a run would have left: shown, answered, now and then changed, once in a while a look elsewhere. Answers its length in milliseconds. */
export function runLog(
  definition: Definition,
  answers: ItemValues,
  startedAt: Date,
  random: Random,
): { log: LogEntry[]; durationMs: number } {
  const log: LogEntry[] = []
  let clockMs = 4000
  const at = () => new Date(startedAt.getTime() + clockMs).toISOString()
  const pace = Math.exp(random.normal(0, 0.25))
  for (const [page, item] of definition.items.entries()) {
    if (!(item.id in answers)) continue
    log.push({ event: 'shown', page, delta: 0, itemID: item.id, at: at() })
    let deltaMs = Math.round(pace * Math.exp(random.normal(8.6, 0.45)))
    if (random.next() < 0.01) {
      log.push({
        event: 'focusLost',
        page,
        delta: deltaMs,
        at: new Date(startedAt.getTime() + clockMs + deltaMs).toISOString(),
      })
      deltaMs += random.between(6000, 40_000)
      log.push({
        event: 'focusBack',
        page,
        delta: deltaMs,
        at: new Date(startedAt.getTime() + clockMs + deltaMs).toISOString(),
      })
      deltaMs += random.between(1500, 5000)
    }
    clockMs += deltaMs
    log.push({
      event: answers[item.id] === null ? 'skipped' : 'answered',
      page,
      delta: deltaMs,
      itemID: item.id,
      at: at(),
    })
    if (answers[item.id] !== null && random.next() < 0.05) {
      const more = random.between(700, 3000)
      clockMs += more
      log.push({ event: 'changed', page, delta: deltaMs + more, itemID: item.id, at: at() })
    }
    log.push({ event: 'left', page, delta: deltaMs + 300, itemID: item.id, at: at() })
    clockMs += 350
  }
  return { log, durationMs: clockMs }
}
