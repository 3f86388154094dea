import { notifications } from '@mantine/notifications'
import { TOAST_AUTO_HIDE_MS } from '#base/domain/timing.ts'
import { getLocale } from './locale.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { textsIn } from './useTexts.ts'

export type ToastKind = 'danger' | 'info' | 'success'

const COLORS = { danger: 'red', info: 'teal', success: 'green' } as const

/** A short notice at the edge, gone after 8 s (Spec §9). The same sentence is not stacked. */
export function showToast(kind: ToastKind, message: string): void {
  const t = textsIn({ de, en }, getLocale())
  const id = `${kind} ${message}`
  notifications.hide(id)
  notifications.show({
    id,
    color: COLORS[kind],
    title: t.toast[kind],
    message,
    autoClose: TOAST_AUTO_HIDE_MS,
    withBorder: true,
    role: kind === 'danger' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': t.close },
  })
}
