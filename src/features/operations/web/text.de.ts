/** Development mailbox. */
export const de = {
  mailbox: {
    title: 'Entwicklungs-Postfach',
    subtitle: 'Nachrichten, die dieser Server nicht verschickt, sondern hier zeigt. Neue erscheinen von selbst.',
    to: (recipient: string) => `an ${recipient}`,
    open: (subject: string) => `„${subject}“ aufklappen`,
    emptyHint: 'Sobald sich jemand registriert, liegt hier die Nachricht mit dem Bestätigungslink.',
    register: 'Registrieren',
    missing: 'Auf diesem Server gibt es kein Entwicklungs-Postfach.',
    missingHint: 'Nachrichten werden wirklich verschickt, oder der Entwicklungsmodus ist aus.',
  },
}
