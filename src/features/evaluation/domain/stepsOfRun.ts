import type { LogEntry, RunStep } from '#features/sitting/domain/runStep.ts'

/**
 * The saved log with the values of the steps that were uploaded while the run went on. The log counts: a step without an entry is left out,
 * an entry whose step never arrived keeps no value.
 */
export function stepsOfRun(log: readonly LogEntry[], uploaded: readonly RunStep[]): RunStep[] {
  const values = new Map(
    uploaded.flatMap((step) => (step.value === undefined ? [] : [[keyOf(step), step.value] as const])),
  )
  return log.map((entry) => {
    const value = values.get(keyOf(entry))
    return value === undefined ? { ...entry } : { ...entry, value }
  })
}

function keyOf(entry: LogEntry): string {
  return [entry.event, entry.page, entry.delta, entry.itemID ?? '', entry.at].join('|')
}
