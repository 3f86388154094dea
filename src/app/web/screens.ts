/**
 * EVERY ADDRESS of the product: path, layout, guards, title, screen. The browser makes its router from it, the server the HTML it sends
 * (status, title, language, description), `to()` its types. Node reads this file too: screens are imported lazily only.
 */
import { screen } from './screen.ts'

export const screens = [
  screen({
    name: 'index',
    path: '/',
    layout: 'guest',
    guards: ['landingSwitch'],
    title: { de: 'Psychologische Tests für die Praxis', en: 'Psychological tests for your practice' },
    description: {
      de: 'Fragebögen an Patienten geben, sicher beantworten lassen, Ergebnisse nachvollziehbar auswerten. Namen werden im Browser der Praxis verschlüsselt.',
      en: 'Give questionnaires to patients, have them answered safely, read results you can retrace. Names are encrypted in the browser of the practice.',
    },
    load: () => import('#features/pages/web/FrontPage.tsx'),
  }),
  screen({
    name: 'login',
    path: '/login',
    layout: 'guest',
    guards: ['loggedOut'],
    title: { de: 'Anmelden', en: 'Log in' },
    load: () => import('#features/account/web/LoginScreen.tsx'),
  }),
  screen({
    name: 'login-keys',
    path: '/login/keys',
    layout: 'guest',
    guards: ['loggedIn'],
    title: { de: 'Schlüssel einrichten', en: 'Set up your key' },
    load: () => import('#features/facility/web/KeySetUpScreen.tsx'),
  }),
  screen({
    name: 'logout',
    path: '/logout',
    layout: 'guest',
    guards: [],
    title: { de: 'Abmelden', en: 'Log out' },
    load: () => import('#features/account/web/LogoutScreen.tsx'),
  }),
  screen({
    name: 'register',
    path: '/register',
    layout: 'guest',
    guards: ['loggedOut'],
    title: { de: 'Registrieren', en: 'Register' },
    description: {
      de: 'Eine Praxis registrieren: E-Mail-Adresse, Passwort, fertig. Das Passwort verlässt den Browser nicht.',
      en: 'Register a practice: e-mail address, password, done. The password never leaves the browser.',
    },
    load: () => import('#features/account/web/RegisterScreen.tsx'),
  }),
  screen({
    name: 'register-verify',
    path: '/register/verify',
    layout: 'guest',
    guards: [],
    title: { de: 'E-Mail-Adresse bestätigen', en: 'Confirm e-mail address' },
    load: () => import('#features/account/web/VerifyScreen.tsx'),
  }),
  screen({
    name: 'register-verify-again',
    path: '/register/verify-again',
    layout: 'guest',
    guards: [],
    title: { de: 'Bestätigungslink noch einmal schicken', en: 'Send the confirmation link again' },
    load: () => import('#features/account/web/VerifyAgainScreen.tsx'),
  }),
  screen({
    name: 'staging',
    path: '/staging',
    layout: 'guest',
    guards: [],
    title: { de: 'Entwicklungs-Postfach', en: 'Development mailbox' },
    load: () => import('#features/operations/web/MailboxScreen.tsx'),
  }),
  screen({
    name: 'help',
    path: '/help',
    layout: 'guest',
    guards: [],
    title: { de: 'Hilfe', en: 'Help' },
    description: {
      de: 'Antworten auf die häufigsten Fragen: Anmeldung, Schlüssel, Sitzungen, Auswertung.',
      en: 'Answers to the most common questions: login, keys, sittings, evaluation.',
    },
    load: () => import('#features/pages/web/HelpPage.tsx'),
  }),
  screen({
    name: 'legal-imprint',
    path: '/legal/imprint',
    layout: 'guest',
    guards: [],
    title: { de: 'Impressum', en: 'Imprint' },
    description: { de: 'Wer diesen Dienst betreibt.', en: 'Who operates this service.' },
    load: () => import('#features/pages/web/ImprintPage.tsx'),
  }),
  screen({
    name: 'legal-privacy',
    path: '/legal/privacy',
    layout: 'guest',
    guards: [],
    title: { de: 'Datenschutz', en: 'Privacy' },
    description: {
      de: 'Was der Server lesen kann und was nicht, Angabe für Angabe.',
      en: 'What the server can read and what it cannot, item by item.',
    },
    load: () => import('#features/pages/web/PrivacyPage.tsx'),
  }),
  screen({
    name: 'sitting-evaluate',
    path: '/sitting/{id}/evaluate',
    layout: 'default',
    guards: ['loggedIn'],
    title: { de: 'Auswertung', en: 'Evaluation' },
    load: () => import('#features/evaluation/web/EvaluateScreen.tsx'),
  }),
  screen({
    name: 'sitting-compare',
    path: '/sitting/{id}/compare/{otherId?}',
    layout: 'default',
    guards: ['loggedIn'],
    title: { de: 'Vergleich', en: 'Comparison' },
    load: () => import('#features/evaluation/web/CompareScreen.tsx'),
  }),
  screen({
    name: 'sitting-progression',
    path: '/sitting/{id}/progression',
    layout: 'default',
    guards: ['loggedIn'],
    title: { de: 'Verlauf', en: 'Progression' },
    load: () => import('#features/evaluation/web/ProgressionScreen.tsx'),
  }),
  screen({
    name: 'facility-recovery-kit',
    path: '/facility/{id}/recovery-kit',
    layout: 'default',
    guards: ['loggedIn'],
    title: { de: 'Notfallblatt', en: 'Recovery kit' },
    keywords: { de: 'Notfallblatt Wiederherstellung Schlüssel Praxis', en: 'recovery kit restore key practice' },
    load: () => import('#features/facility/web/RecoveryKitScreen.tsx'),
  }),
]

type EveryPath = (typeof screens)[number]['path']

declare module '#base/web/to.ts' {
  interface Addresses {
    path: EveryPath
  }
}
