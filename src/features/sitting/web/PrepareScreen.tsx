import { useMemo, useState } from 'react'
import { Button, NativeSelect } from '@mantine/core'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { Loading } from '#base/web/Loading.tsx'
import { useLocale } from '#base/web/locale.ts'
import { PageHead } from '#base/web/PageHead.tsx'
import { Section } from '#base/web/Section.tsx'
import type { ServerRefusal } from '#base/web/ServerRefusal.ts'
import { showToast } from '#base/web/showToast.ts'
import { to } from '#base/web/to.ts'
import { showRefusal, useMutationCall } from '#base/web/useMutationCall.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { titleBesideName } from '#features/catalogue/domain/titleBesideName.ts'
import { useTestList } from '#features/catalogue/web/door.ts'
import { addSitting } from '../contract/addSitting.ts'
import { listSittings } from '../contract/listSittings.ts'
import { rememberToken } from './parts/linkMemory.ts'
import { PlaceChoice, PLACES, type Place } from './parts/PlaceChoice.tsx'
import { useHandOver } from './parts/useHandOver.ts'
import { PatientChoice } from './PrepareScreen/PatientChoice.tsx'
import css from './PrepareScreen/PrepareScreen.module.css'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

/** Preparing a sitting is three choices on one page: who, what, where. */
export default function PrepareScreen() {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const navigate = useNavigate()
  const { id: testID = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const tests = useTestList()
  const device = useHandOver()
  const [place, setPlace] = useState<Place>(PLACES.find((one) => one === params.get('where')) ?? 'device')
  const [language, setLanguage] = useState(locale)
  const [isAsked, setIsAsked] = useState(false)
  // One id as long as the page is open: a second click or a repeated call prepares no second sitting.
  const sittingID = useMemo(() => crypto.randomUUID(), [])
  const patientID = params.get('patient')
  const test = tests.data?.tests.find((one) => one._id === testID)
  const languages = test?.language ?? [language]
  const chosenLanguage = languages.find((one) => one === language) ?? languages[0] ?? language

  const add = useMutationCall(addSitting, {
    outdates: [listSittings],
    onSuccess: async ({ sitting, token }) => {
      rememberToken(sitting._id, token)
      if (place === 'device') await device.handOver(sitting, token)
      else if (place === 'qr') await navigate(to('/sitting/{id}/initiate/qrcode', { id: sitting._id }))
      else await navigate(to('/sitting/{id}/initiate', { id: sitting._id }))
    },
    onRefusal: (refusal: ServerRefusal) => {
      if (refusal.code !== 'sitting.already_prepared') return showRefusal(refusal)
      showToast('info', t.prepare.alreadyPrepared)
      void navigate(to('/sitting/{id}/initiate', { id: sittingID }))
    },
  })
  const choosePatient = (id: string | null) => {
    setIsAsked(false)
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (id === null) next.delete('patient')
        else next.set('patient', id)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  const start = () => {
    if (patientID === null) return setIsAsked(true)
    if (!add.isPending) add.mutate({ _id: sittingID, patient: patientID, testID, language: chosenLanguage, place })
  }

  return (
    <>
      <PageHead
        title={t.prepare.title}
        trail={<Link to={to('/test/{id}/details', { id: testID })}>{test?.name ?? testID}</Link>}
      />
      <Section title={t.prepare.who}>
        <PatientChoice chosen={patientID} onChoose={choosePatient} />
      </Section>
      <Section title={t.prepare.what}>
        {tests.isPending ? (
          <Loading rows={1} />
        ) : (
          <div className={css.what}>
            <NativeSelect
              label={t.prepare.test}
              value={testID}
              data={(tests.data?.tests ?? []).map((one) => ({
                value: one._id,
                label: `${one.name}: ${titleBesideName(one)}`,
              }))}
              onChange={(event) =>
                void navigate(
                  to('/test/{id}/prepare', { id: event.currentTarget.value }, { patient: patientID, where: place }),
                  {
                    replace: true,
                    preventScrollReset: true,
                  },
                )
              }
            />
            <NativeSelect
              label={t.prepare.testLanguage}
              value={chosenLanguage}
              data={languages.map((one) => ({ value: one, label: t.language[one] }))}
              onChange={(event) =>
                setLanguage(languages.find((one) => one === event.currentTarget.value) ?? chosenLanguage)
              }
            />
            {test !== undefined && (
              <p className="quiet">
                {t.prepare.facts(test.duration, test.questions)} ·{' '}
                <Link className="link" to={to('/test/{id}/details', { id: testID })}>
                  {t.prepare.details}
                </Link>
              </p>
            )}
          </div>
        )}
      </Section>
      <Section title={t.prepare.whereTitle}>
        <PlaceChoice label={t.prepare.whereTitle} value={place} onChange={setPlace} />
      </Section>
      <div className={css.go}>
        <Button size="md" loading={add.isPending || device.isBusy} onClick={start}>
          {t.initiate.go[place]}
        </Button>
        <p role="status" className={isAsked ? css.missing : 'quiet'}>
          {isAsked && t.prepare.missingPatient}
          {device.isBusy && t.initiate.handingOver}
        </p>
      </div>
    </>
  )
}
