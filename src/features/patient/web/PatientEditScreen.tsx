import { useState } from 'react'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router'
import { ErrorState } from '#base/web/ErrorState.tsx'
import { Loading } from '#base/web/Loading.tsx'
import { useLocale } from '#base/web/locale.ts'
import { PageHead } from '#base/web/PageHead.tsx'
import { ServerRefusal } from '#base/web/ServerRefusal.ts'
import { showToast } from '#base/web/showToast.ts'
import { to } from '#base/web/to.ts'
import { callKey } from '#base/web/useCall.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { useUser } from '#features/account/web/door.ts'
import { listPatients } from '../contract/listPatients.ts'
import { mergeChange } from '../domain/mergeChange.ts'
import type { PatientName } from '../domain/patientName.ts'
import { PatientForm } from './PatientForm.tsx'
import { PatientGate } from './PatientGate.tsx'
import { editSealed, sentenceOf, type PatientInput } from './sealPatient.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { patientsQuery, usePatient, type NamedPatient } from './usePatients.ts'

export default function PatientEditScreen() {
  const t = useTexts({ de, en })
  const { id = '' } = useParams()
  const { patient, patients } = usePatient(id)
  return (
    <>
      <PageHead title={t.editTitle} subtitle={t.addSubtitle} trail={<Link to={to('/patient')}>{t.patients}</Link>} />
      {patients.error !== null && <ErrorState error={patients.error} onRetry={patients.refetch} />}
      <PatientGate facilityID={patient?.facility ?? null} patients={patients}>
        {patient?.name && <EditForm key={patient._id} patient={{ ...patient, name: patient.name }} />}
        {patient?.name === null && <p className="quiet">{t.notOpeningEdit}</p>}
        {patient === null && patients.status === 'opening' && <Loading rows={4} />}
        {patient === null && patients.status === 'open' && <p className="quiet">{t.notFound}</p>}
      </PatientGate>
    </>
  )
}

type OpenPatient = NamedPatient & { name: PatientName }

function EditForm({ patient }: { patient: OpenPatient }) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { filter } = useUser()
  // The list is read again in the background; what is typed was typed into the patient as it was at first, and is saved against that version.
  const [read, setRead] = useState(patient)
  const [initial, setInitial] = useState(() => inputOf(patient))
  const [isJoined, setIsJoined] = useState(false)
  const edit = useMutation({
    mutationFn: (input: PatientInput) => editSealed(read, input),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: callKey(listPatients) })
      showToast('success', t.saved)
      void navigate(to('/patient/{id}/view', { id: patient._id }))
    },
    onError: async (error, typed) => {
      if (!isChangedMeanwhile(error)) return
      const { byID } = await client.fetchQuery({ ...patientsQuery(filter), staleTime: 0 })
      const saved = byID.get(read._id)
      if (!saved?.name) return
      const opened = { ...saved, name: saved.name }
      setInitial(mergeChange(inputOf(read), typed, inputOf(opened)))
      setRead(opened)
      setIsJoined(true)
    },
  })
  const { error, variables: typed } = edit
  const isOutdated = isChangedMeanwhile(error)
  const failure = isOutdated && isJoined ? t.joined : error && sentenceOf(error, locale)
  return (
    <PatientForm
      key={read.version}
      initial={initial}
      submitLabel={t.save}
      isBusy={edit.isPending}
      failure={failure}
      remedy={
        isOutdated &&
        !isJoined &&
        typed !== undefined && (
          <Button mt="sm" variant="default" onClick={() => edit.mutate(typed)}>
            {t.changedMeanwhile}
          </Button>
        )
      }
      onSubmit={(input) => {
        if (!edit.isPending) edit.mutate(input)
      }}
      onCancel={() => void navigate(to('/patient/{id}/view', { id: patient._id }))}
    />
  )
}

function inputOf({ name, birthYear, gender }: OpenPatient): PatientInput {
  return { ...name, birthYear, gender }
}

function isChangedMeanwhile(error: Error | null): boolean {
  return error instanceof ServerRefusal && error.code === 'patient.changed_meanwhile'
}
