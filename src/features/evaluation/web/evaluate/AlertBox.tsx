import { Button } from '@mantine/core'
import { formatDateTime } from '#base/domain/formatDate.ts'
import { useLocale } from '#base/web/locale.ts'
import { showToast } from '#base/web/showToast.ts'
import { useMutationCall } from '#base/web/useMutationCall.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { listSittings } from '#features/sitting/contract/listSittings.ts'
import { acknowledgeAlert } from '../../contract/acknowledgeAlert.ts'
import { evaluateSitting } from '../../contract/evaluateSitting.ts'
import type { AlertOnWire } from '../../contract/resultShapes.ts'
import type { AnswerRow } from '../../domain/answerRows.ts'
import { scoreText } from '../scoreText.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './AlertBox.module.css'

interface Props {
  sittingID: string
  alert: AlertOnWire
  /** Number of the item. */
  number: number
  /** The answer that raised it; absent where it was raised by answers that came in after the result shown. */
  row: AnswerRow | undefined
  previousDay: string | null
}

/** A risk item: what was answered, what it was before, who took note. Red, and the only red button, where it is critical; else amber. */
export function AlertBox({ sittingID, alert, number, row, previousDay }: Props) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const acknowledge = useMutationCall(acknowledgeAlert, {
    outdates: [evaluateSitting, listSittings],
    onSuccess: () => showToast('success', t.alert.thanks),
  })
  const before = row?.before.at(-1)
  const isOpen = alert.acknowledgedAt === null
  const isCritical = alert.severity === 'critical'
  const classes = [css.alert, isCritical ? '' : css.warning, isOpen ? '' : css.noted].join(' ')
  return (
    <section className={classes} aria-label={t.alert.region(number)}>
      <p className={css.text}>
        <b>
          <svg className={css.sign} width="16" height="15" viewBox="0 0 24 22" aria-hidden="true">
            <path d="M12 2 1.8 20h20.4z" />
            <path d="M12 9v5M12 17v.2" />
          </svg>
          {alert.text[locale]}
        </b>
        {row === undefined && ` ${t.alert.laterAnswers}`}
        {row !== undefined && row.answer !== null && ` ${t.alert.answer(row.answer)}`}
        {before !== undefined && before !== null && ` ${t.alert.changed(before)}`}
        {previousDay !== null &&
          row !== undefined &&
          row.previous !== null &&
          ` ${t.alert.last(previousDay, scoreText(row.previous, locale))}`}{' '}
        {alert.acknowledgedAt === null
          ? t.alert.open
          : t.alert.acknowledged(alert.acknowledgedBy ?? '–', formatDateTime(alert.acknowledgedAt))}
      </p>
      {isOpen && (
        <Button
          {...(isCritical ? { color: 'red' } : { variant: 'default' })}
          className={css.button ?? ''}
          loading={acknowledge.isPending}
          onClick={() => acknowledge.mutate({ sittingID, alertID: alert.alertID })}
        >
          {t.alert.acknowledge}
        </Button>
      )}
    </section>
  )
}
