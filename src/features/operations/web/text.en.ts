import type { SameKeys } from '#base/web/text.ts'
import type { de } from './text.de.ts'

export const en: SameKeys<typeof de> = {
  mailbox: {
    title: 'Development mailbox',
    subtitle: 'Messages that this server shows here instead of sending them. New ones appear by themselves.',
    to: (recipient) => `to ${recipient}`,
    open: (subject) => `Open “${subject}”`,
    emptyHint: 'As soon as somebody registers, the message with the confirmation link arrives here.',
    register: 'Register',
    missing: 'This server has no development mailbox.',
    missingHint: 'Messages are really being sent, or the development mode is off.',
  },
}
