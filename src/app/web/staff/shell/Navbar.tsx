import { Button } from '@mantine/core'
import { spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { Link } from 'react-router'
import { facilityOf, useSession } from '#features/account/web/door.ts'
import { Brand } from '#base/web/Brand.tsx'
import { to } from '#base/web/to.ts'
import { productTitle } from '#base/web/usePageTitle.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import css from './Navbar.module.css'
import { UserMenu } from './UserMenu.tsx'

/** Fixed at the top of every page. */
export function Navbar() {
  const t = useTexts({ de, en })
  const { user } = useSession()
  const facility = user === null ? null : facilityOf(user)
  return (
    <header className={css.bar}>
      <Link className={css.brand} to={to('/')} aria-label={`${productTitle()}: ${t.home}`}>
        <Brand />
        <span>{productTitle()}</span>
      </Link>
      {user !== null && (
        <button
          className={css.find}
          type="button"
          aria-keyshortcuts="Control+K"
          aria-label={t.findLong}
          onClick={() => spotlight.open()}
        >
          <IconSearch size={18} stroke={1.75} aria-hidden="true" />
          <span>{t.findLong}</span>
          <kbd>{t.findKeys}</kbd>
        </button>
      )}
      <div className={css.end}>
        {facility !== null && <span className={css.facility}>{facility.name}</span>}
        {user === null ? (
          <>
            <LanguageSwitch />
            <Button component={Link} to={to('/login')} variant="default">
              {t.login}
            </Button>
          </>
        ) : (
          <UserMenu user={user} />
        )}
      </div>
    </header>
  )
}
