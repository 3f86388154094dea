import { Button, CopyButton, Group, Textarea, TextInput } from '@mantine/core'
import { formatDate } from '#base/domain/formatDate.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { facilityOf, useUser } from '#features/account/web/door.ts'
import type { SittingOnWire } from '../../contract/sittingShape.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './LinkPanel.module.css'
import { runAddress } from './runAddress.ts'

/** A link fresh from the server, to copy, print or mail. The text is in the sitting's language and holds no name. */
export function LinkPanel({ sitting, token }: { sitting: SittingOnWire; token: string }) {
  const t = useTexts({ de, en })
  const practice = facilityOf(useUser())?.name ?? ''
  const link = runAddress(sitting, token)
  const until = formatDate(sitting.expiresAt)
  const words = sitting.language === 'de' ? de : en
  const body = words.initiate.mailBody(practice, link, until)
  const subject = words.initiate.mailSubject(practice)
  return (
    <div className={css.panel}>
      <p className="quiet">
        {t.initiate.linkOnce} {t.initiate.linkUntil(until)}
      </p>
      <div className={css.line}>
        <TextInput
          className={css.link}
          label={t.initiate.linkLabel}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={link}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? t.initiate.copied : t.initiate.copy}</Button>}
        </CopyButton>
      </div>
      <Textarea label={t.initiate.textLabel} value={body} readOnly autosize lang={sitting.language} />
      <Group gap="xs" className={css.actions}>
        <Button variant="default" onClick={() => window.print()}>
          {t.initiate.print}
        </Button>
        <Button
          variant="default"
          component="a"
          href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
        >
          {t.initiate.mail}
        </Button>
      </Group>
      <p className={`quiet ${css.actions}`}>{t.initiate.mailNotice}</p>
    </div>
  )
}
