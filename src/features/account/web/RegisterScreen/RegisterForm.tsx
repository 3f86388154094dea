import { Button, Checkbox, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { callServer } from '#base/web/callServer.ts'
import { must, required, rules, showRefusalInForm } from '#base/web/formRules.ts'
import { useLocale } from '#base/web/locale.ts'
import { ServerRefusal } from '#base/web/ServerRefusal.ts'
import { showRefusal } from '#base/web/useMutationCall.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { register } from '../../contract/register.ts'
import { looksLikeEmail } from '../../domain/email.ts'
import { needsFacility, type UseCase } from '../../domain/registration.ts'
import { accountVault } from '../accountVault.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import { NewPassword } from './NewPassword.tsx'
import { Terms } from './Terms.tsx'
import { UseCaseChoice } from './UseCaseChoice.tsx'

interface Props {
  offered: readonly UseCase[]
  /** Longest text a field takes (Spec §5). */
  maxLength: number
  onSent: (email: string) => void
}

/** Longest name the call takes (`nameField`). */
const NAME_MAX_LENGTH = 200

export function RegisterForm({ offered, maxLength, onSent }: Props) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const [isBusy, setIsBusy] = useState(false)
  const nameLength = Math.min(maxLength, NAME_MAX_LENGTH)
  const form = useForm({
    initialValues: {
      useCase: offered[0] ?? 'medical',
      facilityName: '',
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      tos: false,
    },
    validate: {
      facilityName: (value, { useCase }) => (needsFacility(useCase) ? required(value) : null),
      firstName: required,
      lastName: required,
      email: rules(required, must(looksLikeEmail, t.emailWrong)),
      password: (value, values) =>
        required(value) ??
        (accountVault().judgePassword(value, personalWords(values)).failed.length > 0 ? t.passwordWeak : null),
      tos: must((value: boolean) => value, t.register.tosMissing),
    },
  })
  const { useCase } = form.values
  const field = (name: 'facilityName' | 'firstName' | 'lastName') => ({
    label: t.register[name],
    maxLength: nameLength,
    ...form.getInputProps(name),
  })

  async function send({ password, facilityName, ...rest }: typeof form.values): Promise<void> {
    setIsBusy(true)
    try {
      const authKey = await accountVault().deriveAuthKey(rest.email, password)
      const facility = needsFacility(rest.useCase) ? { facilityName } : {}
      await callServer(register, { ...rest, ...facility, password: authKey, language: locale })
      onSent(rest.email.trim())
    } catch (error) {
      setIsBusy(false)
      if (error instanceof ServerRefusal) showRefusalInForm(form, error)
      else showRefusal(error)
    }
  }

  return (
    <form onSubmit={form.onSubmit((values) => void send(values), focusFirstError)} noValidate>
      <Stack gap="md">
        {offered.length > 1 && (
          <UseCaseChoice offered={offered} value={useCase} onChange={(next) => form.setFieldValue('useCase', next)} />
        )}
        {needsFacility(useCase) && (
          <TextInput {...field('facilityName')} description={t.register.facilityNameHint} autoComplete="organization" />
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput {...field('firstName')} autoComplete="given-name" />
          <TextInput {...field('lastName')} autoComplete="family-name" />
        </SimpleGrid>
        <TextInput
          label={t.email}
          description={t.register.emailHint}
          type="email"
          autoComplete="email"
          maxLength={254}
          {...form.getInputProps('email')}
        />
        <NewPassword
          description={t.register.passwordHint}
          personal={personalWords(form.values)}
          {...form.getInputProps('password')}
        />
        <div>
          <Checkbox label={t.register.tos} {...form.getInputProps('tos', { type: 'checkbox' })} />
          <Terms />
        </div>
        <Button type="submit" loading={isBusy}>
          {t.register.submit}
        </Button>
        <p className="quiet" role="status">
          {isBusy ? t.register.busy : ''}
        </p>
      </Stack>
    </form>
  )
}

/** Words that must not be the whole password. */
function personalWords(values: { email: string; firstName: string; lastName: string; facilityName: string }): string[] {
  return [values.email, values.firstName, values.lastName, values.facilityName]
}

/** The first field that is refused gets the focus, so that nobody has to look for it. */
function focusFirstError(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus())
}
