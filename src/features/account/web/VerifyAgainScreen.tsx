import { Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { focusWhenShown } from '#base/web/focusWhenShown.ts'
import { must, required, rules, showRefusalInForm } from '#base/web/formRules.ts'
import { useMutationCall } from '#base/web/useMutationCall.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { verifyEmailAgain } from '../contract/verifyEmailAgain.ts'
import { looksLikeEmail } from '../domain/email.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { MailSent } from './MailSent.tsx'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

export default function VerifyAgainScreen() {
  const t = useTexts({ de, en })
  const known = (useLocation().state as { email?: string } | null)?.email ?? ''
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    initialValues: { email: known },
    validate: { email: rules(required, must(looksLikeEmail, t.emailWrong)) },
  })
  const send = useMutationCall(verifyEmailAgain, {
    onSuccess: (_answer, { email }) => setSentTo(email),
    onRefusal: (refusal) => showRefusalInForm(form, refusal),
  })

  if (sentTo !== null) return <MailSent email={sentTo} />
  return (
    <AccountFrame title={t.verifyAgain.title} subtitle={t.verifyAgain.text}>
      <form onSubmit={form.onSubmit((values) => send.mutate(values))} noValidate>
        <Stack gap="md">
          <TextInput
            label={t.email}
            type="email"
            autoComplete="email"
            maxLength={254}
            ref={focusWhenShown}
            {...form.getInputProps('email')}
          />
          <div>
            <Button type="submit" loading={send.isPending}>
              {t.verifyAgain.submit}
            </Button>
          </div>
        </Stack>
      </form>
    </AccountFrame>
  )
}
