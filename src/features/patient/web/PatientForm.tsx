import { useEffect, type ReactNode } from 'react'
import { Alert, Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNow } from '#base/web/useNow.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { holdUnsavedWork } from '#base/web/unsavedWork.ts'
import css from './PatientForm.module.css'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import type { PatientInput } from './sealPatient.ts'

const EARLIEST_BIRTH_YEAR = 1900
/** Sealed texts may be at most 4000 characters; nobody's name comes near. */
const LONGEST_NAME = 200

interface Fields {
  lastName: string
  firstName: string
  refName: string
  birthYear: string
  gender: '' | 'female' | 'male' | 'other'
}

interface Props {
  initial?: PatientInput
  submitLabel: string
  isBusy: boolean
  /** The sentence of what went wrong; the input stays as it is. */
  failure: string | null
  /** What helps after the failure. */
  remedy?: ReactNode
  onSubmit: (input: PatientInput) => void
  onCancel: () => void
}

/** Fields of a patient. What is typed here leaves the browser sealed or not at all. */
export function PatientForm({ initial, submitLabel, isBusy, failure, remedy, onSubmit, onCancel }: Props) {
  const t = useTexts({ de, en })
  const thisYear = new Date(useNow()).getFullYear()
  const form = useForm<Fields>({
    initialValues: {
      lastName: initial?.lastName ?? '',
      firstName: initial?.firstName ?? '',
      refName: initial?.refName ?? '',
      birthYear: initial?.birthYear === undefined || initial.birthYear === null ? '' : String(initial.birthYear),
      gender: initial?.gender ?? '',
    },
    validate: {
      lastName: (value, all) => (value.trim() === '' && all.refName.trim() === '' ? t.nameNeeded : null),
      birthYear: (value) => (value === '' || isYear(value, thisYear) ? null : t.birthYearWrong),
    },
  })
  const isDirty = form.isDirty()
  useEffect(() => (isDirty ? holdUnsavedWork() : undefined), [isDirty])

  return (
    <form
      className={css.form}
      noValidate
      autoComplete="off"
      onSubmit={form.onSubmit((fields) =>
        onSubmit({
          lastName: fields.lastName.trim(),
          firstName: fields.firstName.trim(),
          refName: fields.refName.trim(),
          birthYear: fields.birthYear === '' ? null : Number(fields.birthYear),
          gender: fields.gender === '' ? null : fields.gender,
        }),
      )}
    >
      <div className={css.pair}>
        <TextInput label={t.lastName} maxLength={LONGEST_NAME} data-autofocus {...form.getInputProps('lastName')} />
        <TextInput label={t.firstName} maxLength={LONGEST_NAME} {...form.getInputProps('firstName')} />
      </div>
      <TextInput
        label={t.refName}
        description={t.refNameHint}
        maxLength={LONGEST_NAME}
        {...form.getInputProps('refName')}
      />
      <div className={css.pair}>
        <TextInput
          label={t.birthYear}
          description={t.birthYearHint}
          inputMode="numeric"
          maxLength={4}
          {...form.getInputProps('birthYear')}
        />
        <NativeSelect
          label={t.gender}
          description={t.genderHint}
          data={[
            { value: '', label: t.noGender },
            { value: 'female', label: t.female },
            { value: 'male', label: t.male },
            { value: 'other', label: t.other },
          ]}
          {...form.getInputProps('gender')}
        />
      </div>
      {failure !== null && (
        <Alert color="red" variant="light" role="alert">
          <p>{failure}</p>
          {remedy}
        </Alert>
      )}
      <Group gap="xs">
        <Button type="submit" loading={isBusy}>
          {submitLabel}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t.cancel}
        </Button>
      </Group>
    </form>
  )
}

function isYear(text: string, thisYear: number): boolean {
  return /^\d{4}$/.test(text) && Number(text) >= EARLIEST_BIRTH_YEAR && Number(text) <= thisYear
}
