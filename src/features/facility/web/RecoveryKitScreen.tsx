import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { afterLoginAddress, useUser } from '#features/account/web/door.ts'
import { getRecovery } from '#features/vault/contract/getRecovery.ts'
import { vault, type PaperKit } from '#features/vault/web/door.ts'
import { formatDate } from '#base/domain/formatDate.ts'
import { ErrorState } from '#base/web/ErrorState.tsx'
import { focusWhenShown } from '#base/web/focusWhenShown.ts'
import { Loading } from '#base/web/Loading.tsx'
import { PageHead } from '#base/web/PageHead.tsx'
import { useCall } from '#base/web/useCall.ts'
import { showRefusal } from '#base/web/useMutationCall.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { ConfirmKit } from './RecoveryKitScreen/ConfirmKit.tsx'
import { KeepKit } from './RecoveryKitScreen/KeepKit.tsx'
import css from './RecoveryKitScreen/RecoveryKitScreen.module.css'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

/** Makes the recovery kit: explain, keep the sheet, prove by its last group that it is in hand. Nothing is stored before that. */
export default function RecoveryKitScreen() {
  const t = useTexts({ de, en }).kit
  const user = useUser()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const recovery = useCall(getRecovery, { facilityId: id })
  const [kit, setKit] = useState<PaperKit | null>(null)
  const [isConfirmed, setIsConfirmed] = useState(false)
  const [isMaking, setIsMaking] = useState(false)
  const facility = user.facilities.find((one) => one._id === id)
  const next = afterLoginAddress(search)

  async function make(): Promise<void> {
    setIsMaking(true)
    try {
      setKit(await vault.makeRecoveryKit(id))
    } catch (error) {
      showRefusal(error)
    } finally {
      setIsMaking(false)
    }
  }

  if (recovery.error) return <ErrorState error={recovery.error} onRetry={() => void recovery.refetch()} />
  if (recovery.isPending || facility === undefined) return <Loading rows={3} />
  if (facility.admin !== user.userID) return <PageHead title={t.title} subtitle={t.adminOnly} />
  if (isConfirmed) {
    return (
      <div className={css.page}>
        <PageHead title={t.doneTitle} />
        <p role="status">{t.done}</p>
        <div>
          <Button component={Link} to={next} ref={focusWhenShown}>
            {t.toWork}
          </Button>
        </div>
      </div>
    )
  }
  const existing = recovery.data.kit
  return (
    <div className={css.page}>
      <PageHead title={t.title} subtitle={t.subtitle} />
      {kit === null ? (
        <>
          <dl className={css.facts}>
            <dt>{t.whyTitle}</dt>
            <dd>{t.why}</dd>
            <dt>{t.whereTitle}</dt>
            <dd>{t.where}</dd>
          </dl>
          {existing !== null && <p>{t.existing(formatDate(existing.madeAt))}</p>}
          <Group gap="sm">
            <Button
              onClick={() => void make()}
              loading={isMaking}
              variant={existing === null ? 'filled' : 'default'}
              ref={existing === null ? focusWhenShown : null}
            >
              {existing === null ? t.make : t.makeNew}
            </Button>
            <Button component={Link} to={next} variant="subtle">
              {existing === null ? t.later : t.keep}
            </Button>
          </Group>
        </>
      ) : (
        <ol className={css.steps}>
          <KeepKit kit={kit} facilityName={facility.name} />
          <ConfirmKit kit={kit} onConfirmed={() => setIsConfirmed(true)} />
        </ol>
      )}
    </div>
  )
}
