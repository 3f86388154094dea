import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useConfiguration } from '#features/operations/web/door.ts'
import { callServer } from '#base/web/callServer.ts'
import { errorSentence } from '#base/web/errorSentence.ts'
import { focusWhenShown } from '#base/web/focusWhenShown.ts'
import { must, required, rules } from '#base/web/formRules.ts'
import { ServerRefusal } from '#base/web/ServerRefusal.ts'
import { to } from '#base/web/to.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { login } from '../contract/login.ts'
import { looksLikeEmail } from '../domain/email.ts'
import { isRegistrationOpen } from '../domain/registration.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { accountVault } from './accountVault.ts'
import { afterLoginAddress } from './afterLoginAddress.ts'
import { autologin } from './autologin.ts'
import { setLoginNotice, useLoginNotice } from './loginNotice.ts'
import { logOut } from './logOut.ts'
import { PasswordField } from './PasswordField.tsx'
import { setSession } from './session.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

type Phase = 'typing' | 'deriving' | 'opening' | 'openingLong'

/** Opening the key takes about a second; after this time the screen says that it takes longer. */
const OPENING_LONG_MS = 4000

/** The password is split in the browser; what is sent cannot open anything. Afterwards the keys are opened, or set up at the first login. */
export default function LoginScreen() {
  const t = useTexts({ de, en })
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const known = (useLocation().state as { email?: string } | null)?.email ?? ''
  const notice = useLoginNotice()
  const configuration = useConfiguration()
  const [phase, setPhase] = useState<Phase>('typing')
  const [problem, setProblem] = useState<{ sentence: string; isUnverified: boolean } | null>(null)
  const form = useForm({
    initialValues: { email: known, password: '' },
    validate: { email: rules(required, must(looksLikeEmail, t.emailWrong)), password: required },
  })

  // The key server is tried again for some seconds before it counts as not reachable.
  useEffect(() => {
    if (phase !== 'opening') return undefined
    const timer = setTimeout(() => setPhase('openingLong'), OPENING_LONG_MS)
    return () => clearTimeout(timer)
  }, [phase])

  async function logIn({ email, password }: typeof form.values): Promise<void> {
    setLoginNotice(null)
    setProblem(null)
    setPhase('deriving')
    let isLoggedIn = false
    try {
      const authKey = await accountVault().deriveAuthKey(email, password)
      const { user, csrfToken } = await callServer(login, { email, password: authKey })
      isLoggedIn = true
      setPhase('opening')
      setSession(user, csrfToken)
      const state = await accountVault().unlockAfterLogin({ user, password })
      if (state === 'open') await autologin()
      const next = afterLoginAddress(search)
      await navigate(state === 'open' ? next : to('/login/keys', {}, { target: next }), { replace: true })
    } catch (error) {
      // Logged in without an open key is of no use: the next attempt starts anew.
      if (isLoggedIn) await logOut()
      setProblem(problemOf(error, t))
      setPhase('typing')
    }
  }

  const isBusy = phase !== 'typing'
  const canRegister = configuration !== null && isRegistrationOpen(configuration)
  return (
    <AccountFrame title={t.login.title} facts={[{ title: t.login.privacyTitle, text: t.login.privacy }]}>
      {notice !== null && <Alert color="red" role="alert" title={notice} />}
      {problem !== null && (
        <Alert color="red" role="alert" title={problem.sentence}>
          {problem.isUnverified && (
            <Link className="link" to={to('/register/verify-again')} state={{ email: form.values.email }}>
              {t.login.verifyAgain}
            </Link>
          )}
        </Alert>
      )}
      <form onSubmit={form.onSubmit((values) => void logIn(values))} noValidate>
        <Stack gap="md">
          <TextInput
            label={t.email}
            type="email"
            autoComplete="username"
            maxLength={254}
            ref={known === '' ? focusWhenShown : null}
            readOnly={isBusy}
            {...form.getInputProps('email')}
          />
          <PasswordField
            autoComplete="current-password"
            ref={known === '' ? null : focusWhenShown}
            readOnly={isBusy}
            {...form.getInputProps('password')}
          />
          <Button type="submit" loading={isBusy} mt="xs">
            {t.login.submit}
          </Button>
          <p className="quiet" role="status">
            {phase === 'typing' ? '' : t.login[phase]}
          </p>
        </Stack>
      </form>
      {canRegister && (
        <p>
          {t.login.registerQuestion}{' '}
          <Link className="link" to={to('/register')}>
            {t.login.register}
          </Link>
        </p>
      )}
    </AccountFrame>
  )
}

function problemOf(error: unknown, t: typeof de): { sentence: string; isUnverified: boolean } {
  const isUnverified = error instanceof ServerRefusal && error.code === 'account.email_not_verified'
  const waitSeconds =
    error instanceof ServerRefusal && error.code === 'rate.limited' ? error.data['waitSeconds'] : undefined
  if (typeof waitSeconds === 'number') return { sentence: t.login.wait(Math.ceil(waitSeconds / 60)), isUnverified }
  return { sentence: accountVault().sentenceOf(error) ?? errorSentence(null, '', error), isUnverified }
}
