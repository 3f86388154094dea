import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { Link } from 'react-router'
import type { UserSession } from '#features/account/contract/userSession.ts'
import { isLocale } from '#base/domain/locale.ts'
import { useLocale } from '#base/web/locale.ts'
import { to } from '#base/web/to.ts'
import { useTexts } from '#base/web/useTexts.ts'
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

  return (
    <Menu position="bottom-end" width={280} withinPortal={false}>
      <Menu.Target>
        <button className={css.target} type="button" aria-label={t.account(user.displayName)}>
          <span className={css.name}>{user.displayName}</span>
          <span className={css.initials} aria-hidden="true">
            {initials(user)}
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={css.email ?? ''}>{user.email}</Menu.Label>
        <Menu.Divider />
        <Menu.Label>{t.language}</Menu.Label>
        <Menu.RadioGroup value={locale} onChange={(next) => isLocale(next) && switchTo(next)}>
          <Menu.RadioItem value="de" lang="de" closeMenuOnClick>
            {t.german}
          </Menu.RadioItem>
          <Menu.RadioItem value="en" lang="en" closeMenuOnClick>
            {t.english}
          </Menu.RadioItem>
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Label>{t.colorScheme}</Menu.Label>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(next) => setColorScheme(SCHEMES.find((scheme) => scheme === next) ?? 'auto')}
        >
          {SCHEMES.map((scheme) => (
            <Menu.RadioItem key={scheme} value={scheme}>
              {schemeNames[scheme]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item component={Link} to={to('/logout')}>
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
