import { formatDate } from '#base/domain/formatDate.ts'
import type { Locale } from '#base/domain/locale.ts'
import { textsIn } from '#base/web/useTexts.ts'
import { vaultTexts } from './vaultTexts.ts'

export interface RecoveryKitPaper {
  /** 14 groups of 4. */
  code: string
  kitID: string
  facilityName: string
  madeAt: Date
  locale: Locale
  productTitle: string
}

const MARGIN = 64
/** A4 in points, without margins. */
const WIDTH = 595 - 2 * MARGIN
const GROUPS_IN_LINE = 5
const INK = '#1b2430'
const HAIRLINE = '#8a94a3'

/** The sheet with the code, made in this browser. pdfkit is loaded only when somebody asks for it. */
export async function recoveryKitPdf(paper: RecoveryKitPaper): Promise<Blob> {
  const { PDFDocument, toBlob } = await import('./recoveryKitPdf/pdfkitInBrowser.js')
  const t = textsIn(vaultTexts, paper.locale).kit
  const info = { Title: `${t.title} – ${paper.facilityName}`, Author: paper.productTitle }
  const sheet = new PDFDocument({ size: 'A4', margin: MARGIN, lang: paper.locale, displayTitle: true, info })
  const blob = toBlob(sheet)

  sheet.fillColor(INK).font('Helvetica').fontSize(11).text(paper.productTitle)
  sheet.moveDown(1).font('Helvetica-Bold').fontSize(26).text(t.title)
  sheet.moveDown(0.4).font('Helvetica').fontSize(12)
  sheet.text(t.practice(paper.facilityName)).text(t.madeAt(formatDate(paper.madeAt)))
  sheet.moveDown(1).text(t.what, { width: WIDTH, lineGap: 3 })

  const lines = linesOf(paper.code)
  const top = sheet.y + 20
  const height = lines.length * 30 + 24
  sheet.lineWidth(0.75).strokeColor(HAIRLINE).rect(MARGIN, top, WIDTH, height).stroke()
  sheet.font('Courier-Bold').fontSize(17)
  for (const [index, line] of lines.entries()) {
    sheet.text(line, MARGIN, top + 19 + index * 30, { width: WIDTH, align: 'center' })
  }

  sheet
    .font('Helvetica')
    .fontSize(12)
    .text(t.keep, MARGIN, top + height + 20, { width: WIDTH, lineGap: 3 })
  sheet.moveDown(0.8).text(t.once, { width: WIDTH })
  sheet.moveDown(1.5).fontSize(9).text(t.number(paper.kitID), { width: WIDTH })
  sheet.end()
  return blob
}

function linesOf(code: string): string[] {
  const groups = code.split('-')
  const lines: string[] = []
  for (let at = 0; at < groups.length; at += GROUPS_IN_LINE)
    lines.push(groups.slice(at, at + GROUPS_IN_LINE).join('   '))
  return lines
}
