import { getLocale } from '#base/web/locale.ts'
import { errorReportText } from '../../domain/errorReportText.ts'
import { call } from './call.ts'
import { callPaths } from './callPaths.ts'

let reports = 0
/** A fault that repeats itself must not keep the line busy. */
const MOST_REPORTS = 10

/** Tells us of a fault, without answers, names or tokens (Spec §7 system/metrics/error). Never throws. */
export function reportFault(thrown: unknown): void {
  console.error(thrown)
  reports += 1
  if (reports > MOST_REPORTS) return
  const fault = thrown instanceof Error ? thrown : new Error(String(thrown))
  void call(callPaths.reportError, {
    error: {
      type: errorReportText(fault.name, 200),
      message: errorReportText(fault.message, 2000),
      stack: errorReportText(fault.stack ?? '', 8000),
    },
    route: { name: 'sitting-run', path: '/sitting/{id}/run', language: getLocale() },
    additional: {},
  }).catch(() => undefined)
}
