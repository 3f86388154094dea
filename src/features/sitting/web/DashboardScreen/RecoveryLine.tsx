import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { to } from '#base/web/to.ts'
import { useCall } from '#base/web/useCall.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { getRecovery } from '#features/vault/contract/getRecovery.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './DashboardScreen.module.css'

const STALE_MS = 60_000

/** In how many ways the names could be saved after a forgotten password; none is a red banner. */
export function RecoveryLine({ facilityID }: { facilityID: string }) {
  const t = useTexts({ de, en })
  const recovery = useCall(getRecovery, { facilityId: facilityID }, { staleMs: STALE_MS })
  if (recovery.data === undefined) return null
  const { paths } = recovery.data
  if (paths > 0) return <p className={css.recovery}>{t.dashboard.recovery(paths)}</p>
  return (
    <div className={css.banner} role="alert">
      <p>{t.dashboard.recoveryNone}</p>
      <Button component={Link} to={to('/facility/{id}/recovery-kit', { id: facilityID })} color="red">
        {t.dashboard.recoveryFix}
      </Button>
    </div>
  )
}
