import { useRef } from 'react'
import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTexts } from '#base/web/useTexts.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './catalogue.module.css'

export function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTexts({ de, en })
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <TextInput
      ref={input}
      className={css.search}
      size="lg"
      type="search"
      aria-label={t.searchLabel}
      placeholder={t.searchPlaceholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
      rightSection={value === '' ? null : <CloseButton aria-label={t.clearSearch} onClick={clear} />}
      rightSectionPointerEvents="all"
    />
  )
}
