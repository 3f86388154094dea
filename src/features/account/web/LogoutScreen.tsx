import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { to } from '#base/web/to.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { logOut } from './logOut.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

/** One logout a visit, although React runs effects twice while developing. */
let running: Promise<boolean> | null = null

/** Logs out by being opened, so that a link is all it takes. */
export default function LogoutScreen() {
  const t = useTexts({ de, en })
  const [wasReached, setWasReached] = useState<boolean | null>(null)

  useEffect(() => {
    running ??= logOut().finally(() => {
      running = null
    })
    void running.then(setWasReached)
  }, [])

  if (wasReached === null) return <p role="status">{t.logout.busy}</p>
  return (
    <AccountFrame title={t.logout.doneTitle}>
      <p role="status">{wasReached ? t.logout.done : t.logout.notReached}</p>
      <div>
        <Button component={Link} to={to('/login')} data-autofocus>
          {t.logout.again}
        </Button>
      </div>
    </AccountFrame>
  )
}
