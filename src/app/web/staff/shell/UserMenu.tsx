import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { UserSession } from '#features/account/contract/userSession.ts'
import { useLocale } from '#base/web/locale.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { localAddress } from '../localAddress.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import { useSwitchLanguage } from './useSwitchLanguage.ts'
import css from './UserMenu.module.css'

const SCHEMES: readonly MantineColorScheme[] = ['auto', 'light', 'dark']

/** Who is logged in; language, appearance and the way out. */
export function UserMenu({ user }: { user: UserSession }) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const { switchTo } = useSwitchLanguage()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const schemeNames = { auto: t.schemeAuto, light: t.schemeLight, dark: t.schemeDark }
  const chosen = <IconCheck size={16} aria-hidden="true" />

  return (
    <Menu position="bottom-end" width={240} withinPortal>
      <Menu.Target>
        <button className={css.target} type="button" aria-label={t.account(user.displayName)}>
          <span className={css.name}>{user.displayName}</span>
          <span className={css.initials} aria-hidden="true">
            {initials(user)}
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{user.email}</Menu.Label>
        <Menu.Divider />
        <Menu.Label>{t.language}</Menu.Label>
        <Menu.Item
          lang="de"
          role="menuitemradio"
          aria-checked={locale === 'de'}
          rightSection={locale === 'de' && chosen}
          onClick={() => switchTo('de')}
        >
          {t.german}
        </Menu.Item>
        <Menu.Item
          lang="en"
          role="menuitemradio"
          aria-checked={locale === 'en'}
          rightSection={locale === 'en' && chosen}
          onClick={() => switchTo('en')}
        >
          {t.english}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t.colorScheme}</Menu.Label>
        {SCHEMES.map((scheme) => (
          <Menu.Item
            key={scheme}
            role="menuitemradio"
            aria-checked={colorScheme === scheme}
            rightSection={colorScheme === scheme && chosen}
            onClick={() => setColorScheme(scheme)}
          >
            {schemeNames[scheme]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item component={Link} to={localAddress('/logout')}>
          {t.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function initials({ firstName, lastName, displayName }: UserSession): string {
  const letters = [firstName, lastName].map((name) => name.charAt(0)).join('')
  return (letters || displayName.slice(0, 2)).toLocaleUpperCase()
}
