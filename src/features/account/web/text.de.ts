import type { PasswordRule } from './accountVault.ts'

const passwordRules: Record<PasswordRule, string> = {
  length: 'mindestens 10 Zeichen',
  lowercase: 'ein Kleinbuchstabe',
  uppercase: 'ein Großbuchstabe',
  number: 'eine Ziffer',
  special: 'ein Sonderzeichen',
  common: 'kein häufiges Passwort',
  personal: 'nicht Ihr Name oder Ihre E-Mail-Adresse',
}

/** Login, registration and confirming the address. */
export const de = {
  email: 'E-Mail-Adresse',
  emailWrong: 'Bitte geben Sie eine vollständige E-Mail-Adresse ein',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  toLogin: 'Zur Anmeldung',
  login: {
    title: 'Anmelden',
    submit: 'Anmelden',
    deriving: 'Passwort wird geprüft',
    opening: 'Ihr Schlüssel wird geöffnet',
    registerQuestion: 'Noch kein Konto?',
    register: 'Jetzt registrieren',
    verifyAgain: 'Bestätigungslink noch einmal schicken',
    wait: (minutes: number) =>
      minutes === 1
        ? 'Zu viele Versuche. In einer Minute können Sie es noch einmal versuchen.'
        : `Zu viele Versuche. In ${minutes} Minuten können Sie es noch einmal versuchen.`,
    privacyTitle: 'Ihr Passwort bleibt hier',
    privacy:
      'Es öffnet Ihren Schlüssel in diesem Browser. Wir bekommen nur einen daraus berechneten Wert und können damit keine Namen lesen.',
  },
  logout: {
    title: 'Abmelden',
    busy: 'Sie werden abgemeldet',
    doneTitle: 'Sie sind abgemeldet',
    done: 'Schlüssel und Namen wurden aus diesem Browser gelöscht.',
    notReached:
      'Schlüssel und Namen wurden aus diesem Browser gelöscht. Der Dienst war nicht erreichbar; dort endet die Sitzung von selbst, spätestens nach 30 Minuten.',
    again: 'Wieder anmelden',
  },
  register: {
    title: 'Registrieren',
    subtitle: 'In zwei Minuten eingerichtet. Sie brauchen nur eine E-Mail-Adresse und ein gutes Passwort.',
    useCase: 'Wofür möchten Sie das Konto nutzen?',
    useCases: {
      medical: { label: 'Für eine Praxis', hint: 'Tests an Patientinnen und Patienten geben und auswerten' },
      private: { label: 'Für mich privat', hint: 'Ohne Praxis und ohne Patientendaten' },
      demo: { label: 'Zum Ausprobieren', hint: 'Eine Praxis nur mit erfundenen Daten' },
    },
    facilityName: 'Name der Praxis',
    facilityNameHint: 'So, wie ihn Ihre Mitarbeitenden kennen',
    firstName: 'Vorname',
    lastName: 'Nachname',
    emailHint: 'Dorthin schicken wir den Link zur Bestätigung',
    tos: 'Ich stimme den Nutzungsbedingungen zu',
    tosMissing: 'Bitte stimmen Sie den Nutzungsbedingungen zu',
    termsTitle: 'Nutzungsbedingungen lesen',
    terms: [
      'Das Konto gilt für Sie persönlich. Geben Sie Ihr Passwort nicht weiter; Mitarbeitende bekommen eigene Konten.',
      'Die Ergebnisse unterstützen Ihre fachliche Entscheidung und ersetzen sie nicht.',
      'Sie geben Tests nur an Personen, die darüber aufgeklärt sind und zugestimmt haben, soweit es das Recht verlangt.',
      'Namen werden in Ihrem Browser verschlüsselt. Wir können sie nicht lesen und auch nicht wiederherstellen, wenn Passwort und Notfallblatt verloren sind.',
      'Für Verfahren mit eigenen Lizenzbedingungen gelten diese; sie stehen beim jeweiligen Test.',
    ],
    submit: 'Konto anlegen',
    busy: 'Aus Ihrem Passwort wird ein Schlüssel berechnet',
    closedTitle: 'Die Registrierung ist derzeit geschlossen',
    closed: 'Neue Konten werden im Moment nicht angenommen. Wenn Sie schon eines haben, können Sie sich anmelden.',
    haveAccount: 'Schon registriert?',
    privacyTitle: 'Was mit Ihrem Passwort geschieht',
    privacy:
      'Ihr Passwort verlässt diesen Browser nie: Wir bekommen nur einen daraus berechneten Wert, mit dem niemand die Namen Ihrer Patienten lesen kann.',
    lossTitle: 'Was Sie wissen sollten',
    loss: 'Weil nur Sie den Schlüssel haben, können wir ein vergessenes Passwort nicht für Sie ersetzen. Nach der ersten Anmeldung drucken Sie deshalb ein Notfallblatt für Ihre Praxis.',
  },
  passwordRules,
  passwordRulesTitle: 'Das Passwort braucht',
  ruleMet: 'erfüllt',
  ruleOpen: 'noch offen',
  passwordWeak: 'Bitte erfüllen Sie alle Punkte',
  strength: 'Stärke',
  strengths: ['sehr schwach', 'schwach', 'mittel', 'stark', 'sehr stark'],
  mailSent: {
    title: 'Sehen Sie in Ihr Postfach',
    to: (email: string) => `Wir haben eine Nachricht an ${email} geschickt.`,
    next: 'Öffnen Sie den Link darin innerhalb von 24 Stunden. Danach können Sie sich anmelden.',
    nothing: 'Keine Nachricht bekommen?',
    spam: 'Sehen Sie auch im Spam-Ordner nach. Manchmal dauert es ein paar Minuten.',
    again: 'Noch einmal schicken',
    openMailbox: 'Entwicklungs-Postfach öffnen',
    mailboxHint: 'Auf diesem Server ist kein Mailversand eingerichtet. Nachrichten landen im Entwicklungs-Postfach.',
  },
  verify: {
    title: 'E-Mail-Adresse bestätigen',
    text: 'Noch ein Klick, dann ist Ihre E-Mail-Adresse bestätigt.',
    submit: 'E-Mail-Adresse bestätigen',
    incompleteTitle: 'Der Link ist nicht vollständig',
    incomplete: 'Bitte öffnen Sie den Link aus der Nachricht noch einmal oder kopieren Sie die ganze Adresse.',
    doneTitle: 'Ihre E-Mail-Adresse ist bestätigt',
    done: (email: string) => `Sie können sich jetzt mit ${email} anmelden.`,
    newLink: 'Neuen Link schicken lassen',
  },
  verifyAgain: {
    title: 'Bestätigungslink noch einmal schicken',
    text: 'Geben Sie die E-Mail-Adresse ein, mit der Sie sich registriert haben.',
    submit: 'Link schicken',
  },
}
