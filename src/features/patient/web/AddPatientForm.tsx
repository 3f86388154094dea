import { useMemo } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale } from '#base/web/locale.ts'
import { callKey } from '#base/web/useCall.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { listPatients } from '../contract/listPatients.ts'
import type { PatientOnWire } from '../contract/patientShape.ts'
import { PatientForm } from './PatientForm.tsx'
import { addSealed, sentenceOf, type PatientInput } from './sealPatient.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

interface Props {
  facilityID: string
  /** What was typed in a search before, as a beginning. */
  initialLastName?: string
  onAdded: (patient: PatientOnWire) => void
  onCancel: () => void
}

/** Adds a patient, on a page of its own or in the middle of preparing a sitting. */
export function AddPatientForm({ facilityID, initialLastName, onAdded, onCancel }: Props) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const client = useQueryClient()
  // One id as long as the form is open: pressing twice, or again after a lost answer, adds nobody twice.
  const patientID = useMemo(() => crypto.randomUUID(), [])
  const add = useMutation({
    mutationFn: (input: PatientInput) => addSealed(facilityID, patientID, input),
    onSuccess: async (patient) => {
      await client.invalidateQueries({ queryKey: callKey(listPatients) })
      onAdded(patient)
    },
  })
  const initial = { lastName: initialLastName ?? '', firstName: '', refName: '', birthYear: null, gender: null }
  return (
    <PatientForm
      initial={initial}
      submitLabel={t.saveAndStart}
      isBusy={add.isPending}
      failure={add.error === null ? null : sentenceOf(add.error, locale)}
      onSubmit={(input) => {
        if (!add.isPending) add.mutate(input)
      }}
      onCancel={onCancel}
    />
  )
}
