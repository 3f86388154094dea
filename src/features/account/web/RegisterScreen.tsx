import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useConfiguration } from '#features/operations/web/door.ts'
import { to } from '#base/web/to.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { isRegistrationOpen, offeredUseCases } from '../domain/registration.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { MailSent } from './MailSent.tsx'
import { RegisterForm } from './RegisterScreen/RegisterForm.tsx'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

/** Registers a user and their practice. The form is there only where the configuration lets anyone register. */
export default function RegisterScreen() {
  const t = useTexts({ de, en })
  const configuration = useConfiguration()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const offered = configuration === null ? [] : offeredUseCases(configuration)

  if (sentTo !== null) return <MailSent email={sentTo} />
  if (configuration === null || !isRegistrationOpen(configuration) || offered.length === 0) {
    return (
      <AccountFrame title={t.register.closedTitle}>
        <p>{t.register.closed}</p>
        <div>
          <Button component={Link} to={to('/login')}>
            {t.toLogin}
          </Button>
        </div>
      </AccountFrame>
    )
  }
  const facts = [
    { title: t.register.privacyTitle, text: t.register.privacy },
    { title: t.register.lossTitle, text: t.register.loss },
  ]
  return (
    <AccountFrame title={t.register.title} subtitle={t.register.subtitle} facts={facts}>
      <RegisterForm offered={offered} maxLength={configuration.formInputMaxLength} onSent={setSentTo} />
      <p>
        {t.register.haveAccount}{' '}
        <Link className="link" to={to('/login')}>
          {t.toLogin}
        </Link>
      </p>
    </AccountFrame>
  )
}
