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
import { listPatients } from '../contract/listPatients.ts'
import { PatientForm } from './PatientForm.tsx'
import { PatientGate } from './PatientGate.tsx'
import { editSealed, sentenceOf, type PatientInput } from './sealPatient.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { usePatient, type NamedPatient } from './usePatients.ts'

export default function PatientEditScreen() {
  const t = useTexts({ de, en })
  const { id = '' } = useParams()
  const { patient, patients } = usePatient(id)
  return (
    <>
      <PageHead title={t.editTitle} subtitle={t.addSubtitle} trail={<Link to={to('/patient')}>{t.patients}</Link>} />
      {patients.error !== null && <ErrorState error={patients.error} onRetry={patients.refetch} />}
      <PatientGate facilityID={patient?.facility ?? null} patients={patients}>
        {patient !== null && <EditForm patient={patient} refetch={patients.refetch} />}
        {patient === null && patients.status === 'opening' && <Loading rows={4} />}
        {patient === null && patients.status === 'open' && <p className="quiet">{t.notFound}</p>}
      </PatientGate>
    </>
  )
}

function EditForm({ patient, refetch }: { patient: NamedPatient; refetch: () => void }) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const navigate = useNavigate()
  const client = useQueryClient()
  const edit = useMutation({
    mutationFn: (input: PatientInput) => editSealed(patient, input),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: callKey(listPatients) })
      showToast('success', t.saved)
      void navigate(to('/patient/{id}/view', { id: patient._id }))
    },
  })
  const isOutdated = edit.error instanceof ServerRefusal && edit.error.code === 'patient.changed_meanwhile'
  const reload = () => {
    edit.reset()
    refetch()
  }
  const name = patient.name ?? { refName: '', firstName: '', lastName: '' }
  return (
    <PatientForm
      initial={{ ...name, birthYear: patient.birthYear, gender: patient.gender }}
      submitLabel={t.save}
      isBusy={edit.isPending}
      failure={edit.error === null ? null : sentenceOf(edit.error, locale)}
      remedy={
        isOutdated && (
          <Button mt="sm" variant="default" onClick={reload}>
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
