import type { SameKeys } from '#base/web/text.ts'
import type { de } from './text.de.ts'

export const en: SameKeys<typeof de> = {
  heroTitle: 'Psychological tests whose results you can check yourself',
  heroLead:
    'You give a questionnaire, your patient answers on your tablet or on their own phone, and you read in one sentence what came of it. Every number opens up, down to the single answer.',
  register: 'Register a practice',
  login: 'Log in',
  registrationClosed: 'We are not taking on new practices at the moment. If you have an account, log in as usual.',
  exampleNote: 'Example with invented values. PHQ-9 ranges from Kroenke, Spitzer and Williams (2001).',
  exampleVerdict: 'Moderate depressive symptoms (14 of 27).',
  exampleChange: '7 points fewer than last time.',
  exampleLabel: 'Scale from 0 to 27 in five ranges. Today 14, moderate; last time 21, severe.',
  exampleToday: 'today',
  exampleBefore: 'last time',
  exampleBands: ['minimal', 'mild', 'moderate', 'mod. severe', 'severe'],
  stepsTitle: 'How it works in a practice',
  steps: [
    {
      title: 'Add a patient',
      text: 'Names are encrypted in your browser before they leave it. You can still search for them and find them.',
    },
    {
      title: 'Give a test',
      text: 'Now on this device, or later by link or QR code. One question a page, large type, to be used with a thumb, a keyboard or a screen reader.',
    },
    {
      title: 'Read the result',
      text: 'First a sentence, then the score on its scale, then the answers and the calculation. If someone affirms the question about suicidal thoughts, the alert stands at the very top.',
    },
    {
      title: 'See the course',
      text: 'Repeated tests stand on a time axis. Where the precision of a test is documented, you see whether more has changed than it explains.',
    },
  ],
  trustTitle: 'What you can rely on',
  trust: [
    {
      title: 'We cannot read your patients’ names',
      text: 'The key is made in your practice and stays there. The server keeps strings of characters that are of no use to anyone without it.',
    },
    {
      title: 'No answer gets lost',
      text: 'Every answer is safe on the device before the next question appears. Battery empty, page closed, network gone: it goes on at the same place.',
    },
    {
      title: 'Every number has an origin',
      text: 'Answers, reversed items, missing values, sum, range, source: step by step, including the steps that changed nothing.',
    },
    {
      title: 'No norms without evidence',
      text: 'Every test names its authors, version and licence. Reference values whose source we could not confirm are not shown.',
    },
  ],
  privacyLink: 'What the server can read and what it cannot',
  forWhomTitle: 'Who it is for',
  forWhom:
    'For practices in psychology, psychiatry and neurology, and for family doctors who want to know between two appointments how someone is doing. A questionnaire supports your judgement; it replaces neither the conversation nor the diagnosis.',
  imprint: 'Imprint',
  imprintLead: 'About this installation',
  product: 'Product',
  version: 'Version',
  address: 'Address',
  operator: 'Operator',
  operatorText:
    'Responsible for this service is whoever runs it at the address above and has signed the contract with your practice. Name and postal address are in that contract. Patients please contact their practice.',
  noMedicalAdvice: 'Test results are aids for professionals. They are not a diagnosis and do not replace treatment.',
  emergency: 'In an emergency',
  emergencyText: 'Emergency number 112. In Germany, TelefonSeelsorge: 0800 111 0 111, free of charge, day and night.',
}
