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
]

type EveryPath = (typeof screens)[number]['path']

declare module '#base/web/to.ts' {
  interface Addresses {
    path: EveryPath
  }
}
