import type { ReactNode } from 'react'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ErrorState } from '#base/web/ErrorState.tsx'
import { Loading } from '#base/web/Loading.tsx'
import { to } from '#base/web/to.ts'
import { useCall } from '#base/web/useCall.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { facilityOf, useUser } from '#features/account/web/door.ts'
import { getRecovery } from '#features/vault/contract/getRecovery.ts'
import css from './NamesLocked.module.css'
import { NamesLocked } from './NamesLocked.tsx'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import type { Patients } from './usePatients.ts'

/**
 * Lets through who can add or change patients right now. Everyone else reads the reason and finds the way on, before anything is typed:
 * no practice, no permission, keys locked, recovery kit not saved.
 */
export function PatientGate({
  facilityID,
  patients,
  children,
}: {
  facilityID: string | null
  patients: Patients
  children: ReactNode
}) {
  const t = useTexts({ de, en })
  const user = useUser()
  const facility = user.facilities.find(({ _id }) => _id === facilityID) ?? facilityOf(user)
  if (facility === null) return <p className={css.notice}>{t.noFacility}</p>
  const isAdmin = facility.admin === user.userID
  if (!isAdmin && !facility.permissions.includes('patient.edit')) return <p className={css.notice}>{t.mayNotEdit}</p>
  if (patients.status === 'locked' || patients.status === 'notActivated') return <NamesLocked patients={patients} />
  return (
    <KitGate facilityID={facility._id} isAdmin={isAdmin}>
      {children}
    </KitGate>
  )
}

function KitGate({ facilityID, isAdmin, children }: { facilityID: string; isAdmin: boolean; children: ReactNode }) {
  const t = useTexts({ de, en })
  const recovery = useCall(getRecovery, { facilityId: facilityID }, { staleMs: 60_000 })
  if (recovery.error) return <ErrorState error={recovery.error} onRetry={() => void recovery.refetch()} />
  if (recovery.isPending) return <Loading rows={4} />
  if (recovery.data.kit !== null) return <>{children}</>
  return (
    <div className={css.locked}>
      <div>
        <p>
          <strong>{t.kitMissingTitle}.</strong> {isAdmin ? t.kitMissing : t.kitMissingNotAdmin}
        </p>
      </div>
      {isAdmin && (
        <Button component={Link} to={to('/facility/{id}/recovery-kit', { id: facilityID })}>
          {t.makeKit}
        </Button>
      )}
    </div>
  )
}
