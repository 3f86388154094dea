import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '#base/web/EmptyState.tsx'
import { ErrorState } from '#base/web/ErrorState.tsx'
import { Loading } from '#base/web/Loading.tsx'
import { PageHead } from '#base/web/PageHead.tsx'
import { to } from '#base/web/to.ts'
import { useCall } from '#base/web/useCall.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { readMailbox } from '../contract/readMailbox.ts'
import { useConfiguration } from './configuration.ts'
import { MailItem } from './MailboxScreen/MailItem.tsx'
import css from './MailboxScreen/MailboxScreen.module.css'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

/** How often the page looks for new mails. */
const EVERY_MS = 3000

/** Mails as they would have arrived, with working links; there only while developing and without a mail server. */
export default function MailboxScreen() {
  const t = useTexts({ de, en }).mailbox
  const configuration = useConfiguration()
  const isThere = configuration !== null && configuration.debug && !configuration.smtp
  const mailbox = useCall(readMailbox, {}, { enabled: isThere, everyMs: EVERY_MS })
  const mails = mailbox.data?.mails ?? []

  if (!isThere) return <PageHead title={t.missing} subtitle={t.missingHint} />
  return (
    <div className={css.page}>
      <PageHead title={t.title} subtitle={t.subtitle} />
      {mailbox.error ? (
        <ErrorState error={mailbox.error} onRetry={() => void mailbox.refetch()} />
      ) : mailbox.isPending ? (
        <Loading rows={3} />
      ) : mails.length === 0 ? (
        <EmptyState
          hint={t.emptyHint}
          action={
            <Button component={Link} to={to('/register')}>
              {t.register}
            </Button>
          }
        />
      ) : (
        <ul className={css.mails}>
          {mails.map((mail, index) => (
            <MailItem key={mail._id} mail={mail} isOpenAtFirst={index === 0} />
          ))}
        </ul>
      )}
    </div>
  )
}
