import type { SameKeys } from '#base/web/text.ts'
import type { de } from './text.de.ts'

export const en: SameKeys<typeof de> = {
  title: 'Help',
  lead: 'Answers to the questions that practices ask most.',
  contents: 'Topics',
  topics: [
    {
      id: 'login',
      title: 'Login and keys',
      questions: [
        {
          question: 'Why does the first login take longer?',
          answer:
            'Once, your browser makes the pair of keys that protects your patients’ names. It takes a few seconds; you see the progress, and if something gets in the way it is tried again by itself.',
        },
        {
          question: 'What is the recovery sheet for?',
          answer:
            'If you forget your password, nobody but you can make the names readable again. The sheet is the second way to the key. Print it and keep it away from the computer.',
        },
        {
          question: '“Your practice has not been activated” – what does that mean?',
          answer:
            'Your practice manager has not given you the key of the practice yet. As soon as that is done, you will see the patients.',
        },
      ],
    },
    {
      id: 'sitting',
      title: 'Conducting tests',
      questions: [
        {
          question: 'How do I give a test?',
          answer:
            'In the catalogue, “Conduct now” for this device or “Conduct later” for a link or QR code. Choose the person and it starts. On a device of the practice your keys are removed before the first question.',
        },
        {
          question: 'The page was closed in the middle of a test. Is anything lost?',
          answer:
            'No. Every answer is safe on the device before the next question appears. Open the same link on the same device again and it goes on at the same place.',
        },
        {
          question: 'Does it work with the keyboard?',
          answer:
            'Yes. The digits 1 to 9 choose an answer, the arrow keys move, Enter goes on. Everywhere else Ctrl K (⌘ K on a Mac) opens the search for people, tests and pages.',
        },
      ],
    },
    {
      id: 'evaluation',
      title: 'Evaluating',
      questions: [
        {
          question: 'How does a number come about?',
          answer:
            'Below every result stands its calculation: answers, reversed items, missing values, sum, range and source. Steps that were not applied are named as well.',
        },
        {
          question: 'Why is a sitting marked in red?',
          answer:
            'Someone affirmed a question that you should see at once, such as the one about suicidal thoughts in the PHQ-9. The alert stays until you confirm that you have seen it. The person sees nothing of it.',
        },
        {
          question: 'Why is a reference value missing?',
          answer:
            'Because we could not confirm the source of the norm, or because it does not apply to this age. The raw score and the answers are there all the same.',
        },
      ],
    },
    {
      id: 'contact',
      title: 'If that does not help',
      questions: [
        {
          question: 'Whom do I ask?',
          answer:
            'Staff ask their practice manager, managers ask the party they have the contract with, patients ask their practice. Please do not send names, answers or links along.',
        },
      ],
    },
  ],
}
