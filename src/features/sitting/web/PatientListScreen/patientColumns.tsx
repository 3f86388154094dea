import type { Column } from '#base/web/DataTable.tsx'
import { sortName } from '#features/patient/domain/patientName.ts'
import type { NamedPatient } from '#features/patient/web/door.ts'
import type { SittingOnWire } from '../../contract/sittingShape.ts'
import { ResultLine } from '../parts/ResultLine.tsx'
import { lastMoment } from '../parts/sittingAddress.ts'
import { whenLines } from '../parts/when.ts'
import type { de } from '../text.de.ts'
import css from './PatientListScreen.module.css'

interface Setting {
  t: typeof de
  nowMs: number
  lastOf: ReadonlyMap<string, SittingOnWire>
  factsOf: (patient: NamedPatient) => string
}

/** Columns of the table of patients. */
export function patientColumns({ t, nowMs, lastOf, factsOf }: Setting): Column<NamedPatient>[] {
  return [
    {
      key: 'name',
      header: t.patientList.name,
      cell: (patient) => (
        <>
          {patient.name === null ? '–' : sortName(patient.name)}
          <span className={css.facts}>{factsOf(patient)}</span>
        </>
      ),
      sortBy: (patient) => (patient.name === null ? null : sortName(patient.name)),
    },
    {
      key: 'ref',
      header: t.patientList.ref,
      hideOn: 'phone',
      width: '13%',
      cell: (patient) => patient.name?.refName ?? '',
      sortBy: (patient) => patient.name?.refName || null,
    },
    {
      key: 'last',
      header: t.patientList.lastTest,
      hideOn: 'phone',
      width: '36%',
      cell: (patient) => {
        const last = lastOf.get(patient._id)
        if (last === undefined) return ''
        return last.headline === null ? (
          `${last.testname}: ${t.state[last.state]}`
        ) : (
          <ResultLine sitting={last} withTest />
        )
      },
      sortBy: (patient) => lastOf.get(patient._id)?.testname,
    },
    {
      key: 'when',
      header: t.patientList.when,
      isNumber: true,
      width: '104px',
      cell: (patient) => {
        const last = lastOf.get(patient._id)
        if (last === undefined) return ''
        const [first, second] = whenLines(lastMoment(last), nowMs, t)
        return (
          <>
            {first}
            <span className={css.line}>{second}</span>
          </>
        )
      },
      sortBy: (patient) => {
        const last = lastOf.get(patient._id)
        return last === undefined ? null : new Date(lastMoment(last))
      },
    },
  ]
}
