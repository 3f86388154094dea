import { useNavigate, useParams, Link } from 'react-router'
import { PageHead } from '#base/web/PageHead.tsx'
import { showToast } from '#base/web/showToast.ts'
import { to } from '#base/web/to.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { useUser } from '#features/account/web/door.ts'
import { AddPatientForm } from './AddPatientForm.tsx'
import { PatientGate } from './PatientGate.tsx'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { usePatients } from './usePatients.ts'

/** Adds a patient to the practice of the address, or to the selected one. */
export default function PatientAddScreen() {
  const t = useTexts({ de, en })
  const navigate = useNavigate()
  const user = useUser()
  const { facilityId } = useParams()
  const patients = usePatients()
  const chosen = user.facilities.find(({ _id }) => _id === (facilityId ?? user.filter))
  return (
    <>
      <PageHead title={t.addTitle} subtitle={t.addSubtitle} trail={<Link to={to('/patient')}>{t.patients}</Link>} />
      <PatientGate facilityID={chosen?._id ?? null} patients={patients}>
        {chosen !== undefined && (
          <AddPatientForm
            facilityID={chosen._id}
            onAdded={(patient) => {
              showToast('success', t.saved)
              void navigate(to('/patient/{id}/view', { id: patient._id }))
            }}
            onCancel={() => void navigate(to('/patient'))}
          />
        )}
      </PatientGate>
    </>
  )
}
