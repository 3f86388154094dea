import { Spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '#features/account/web/door.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import { usePaletteGroups } from './usePaletteGroups.ts'

/** From anywhere to a patient, a test or a page in one key: Ctrl/⌘ K. */
export function CommandPalette() {
  const { user } = useSession()
  return user === null ? null : <OpenPalette />
}

function OpenPalette() {
  const t = useTexts({ de, en })
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const groups = usePaletteGroups(query)

  return (
    <Spotlight.Root
      query={query}
      onQueryChange={setQuery}
      shortcut={['mod + K']}
      tagsToIgnore={[]}
      centered={false}
      yOffset="12vh"
      overlayProps={{ blur: 0 }}
      title={t.findLong}
      classNames={{ header: 'visuallyHidden' }}
      scrollable
      maxHeight={420}
    >
      <Spotlight.Search
        placeholder={t.findLong}
        aria-label={t.findLong}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
      />
      <Spotlight.ActionsList>
        {groups.length === 0 && <Spotlight.Empty>{t.nothingFound}</Spotlight.Empty>}
        {groups.map(({ group, entries }) => (
          <Spotlight.ActionsGroup key={group} label={group}>
            {entries.map((entry) => (
              <Spotlight.Action
                key={entry.id}
                label={entry.label}
                {...(entry.description === undefined ? {} : { description: entry.description })}
                onClick={() => void navigate(entry.href)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}
