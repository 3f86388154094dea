import { useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import { IconSearch, IconUserPlus } from '@tabler/icons-react'
import { Loading } from '#base/web/Loading.tsx'
import { useTexts } from '#base/web/useTexts.ts'
import { facilityOf, useUser } from '#features/account/web/door.ts'
import { matchesName } from '#features/patient/domain/patientName.ts'
import {
  AddPatientForm,
  NamesLocked,
  PatientGate,
  useNameOf,
  usePatientFacts,
  usePatients,
  type NamedPatient,
} from '#features/patient/web/door.ts'
import { useSittings } from '../parts/useSittings.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './PrepareScreen.module.css'

const SHOWN = 6

/** Who: one of the practice's patients, found by the opened name, or a new one without leaving the page. */
export function PatientChoice({ chosen, onChoose }: { chosen: string | null; onChoose: (id: string | null) => void }) {
  const t = useTexts({ de, en })
  const facility = facilityOf(useUser())
  const patients = usePatients()
  const nameOf = useNameOf(patients)
  const factsOf = usePatientFacts()
  const [text, setText] = useState('')
  const [isAdding, setIsAdding] = useState(false)
  const recent = useRecent(patients.list)
  const patient = chosen === null ? null : (patients.byID.get(chosen) ?? null)

  if (isAdding && facility !== null) {
    return (
      <PatientGate facilityID={facility._id} patients={patients}>
        <AddPatientForm
          facilityID={facility._id}
          initialLastName={text}
          onAdded={(added) => {
            setIsAdding(false)
            setText('')
            onChoose(added._id)
          }}
          onCancel={() => setIsAdding(false)}
        />
      </PatientGate>
    )
  }
  if (patient !== null) {
    return (
      <div className={css.chosen}>
        <div>
          <p className={css.name}>{nameOf(patient)}</p>
          <p className="quiet">{factsOf(patient)}</p>
        </div>
        <Button variant="default" onClick={() => onChoose(null)}>
          {t.prepare.change}
        </Button>
      </div>
    )
  }
  if (patients.status === 'locked' || patients.status === 'notActivated') return <NamesLocked patients={patients} />
  const found =
    text.trim() === '' ? recent : patients.list.filter(({ name }) => name !== null && matchesName(name, text))
  return (
    <div className={css.who}>
      <div className={css.search}>
        <TextInput
          className={css.field ?? ''}
          label={t.prepare.search}
          placeholder={t.prepare.searchPlaceholder}
          autoComplete="off"
          leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button
          variant="default"
          leftSection={<IconUserPlus size={18} aria-hidden />}
          onClick={() => setIsAdding(true)}
        >
          {t.prepare.add}
        </Button>
      </div>
      {patients.status === 'opening' && <Loading rows={3} rowHeight={48} />}
      <NamesLocked patients={patients} />
      {text.trim() === '' && found.length > 0 && <p className={css.recent}>{t.prepare.recent}</p>}
      <ul>
        {found.slice(0, SHOWN).map((one) => (
          <li key={one._id}>
            <button type="button" className={css.person} onClick={() => onChoose(one._id)}>
              <span>{nameOf(one)}</span>
              <span className="quiet">{[one.name?.refName, factsOf(one)].filter(Boolean).join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="quiet" role="status">
        {found.length > SHOWN && t.prepare.more(found.length - SHOWN)}
        {text.trim() !== '' && patients.status === 'open' && found.length === 0 && t.prepare.nobody}
      </p>
    </div>
  )
}

/** Patients who had a sitting last come first; then those added last. */
function useRecent(list: readonly NamedPatient[]): NamedPatient[] {
  const sittings = useSittings().data?.sittings ?? []
  const lastAt = new Map<string, string>()
  for (const sitting of sittings) {
    if ((lastAt.get(sitting.patient) ?? '') < sitting.createdAt) lastAt.set(sitting.patient, sitting.createdAt)
  }
  const moment = (patient: NamedPatient) => lastAt.get(patient._id) ?? patient.createdAt
  return list
    .filter(({ name }) => name !== null)
    .toSorted((one, other) => moment(other).localeCompare(moment(one)))
    .slice(0, SHOWN)
}
