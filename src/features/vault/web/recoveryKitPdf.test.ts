import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { recoveryKitPdf } from './recoveryKitPdf.ts'

const code = 'MR4W-Y0JK-S2F2-9PKS-8N7Y-Y5C7-WP74-MXSS-HKWK-11ZB-4G8E-K49M-DVCX-ET9P'
const paper = {
  code,
  kitID: 'f7053dee-950a-49fc-9f1e-76803dce257a',
  facilityName: 'Praxis Dr. Möllenkötter',
  madeAt: new Date('2026-11-21T09:00:00Z'),
  productTitle: 'Befundo',
}

/** The text of a page of this writer: hexadecimal strings within `[<…> n <…>] TJ`. */
function textOf(pdf: Buffer): string {
  const streams = pdf.toString('latin1').split('stream\n').slice(1)
  const pages = streams.flatMap((stream) => {
    try {
      return [inflateSync(Buffer.from(stream.split('\nendstream')[0] ?? '', 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
  const shown = pages.join('\n').match(/\[(.*?)\] TJ/g) ?? []
  return shown
    .map((row) =>
      (row.match(/<([0-9a-f]+)>/g) ?? [])
        .map((hex) => Buffer.from(hex.slice(1, -1), 'hex').toString('latin1'))
        .join(''),
    )
    .join(' ')
}

describe('recoveryKitPdf', () => {
  it.each([
    ['de' as const, 'Notfallblatt'],
    ['en' as const, 'Recovery kit'],
  ])('puts every group of the code and the practice on one page in %s', async (locale, title) => {
    const pdf = Buffer.from(await (await recoveryKitPdf({ ...paper, locale })).arrayBuffer())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    const text = textOf(pdf)
    for (const wanted of [title, 'Praxis Dr. Möllenkötter', '21.11.2026', ...code.split('-')])
      expect(text).toContain(wanted)
  })
})
