/** Texts of the vault: steps of the key set-up and the paper of the recovery kit. */
export const de = {
  steps: {
    makeKey: 'Ihr Schlüsselpaar wird in diesem Browser erzeugt',
    storePrivateKey: 'Ihr privater Schlüssel wird verschlüsselt hinterlegt',
    storePublicKey: 'Ihr öffentlicher Schlüssel wird hinterlegt',
    proveKey: 'Ihr Schlüssel wird geprüft',
    makeFacilitySecret: 'Der Schlüssel Ihrer Praxis wird erzeugt',
    keepSession: 'Diese Sitzung wird abgesichert',
  },
  attempt: (attempt: number) => `Versuch ${attempt} von 5`,
  kit: {
    title: 'Notfallblatt',
    practice: (name: string) => `Praxis: ${name}`,
    madeAt: (date: string) => `Erstellt am ${date}`,
    what: 'Mit diesem Code lassen sich die Namen Ihrer Patientinnen und Patienten wieder lesbar machen, wenn Sie Ihr Passwort vergessen haben. Wir kennen den Code nicht und können ihn nicht ersetzen.',
    keep: 'Drucken Sie dieses Blatt aus und bewahren Sie es dort auf, wo Sie auch Urkunden aufbewahren. Wer dieses Blatt und Zugang zu Ihrem Konto hat, kann die Namen lesen.',
    number: (kitID: string) => `Nummer des Blattes: ${kitID}`,
    once: 'Ein neues Notfallblatt macht dieses ungültig.',
  },
}
