import { useState } from 'react'
import { formatDateTime } from '#base/domain/formatDate.ts'
import { useTexts } from '#base/web/useTexts.ts'
import type { MailboxMail } from '../../contract/readMailbox.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import { linksIn } from './linksIn.ts'
import css from './MailboxScreen.module.css'

/** One mail: who, what, when; its text opens below, with the links alive. */
export function MailItem({ mail, isOpenAtFirst }: { mail: MailboxMail; isOpenAtFirst: boolean }) {
  const t = useTexts({ de, en }).mailbox
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return (
    <li className={css.mail}>
      <button
        className={css.head}
        type="button"
        aria-expanded={isOpen}
        aria-label={t.open(mail.subject)}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={css.subject}>{mail.subject}</span>
        <span className={css.time}>{formatDateTime(mail.createdAt)}</span>
        <span className={css.recipient}>{t.to(mail.to)}</span>
      </button>
      {isOpen && (
        <div className={css.text}>
          {linksIn(mail.text).map((part, index) =>
            part.href === null ? (
              <span key={index}>{part.text}</span>
            ) : (
              <a key={index} className="link" href={part.href}>
                {part.text}
              </a>
            ),
          )}
        </div>
      )}
    </li>
  )
}
