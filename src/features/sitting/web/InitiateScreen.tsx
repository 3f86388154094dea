import { useState } from 'react'
import { Button } from '@mantine/core'
import { Link, useNavigate, useParams } from 'react-router'
import { ErrorState } from '#base/web/ErrorState.tsx'
import { Loading } from '#base/web/Loading.tsx'
import { PageHead } from '#base/web/PageHead.tsx'
import { Section } from '#base/web/Section.tsx'
import { to } from '#base/web/to.ts'
import { useCall } from '#base/web/useCall.ts'
import { useMutationCall } from '#base/web/useMutationCall.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { PatientName } from '#features/patient/web/door.ts'
import { getSitting } from '../contract/getSitting.ts'
import { initiateSitting } from '../contract/initiateSitting.ts'
import { listSittings } from '../contract/listSittings.ts'
import type { SittingOnWire } from '../contract/sittingShape.ts'
import css from './InitiateScreen/InitiateScreen.module.css'
import { LinkPanel } from './parts/LinkPanel.tsx'
import { rememberedToken, rememberToken } from './parts/linkMemory.ts'
import { PlaceChoice, type Place } from './parts/PlaceChoice.tsx'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { useHandOver } from './parts/useHandOver.ts'

/** Hands a prepared or interrupted sitting over: this device, another by QR, or a link. */
export default function InitiateScreen() {
  const t = useTexts({ de, en })
  const { id = '' } = useParams()
  const answer = useCall(getSitting, { id })
  const sitting = answer.data?.sitting
  return (
    <>
      <PageHead
        title={t.initiate.title}
        subtitle={
          sitting && (
            <>
              {sitting.batteryname ?? sitting.testname}, <PatientName id={sitting.patient} />
            </>
          )
        }
        trail={<Link to={to('/sitting/{id}', { id })}>{t.one.title}</Link>}
      />
      {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && <Loading rows={4} />}
      {sitting &&
        (sitting.actions.includes('initiate') ? (
          <HandOver sitting={sitting} />
        ) : (
          <p className="quiet">{t.initiate.finished}</p>
        ))}
    </>
  )
}

function HandOver({ sitting }: { sitting: SittingOnWire }) {
  const t = useTexts({ de, en })
  const navigate = useNavigate()
  const device = useHandOver()
  const [place, setPlace] = useState<Place>(sitting.place)
  const [token, setToken] = useState(() => rememberedToken(sitting._id))
  const initiate = useMutationCall(initiateSitting, {
    outdates: [listSittings, getSitting],
    onSuccess: async (answer) => {
      rememberToken(answer.sitting._id, answer.token)
      if (place === 'device') await device.handOver(answer.sitting, answer.token)
      else if (place === 'qr') await navigate(to('/sitting/{id}/initiate/qrcode', { id: answer.sitting._id }))
      else setToken(answer.token)
    },
  })
  const isBusy = initiate.isPending || device.isBusy
  return (
    <>
      {token !== null && sitting.place === 'link' && (
        <Section title={t.initiate.linkTitle}>
          <LinkPanel sitting={sitting} token={token} />
        </Section>
      )}
      <div className={css.choice}>
        <Section title={t.initiate.choose}>
          <PlaceChoice label={t.initiate.choose} value={place} onChange={setPlace} />
          <div className={css.go}>
            <Button
              loading={isBusy}
              variant={token !== null && place === 'link' ? 'default' : 'filled'}
              onClick={() => initiate.mutate({ id: sitting._id, place })}
            >
              {t.initiate.go[place]}
            </Button>
            <p className="quiet" role="status">
              {device.isBusy ? t.initiate.handingOver : t.initiate.oldLink}
            </p>
          </div>
        </Section>
      </div>
    </>
  )
}
