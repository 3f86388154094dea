import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { QRCodeSVG } from 'qrcode.react'
import { Link, useParams } from 'react-router'
import { ErrorState } from '#base/web/ErrorState.tsx'
import { Loading } from '#base/web/Loading.tsx'
import { PageHead } from '#base/web/PageHead.tsx'
import { to } from '#base/web/to.ts'
import { useCall } from '#base/web/useCall.ts'
import { useMutationCall } from '#base/web/useMutationCall.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { getSitting } from '../contract/getSitting.ts'
import { initiateSitting } from '../contract/initiateSitting.ts'
import { listSittings } from '../contract/listSittings.ts'
import type { SittingOnWire } from '../contract/sittingShape.ts'
import { rememberedToken, rememberToken } from './parts/linkMemory.ts'
import { runAddress } from './parts/runAddress.ts'
import css from './QrCodeScreen/QrCodeScreen.module.css'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

const RHYTHM_MS = 3000

/** The code for the patient's phone, large, and beside it whether they have begun. No name: the screen is turned towards the patient. */
export default function QrCodeScreen() {
  const t = useTexts({ de, en })
  const { id = '' } = useParams()
  const [token, setToken] = useState(() => rememberedToken(id))
  const answer = useCall(getSitting, { id }, { everyMs: RHYTHM_MS })
  const sitting = answer.data?.sitting
  const renew = useMutationCall(initiateSitting, {
    outdates: [listSittings, getSitting],
    onSuccess: (made) => {
      rememberToken(made.sitting._id, made.token)
      setToken(made.token)
    },
  })
  return (
    <>
      <PageHead
        title={sitting?.batteryname ?? sitting?.testname ?? t.qr.title}
        trail={<Link to={to('/sitting/{id}', { id })}>{t.one.title}</Link>}
      />
      {answer.error && sitting === undefined && (
        <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
      )}
      {answer.isPending && <Loading rows={4} />}
      {sitting && <Progress sitting={sitting} />}
      {sitting?.actions.includes('initiate') && token !== null && <Code sitting={sitting} token={token} />}
      {sitting?.actions.includes('initiate') && token === null && (
        <div className={css.lost}>
          <p>{t.qr.lost}</p>
          <Button loading={renew.isPending} onClick={() => renew.mutate({ id, place: 'qr' })}>
            {t.qr.again}
          </Button>
        </div>
      )}
    </>
  )
}

function Code({ sitting, token }: { sitting: SittingOnWire; token: string }) {
  const t = useTexts({ de, en })
  const link = runAddress(sitting, token)
  return (
    <div className={css.code}>
      <div className={css.sheet}>
        <QRCodeSVG
          value={link}
          size={420}
          level="M"
          marginSize={4}
          title={t.qr.code(sitting.testname)}
          className={css.picture}
        />
      </div>
      <p>{t.qr.scan}</p>
      <p className={css.link}>{link}</p>
    </div>
  )
}

function Progress({ sitting }: { sitting: SittingOnWire }) {
  const t = useTexts({ de, en })
  const { progress, state } = sitting
  if (state === 'finished' || state === 'evaluated') {
    return (
      <div className={css.done} role="status">
        <IconCircleCheck size={28} stroke={1.75} aria-hidden />
        <p>{t.qr.finished}</p>
        {sitting.actions.includes('evaluate') && (
          <Button component={Link} to={to('/sitting/{id}/evaluate', { id: sitting._id })}>
            {t.qr.evaluate}
          </Button>
        )}
      </div>
    )
  }
  const hasPages = progress !== null && (state === 'running' || progress.answered > 0)
  return (
    <p className={css.status} role="status">
      {state === 'running' ? t.qr.running : hasPages ? t.qr.cancelled : t.qr.waiting}
      {hasPages && `: ${t.answered(progress.answered, progress.total)}`}
    </p>
  )
}
