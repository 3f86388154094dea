import { describe, expect, it } from 'vitest'
import { findText, plantedForms } from './findText.ts'

describe('the search for names', () => {
  const name = 'Zürichsee-Kanari'

  it('finds nothing where nothing is', () => {
    expect(findText(Buffer.from('Zuerichsee Kanari, L-101, 7f3a'.repeat(50)), name)).toEqual([])
  })

  it.each(plantedForms(name).map((form) => [form.name, form.bytes] as const))(
    'finds the name planted in the form %s',
    (form, bytes) => {
      const around = Buffer.concat([Buffer.from('\u0000noise;'), bytes, Buffer.from('noise')])
      expect(findText(around, name).some((found) => found.startsWith(form))).toBe(true)
    },
  )

  it.each([0, 1, 2, 3, 4])('finds the name inside a longer base64 text, %i bytes in', (shift) => {
    const text = Buffer.concat([Buffer.alloc(shift, 65), Buffer.from(name), Buffer.from('more')]).toString('base64')
    expect(findText(Buffer.from(text), name)).not.toEqual([])
  })
})
