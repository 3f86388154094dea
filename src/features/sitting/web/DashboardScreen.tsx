import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ErrorState } from '#base/web/ErrorState.tsx'
import { Loading } from '#base/web/Loading.tsx'
import { useLocale } from '#base/web/locale.ts'
import { PageHead } from '#base/web/PageHead.tsx'
import { Section } from '#base/web/Section.tsx'
import { to } from '#base/web/to.ts'
import { useNow } from '#base/web/useNow.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { facilityOf, useUser } from '#features/account/web/door.ts'
import { NamesLocked, usePatients } from '#features/patient/web/door.ts'
import css from './DashboardScreen/DashboardScreen.module.css'
import { DueRow } from './DashboardScreen/DueRow.tsx'
import { FirstRun } from './DashboardScreen/FirstRun.tsx'
import { NeedRow } from './DashboardScreen/NeedRow.tsx'
import { RecentRow } from './DashboardScreen/RecentRow.tsx'
import { RecoveryLine } from './DashboardScreen/RecoveryLine.tsx'
import { RunningRow } from './DashboardScreen/RunningRow.tsx'
import { waiting } from './DashboardScreen/waiting.ts'
import { recentPatients } from './parts/recentPatients.ts'
import { useSittings } from './parts/useSittings.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

const SHOWN_NEEDS = 8
const SHOWN_RECENT = 4

/** What needs me now, what runs, what ends soon, and the way back to whom I opened last. */
export default function DashboardScreen() {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const user = useUser()
  const facility = facilityOf(user)
  const list = useSittings()
  const patients = usePatients()
  const nowMs = useNow()
  const sittings = list.data?.sittings ?? []
  const { alerts, unread, running, due } = waiting(sittings, nowMs)
  const needs = [...alerts, ...unread]
  const recent = recentPatients(user.userID).filter((id) => patients.byID.has(id))
  const day = new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(nowMs)
  const parts = [
    ...(alerts.length > 0 ? [t.dashboard.alerts(alerts.length)] : []),
    ...(unread.length > 0 ? [t.dashboard.results(unread.length)] : []),
  ]
  const [first = '', ...further] = parts
  const sentence = t.dashboard.wait([capitalised(first), ...further], alerts.length + unread.length === 1)
  if (facility === null) return <PageHead title={t.dashboard.title} subtitle={t.dashboard.private} />
  const isFirstRun =
    list.data !== undefined && sittings.length === 0 && (patients.list.length === 0 || patients.status === 'open')

  return (
    <>
      <PageHead
        title={t.dashboard.title}
        subtitle={
          <>
            {day}.{' '}
            {list.data !== undefined &&
              (parts.length === 0 ? (
                t.dashboard.nothingWaits
              ) : alerts.length > 0 ? (
                <strong>{sentence}</strong>
              ) : (
                sentence
              ))}
          </>
        }
        {...(isFirstRun
          ? {}
          : {
              actions: (
                <Button component={Link} to={to('/test')}>
                  {t.conduct}
                </Button>
              ),
            })}
      />
      <NamesLocked patients={patients} />
      <RecoveryLine facilityID={facility._id} />
      {list.error && list.data === undefined && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Loading rows={8} />}
      {isFirstRun && patients.status !== 'opening' && <FirstRun hasPatients={patients.list.length > 0} />}
      {list.data !== undefined && !isFirstRun && (
        <>
          <Section
            title={t.dashboard.needs}
            count={needs.length}
            aside={<Link to={to('/sitting')}>{t.dashboard.allSittings}</Link>}
          >
            {needs.length === 0 && <p className={css.none}>{t.dashboard.needsEmpty}</p>}
            <ul>
              {needs.slice(0, SHOWN_NEEDS).map((sitting) => (
                <NeedRow key={sitting._id} sitting={sitting} patients={patients} nowMs={nowMs} />
              ))}
            </ul>
          </Section>
          <div className={css.two}>
            <Section title={t.dashboard.running} count={running.length}>
              {running.length === 0 && <p className={css.none}>{t.dashboard.runningEmpty}</p>}
              <ul>
                {running.map((sitting) => (
                  <RunningRow key={sitting._id} sitting={sitting} patients={patients} nowMs={nowMs} />
                ))}
              </ul>
            </Section>
            <Section title={t.dashboard.due} count={due.length}>
              {due.length === 0 && <p className={css.none}>{t.dashboard.dueEmpty}</p>}
              <ul>
                {due.slice(0, SHOWN_NEEDS).map((sitting) => (
                  <DueRow key={sitting._id} sitting={sitting} patients={patients} nowMs={nowMs} />
                ))}
              </ul>
            </Section>
          </div>
          <Section title={t.dashboard.recent} aside={<Link to={to('/patient')}>{t.dashboard.allPatients}</Link>}>
            {recent.length === 0 && <p className={css.none}>{t.dashboard.recentEmpty}</p>}
            <ul>
              {recent.slice(0, SHOWN_RECENT).map((id) => (
                <RecentRow key={id} patientID={id} sittings={sittings} patients={patients} nowMs={nowMs} />
              ))}
            </ul>
          </Section>
        </>
      )}
    </>
  )
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
