import { Alert, Button, Group } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { afterLoginAddress, autologin, facilityOf, useSession } from '#features/account/web/door.ts'
import { useVaultState, vault, VaultFailure, type SetUpProgress } from '#features/vault/web/door.ts'
import { errorSentence } from '#base/web/errorSentence.ts'
import { focusWhenShown } from '#base/web/focusWhenShown.ts'
import { useLocale } from '#base/web/locale.ts'
import { PageHead } from '#base/web/PageHead.tsx'
import { to } from '#base/web/to.ts'
import { usePageTitle } from '#base/web/usePageTitle.ts'
import { useTexts } from '#base/web/useTexts.ts'
import css from './KeySetUpScreen/KeySetUpScreen.module.css'
import { StepList } from './KeySetUpScreen/StepList.tsx'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

type Outcome = { kind: 'running' } | { kind: 'done' } | { kind: 'failed'; error: unknown }

/** First login: the key pair and, for who leads a practice, its secret are made before the user's eyes. Every step can be repeated. */
export default function KeySetUpScreen() {
  const t = useTexts({ de, en }).keySetUp
  const locale = useLocale()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { user } = useSession()
  const { status } = useVaultState()
  const [progress, setProgress] = useState<SetUpProgress>({ step: 'makeKey', attempt: 0 })
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'running' })
  const isStarted = useRef(false)
  const [wasOpen] = useState(status === 'open')
  const title = { running: t.title, done: t.titleDone, failed: t.titleFailed }[outcome.kind]
  const subtitle = { running: t.subtitle, done: t.subtitleDone, failed: t.subtitleFailed }[outcome.kind]
  usePageTitle(title)

  async function setUp(): Promise<void> {
    setOutcome({ kind: 'running' })
    try {
      await vault.setUp(setProgress)
      await autologin()
      setOutcome({ kind: 'done' })
    } catch (error) {
      setOutcome({ kind: 'failed', error })
    }
  }

  useEffect(() => {
    if (isStarted.current || wasOpen) return
    isStarted.current = true
    void setUp()
  })

  const next = afterLoginAddress(search)
  if (wasOpen) return <Navigate to={next} replace />
  const facility = user === null ? null : facilityOf(user)
  const leads = user !== null && facility?.admin === user.userID
  const afterwards = leads ? to('/facility/{id}/recovery-kit', { id: facility._id }, { target: next }) : next
  return (
    <div className={css.page}>
      <PageHead title={title} subtitle={subtitle} />
      {outcome.kind === 'failed' && (
        <Alert color="red" role="alert" title={sentenceOf(outcome.error, locale)}>
          <Group gap="sm">
            <Button onClick={() => void setUp()}>{t.retry}</Button>
            <Button component={Link} to={to('/logout')} variant="default">
              {t.logout}
            </Button>
          </Group>
        </Alert>
      )}
      <StepList progress={progress} outcome={outcome.kind} hasFacility={facility !== null} />
      {outcome.kind === 'done' && (
        <div>
          <Button ref={focusWhenShown} onClick={() => void navigate(afterwards, { replace: true })}>
            {leads ? t.toKit : t.toWork}
          </Button>
        </div>
      )}
    </div>
  )
}

function sentenceOf(error: unknown, locale: 'de' | 'en'): string {
  return error instanceof VaultFailure ? error.sentence(locale) : errorSentence(null, '', error)
}
