import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { focusWhenShown } from '#base/web/focusWhenShown.ts'
import type { ServerRefusal } from '#base/web/ServerRefusal.ts'
import { to } from '#base/web/to.ts'
import { useMutationCall } from '#base/web/useMutationCall.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { verifyEmail } from '../contract/verifyEmail.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

/** Opening the link does nothing yet, because mail scanners open links too; a person presses the button. */
export default function VerifyScreen() {
  const t = useTexts({ de, en })
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  const [refusal, setRefusal] = useState<ServerRefusal | null>(null)
  const verify = useMutationCall(verifyEmail, { onRefusal: setRefusal })
  const again = (
    <Button component={Link} to={to('/register/verify-again')}>
      {t.verify.newLink}
    </Button>
  )

  if (code === '') {
    return (
      <AccountFrame title={t.verify.incompleteTitle}>
        <p>{t.verify.incomplete}</p>
        <div>{again}</div>
      </AccountFrame>
    )
  }
  if (verify.data !== undefined) {
    const { email } = verify.data
    return (
      <AccountFrame title={t.verify.doneTitle}>
        <p role="status">{t.verify.done(email)}</p>
        <div>
          <Button component={Link} to={to('/login')} state={{ email }} ref={focusWhenShown}>
            {t.toLogin}
          </Button>
        </div>
      </AccountFrame>
    )
  }
  if (refusal?.code === 'account.link_invalid') {
    return (
      <AccountFrame title={t.verify.title}>
        <Alert color="red" role="alert" title={refusal.message} />
        <div>{again}</div>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={t.verify.title}>
      <p>{t.verify.text}</p>
      {refusal !== null && <Alert color="red" role="alert" title={refusal.message} />}
      <div>
        <Button onClick={() => verify.mutate({ code })} loading={verify.isPending} ref={focusWhenShown}>
          {t.verify.submit}
        </Button>
      </div>
    </AccountFrame>
  )
}
