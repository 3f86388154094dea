import type { ReactNode } from 'react'
import { useLocale } from '#base/web/locale.ts'
import { Section } from '#base/web/Section.tsx'
import { useTexts } from '#base/web/useTexts.ts'
import type { UserData } from '../../contract/resultShapes.ts'
import type { AnswerRow } from '../../domain/answerRows.ts'
import type { Validity } from '../../domain/validity.ts'
import { durationText } from '../durationText.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import { interruptionText, judgement, readingAids } from './validityText.ts'
import { Gauge } from './Gauge.tsx'
import css from './ValidityPanel.module.css'

interface Props {
  validity: Validity
  userData: UserData
  rows: readonly AnswerRow[]
  /** Where the usual time comes from, in words. */
  usualBasis: string
}

/** Whether the result can be trusted: one sentence, then each sign with its value, what is usual, and why. */
export function ValidityPanel({ validity, userData, rows, usualBasis }: Props) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const { duration, straightRun, missing, flags } = validity
  const aids = readingAids(userData.meta, t)
  const device = userData.device ?? userData.meta?.device ?? null
  const durationMs = duration.activeMs
  return (
    <Section title={t.validity.title}>
      <p className={css.judgement}>{judgement(validity, t)}</p>
      <dl className={css.lines}>
        <Line term={t.validity.duration} value={durationMs === null ? '–' : durationText(durationMs, locale)}>
          {durationMs !== null && (
            <Gauge
              value={durationMs}
              from={duration.usualLowMs}
              to={duration.usualHighMs}
              max={Math.max(duration.usualHighMs * 1.4, durationMs)}
            />
          )}
          <Reason>
            {t.validity.durationUsual(
              durationText(duration.usualLowMs, locale),
              durationText(duration.usualHighMs, locale),
            )}
          </Reason>
          {flags.includes('hasty') && (
            <Reason isNoted>{t.validity.durationHasty(durationText(duration.hastyBelowMs, locale))}</Reason>
          )}
          {flags.includes('slow') && <Reason isNoted>{t.validity.durationSlow}</Reason>}
        </Line>
        <Line term={t.validity.changes} value={String(validity.changes.length)}>
          {validity.changes.map((change) => {
            const row = rows.find((one) => one.itemID === change.itemID)
            const before = row?.before.at(-1)
            return (
              <Reason key={change.itemID} isNoted={change.isRisk}>
                {t.validity.changeOf(change.number)}
                {before !== undefined && `: ${before ?? t.answers.left} → ${row?.answer ?? t.answers.left}`}
              </Reason>
            )
          })}
        </Line>
        <Line term={t.validity.straight} value={t.validity.straightRun(straightRun.length)}>
          {straightRun.items >= straightRun.lookFrom ? (
            <>
              <Gauge value={straightRun.length} from={0} to={straightRun.lookFrom - 1} max={straightRun.items} />
              <Reason isNoted={flags.includes('straightRun')}>{t.validity.straightFrom(straightRun.lookFrom)}</Reason>
            </>
          ) : (
            <Reason>{t.validity.straightNotFrom}</Reason>
          )}
        </Line>
        <Line
          term={t.validity.interruptions}
          value={
            validity.interruptions.length === 0 ? t.validity.noInterruptions : String(validity.interruptions.length)
          }
        >
          {validity.interruptions.map((entry, index) => (
            // Two interruptions on one item can last equally long: only their order tells them apart.
            <Reason key={`${index}-${entry.kind}`} isNoted={flags.includes('interrupted')}>
              {interruptionText(entry, t, locale)}
            </Reason>
          ))}
          {userData.facts.networkLosses > 0 && (
            <Reason>{t.validity.networkLosses(userData.facts.networkLosses)}</Reason>
          )}
        </Line>
        <Line
          term={t.validity.missing}
          value={t.validity.of(missing.missing, missing.items)}
          isNoted={missing.missing > 0}
        />
        <Line
          term={t.validity.device}
          value={device === null ? t.validity.noDevice : t.validity.platform[device.platform]}
        >
          {device !== null && (
            <Reason>
              {device.browser}, {t.validity.screen(device.screenWidthPx, device.screenHeightPx)}
            </Reason>
          )}
        </Line>
        <Line term={t.validity.aids} value={aids.length === 0 ? t.validity.noAids : ''}>
          {aids.length > 0 && <Reason>{aids.join(', ')}</Reason>}
        </Line>
      </dl>
      <details className={css.basis}>
        <summary>{t.validity.basis}</summary>
        <p>
          {t.validity.basisText} {usualBasis}.
        </p>
      </details>
    </Section>
  )
}

function Line({
  term,
  value,
  isNoted,
  children,
}: {
  term: string
  value: string
  isNoted?: boolean
  children?: ReactNode
}) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={isNoted === true ? `${css.value} ${css.noted}` : css.value}>{value}</dd>
      {children}
    </div>
  )
}

function Reason({ isNoted, children }: { isNoted?: boolean; children: ReactNode }) {
  return <dd className={isNoted === true ? `${css.reason} ${css.noted}` : css.reason}>{children}</dd>
}
