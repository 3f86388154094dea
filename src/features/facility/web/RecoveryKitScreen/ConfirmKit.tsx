import { Button, Group, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { getRecovery } from '#features/vault/contract/getRecovery.ts'
import { vault, type PaperKit } from '#features/vault/web/door.ts'
import { callKey } from '#base/web/useCall.ts'
import { showRefusal } from '#base/web/useMutationCall.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './RecoveryKitScreen.module.css'

/** Typing the last group proves that the sheet is there and can be read; only then the sealed copy is stored. */
export function ConfirmKit({ kit, onConfirmed }: { kit: PaperKit; onConfirmed: () => void }) {
  const t = useTexts({ de, en }).kit
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const [isSending, setIsSending] = useState(false)

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault()
    setIsSending(true)
    try {
      if (await vault.confirmRecoveryKit(kit, typed)) {
        await client.invalidateQueries({ queryKey: callKey(getRecovery) })
        onConfirmed()
      } else setIsWrong(true)
    } catch (error) {
      showRefusal(error)
    } finally {
      setIsSending(false)
    }
  }

  return (
    <li>
      <h2>{t.step2}</h2>
      <p>{t.step2Text}</p>
      <form onSubmit={(event) => void confirm(event)}>
        <Group gap="sm" mt="md" align="flex-start">
          <TextInput
            className={css.lastGroup ?? ''}
            label={t.lastGroup}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setIsWrong(false)
            }}
            error={isWrong ? t.wrongGroup : null}
            maxLength={9}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button className={css.confirm ?? ''} type="submit" disabled={typed.trim() === ''} loading={isSending}>
            {t.confirm}
          </Button>
        </Group>
      </form>
    </li>
  )
}
