import type { de } from './mailText.de.ts'

/** Mails of the account in English. */
export const en: typeof de = {
  hello: (name) => (name === null ? 'Hello,' : `Dear ${name},`),
  footer: (productTitle) => `This message was sent automatically by ${productTitle}.`,
  linkHint: 'If the button does not open, copy this address into your browser:',
  verify: {
    subject: (productTitle) => `Please confirm your e-mail address for ${productTitle}`,
    lines: (facilityName, productTitle) => [
      facilityName === null
        ? `You have registered with ${productTitle}. Please confirm that this e-mail address is yours.`
        : `You have registered the practice “${facilityName}” with ${productTitle}. Please confirm that this e-mail address is yours.`,
    ],
    button: 'Confirm e-mail address',
    after: [
      'The link works for 24 hours. Afterwards, log in with the password you chose when you registered.',
      'You did not register? Then simply delete this message. Nobody can use the account without your confirmation.',
    ],
  },
  taken: {
    subject: (productTitle) => `You already have an account with ${productTitle}`,
    lines: (productTitle) => [
      `Somebody tried to register with ${productTitle} using this e-mail address. You already have an account there, so no second one was made.`,
      'Was it you? Then simply log in with your existing password.',
    ],
    button: 'Go to login',
    after: ['If it was not you, there is nothing to do. Nothing about your account has changed.'],
  },
  confirmed: {
    subject: (productTitle) => `Your e-mail address is already confirmed with ${productTitle}`,
    lines: (productTitle) => [
      `You asked for a new confirmation link for ${productTitle}. Your e-mail address is already confirmed, so you can log in.`,
    ],
    button: 'Go to login',
    after: ['If it was not you, there is nothing to do.'],
  },
}
