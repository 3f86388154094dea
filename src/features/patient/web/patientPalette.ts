import { getSession } from '#features/account/web/door.ts'
import { queryClient } from '#base/web/queryClient.ts'
import type { PaletteSource } from '#base/web/paletteSources.ts'
import { to } from '#base/web/to.ts'
import { vault } from '#features/vault/web/door.ts'
import { fullName, matchesName } from '../domain/patientName.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { patientsQuery } from './usePatients.ts'

const LARGEST_ANSWER = 8

/** Patients in the command palette, found over names opened in memory. Locked or without a practice it finds nobody. */
export const patientPalette: PaletteSource = {
  id: 'patients',
  group: { de: de.paletteGroup, en: en.paletteGroup },
  find: async (text) => {
    const { user } = getSession()
    const isOpen = user !== null && vault.state.get().openFacilities.includes(user.filter)
    if (!isOpen || text.trim() === '') return []
    const { list } = await queryClient.ensureQueryData(patientsQuery(user.filter))
    return list
      .flatMap(({ _id, name }) => (name !== null && matchesName(name, text) ? [{ _id, name }] : []))
      .slice(0, LARGEST_ANSWER)
      .map(({ _id, name }) => ({
        id: _id,
        label: fullName(name),
        ...(name.refName === '' ? {} : { description: name.refName }),
        href: to('/patient/{id}/view', { id: _id }),
      }))
  },
}
