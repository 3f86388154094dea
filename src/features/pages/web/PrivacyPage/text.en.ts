import type { SameKeys } from '#base/web/text.ts'
import type { de } from './text.de.ts'

export const en: SameKeys<typeof de> = {
  title: 'Privacy',
  lead: 'What the server can read and what it cannot, item by item.',
  scopeTitle: 'Who can read what',
  columns: { item: 'Item', server: 'To the server', why: 'Why' },
  sealed: 'not readable',
  readable: 'readable',
  notSent: 'never sent',
  scope: [
    {
      item: 'First name, last name and reference of patients',
      why: 'Your browser encrypts them with the key of your practice. The server does not even accept these fields unencrypted.',
    },
    {
      item: 'Your password',
      why: 'It does not leave the browser. What is sent is a value computed from it, from which it cannot be recovered.',
    },
    {
      item: 'Your private key and the key of the practice',
      why: 'The private key is kept on the key server in encrypted form only, the practice key encrypted for each member.',
    },
    {
      item: 'Answers and results',
      why: 'The server receives them, checks them and raises alerts. They belong to an identifier, not to a name.',
    },
    { item: 'Age and gender', why: 'The evaluation needs them to choose the right range.' },
    { item: 'Sittings: test, state, times', why: 'Lists and courses are made from them.' },
    { item: 'Name and e-mail address of staff', why: 'For login, invitation and notification.' },
    { item: 'Free text in answers', why: 'It is part of the answers. Please do not write names into it.' },
  ],
  sections: [
    {
      title: 'What your device keeps',
      paragraphs: [
        'Three things: a cookie for the login, one for the chosen language (365 days) and, during a sitting, the answers. The answers are deleted as soon as the practice has confirmed that it has them.',
        'After login your key is kept in the browser in encrypted form, so that you can go on working after a reload. Logging out deletes it.',
      ],
    },
    {
      title: 'What we do not do',
      paragraphs: [
        'No advertising, no tracking by third parties, no fonts, maps or scripts from other servers. The page loads from this one address only; where the key server is separate, from its address as well.',
        'Logs contain no names, no answers and no access links.',
      ],
    },
    {
      title: 'If you are a patient',
      paragraphs: [
        'Your practice is responsible for your data. Contact it as usual if you would like to know what is stored, if something is wrong or if it is to be deleted.',
        'The link that opens a questionnaire is personal. Please do not pass it on.',
      ],
    },
    {
      title: 'If the key is lost',
      paragraphs: [
        'Without the key the names are lost to everyone, including us. That is why there is the recovery sheet: print it and keep it away from the computer.',
      ],
    },
  ],
}
