/** Mails of the account in German. Names and addresses are filled in by `accountMails.ts`. */
export const de = {
  /** Null: the typed name cannot be printed. */
  hello: (name: string | null) => (name === null ? 'Guten Tag,' : `Guten Tag ${name},`),
  footer: (productTitle: string) => `Diese Nachricht hat ${productTitle} automatisch verschickt.`,
  linkHint: 'Falls sich der Knopf nicht öffnen lässt, kopieren Sie diese Adresse in Ihren Browser:',
  verify: {
    subject: (productTitle: string) => `Bitte bestätigen Sie Ihre E-Mail-Adresse für ${productTitle}`,
    lines: (facilityName: string | null, productTitle: string) => [
      facilityName === null
        ? `Sie haben sich bei ${productTitle} registriert. Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört.`
        : `Sie haben die Praxis „${facilityName}“ bei ${productTitle} registriert. Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört.`,
    ],
    button: 'E-Mail-Adresse bestätigen',
    after: [
      'Der Link gilt 24 Stunden. Danach melden Sie sich mit dem Passwort an, das Sie bei der Registrierung gewählt haben.',
      'Sie haben sich nicht registriert? Dann löschen Sie diese Nachricht einfach. Ohne Ihre Bestätigung kann niemand das Konto nutzen.',
    ],
  },
  taken: {
    subject: (productTitle: string) => `Sie haben bereits ein Konto bei ${productTitle}`,
    lines: (productTitle: string) => [
      `Jemand wollte sich mit dieser E-Mail-Adresse bei ${productTitle} registrieren. Sie haben dort aber schon ein Konto, deshalb wurde kein zweites angelegt.`,
      'Waren Sie es selbst? Dann melden Sie sich einfach mit Ihrem bisherigen Passwort an.',
    ],
    button: 'Zur Anmeldung',
    after: ['Waren Sie es nicht, brauchen Sie nichts zu tun. An Ihrem Konto wurde nichts geändert.'],
  },
  confirmed: {
    subject: (productTitle: string) => `Ihre E-Mail-Adresse ist bei ${productTitle} schon bestätigt`,
    lines: (productTitle: string) => [
      `Sie haben um einen neuen Bestätigungslink für ${productTitle} gebeten. Ihre E-Mail-Adresse ist aber schon bestätigt. Sie können sich anmelden.`,
    ],
    button: 'Zur Anmeldung',
    after: ['Waren Sie es nicht, brauchen Sie nichts zu tun.'],
  },
}
