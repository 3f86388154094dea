import { Alert } from '@mantine/core'
import { Link } from 'react-router'
import { useConfiguration } from '#features/operations/web/door.ts'
import { to } from '#base/web/to.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

/** After registering or asking for the link again. It says the same whether the address was known or not. */
export function MailSent({ email }: { email: string }) {
  const t = useTexts({ de, en })
  const configuration = useConfiguration()
  const hasMailbox = configuration !== null && configuration.debug && !configuration.smtp
  return (
    <AccountFrame title={t.mailSent.title}>
      <p role="status">
        <strong>{t.mailSent.to(email)}</strong> {t.mailSent.next}
      </p>
      {hasMailbox && (
        <Alert color="teal" title={t.mailSent.mailboxHint}>
          <Link className="link" to={to('/staging')}>
            {t.mailSent.openMailbox}
          </Link>
        </Alert>
      )}
      <p className="quiet">
        {t.mailSent.nothing} {t.mailSent.spam}{' '}
        <Link className="link" to={to('/register/verify-again')} state={{ email }}>
          {t.mailSent.again}
        </Link>
      </p>
    </AccountFrame>
  )
}
