import type { SameKeys } from '#base/web/text.ts'
import type { de } from './text.de.ts'

export const en: SameKeys<typeof de> = {
  steps: {
    makeKey: 'Your key pair is being made in this browser',
    storePrivateKey: 'Your private key is being stored, encrypted',
    storePublicKey: 'Your public key is being stored',
    proveKey: 'Your key is being checked',
    makeFacilitySecret: 'The key of your practice is being made',
    keepSession: 'This session is being secured',
  },
  attempt: (attempt: number) => `Retry ${attempt} of 5`,
  kit: {
    title: 'Recovery kit',
    practice: (name: string) => `Practice: ${name}`,
    madeAt: (date: string) => `Made on ${date}`,
    what: 'With this code, the names of your patients can be made readable again if you have forgotten your password. We do not know the code and cannot replace it.',
    keep: 'Print this sheet and keep it where you keep important documents. Whoever has this sheet and access to your account can read the names.',
    number: (kitID: string) => `Number of this sheet: ${kitID}`,
    once: 'A new recovery kit makes this one invalid.',
  },
}
