import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useState, type FormEvent, type ReactNode } from 'react'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { useTexts } from './useTexts.ts'

interface Props {
  opened: boolean
  onClose: () => void
  title: string
  /** What will be lost and cannot be brought back. */
  children: ReactNode
  /** Must be typed exactly. */
  name: string
  /** Words of the red button: what it does. */
  confirmLabel: string
  onConfirm: () => void
  isBusy?: boolean
}

/** For what cannot be undone: the name is typed. Everything else has an undo instead of a question. */
export function ConfirmByTyping(props: Props) {
  const t = useTexts({ de, en })
  const [typed, setTyped] = useState('')
  const isExact = typed.trim() === props.name.trim()

  function close(): void {
    setTyped('')
    props.onClose()
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isExact) props.onConfirm()
  }

  return (
    <Modal opened={props.opened} onClose={close} title={props.title} closeButtonProps={{ 'aria-label': t.close }}>
      <form onSubmit={submit}>
        <Stack>
          <div>{props.children}</div>
          <TextInput
            label={t.typeNameToConfirm(props.name)}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autoComplete="off"
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t.cancel}
            </Button>
            <Button type="submit" color="red" disabled={!isExact} loading={props.isBusy ?? false}>
              {props.confirmLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
