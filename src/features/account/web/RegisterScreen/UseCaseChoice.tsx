import { Radio, Stack } from '@mantine/core'
import { useTexts } from '#base/web/useTexts.ts'
import type { UseCase } from '../../domain/registration.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'

interface Props {
  offered: readonly UseCase[]
  value: UseCase
  onChange: (next: UseCase) => void
}

export function UseCaseChoice({ offered, value, onChange }: Props) {
  const t = useTexts({ de, en })
  return (
    <Radio.Group label={t.register.useCase} value={value} onChange={onChange}>
      <Stack gap="sm" mt={4}>
        {offered.map((useCase) => (
          <Radio
            key={useCase}
            value={useCase}
            label={t.register.useCases[useCase].label}
            description={t.register.useCases[useCase].hint}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}
