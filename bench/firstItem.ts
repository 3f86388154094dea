/** What a patient's link loads until the first item, and how fast the next item appears at 300 items; both in a real browser. */
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { openBrowser, openContext, PHONE } from '../e2e/openBrowser.ts'
import { begin as beginSitting } from '../e2e/steps/patient.ts'
import { testVersion } from '#features/sitting/server/door.ts'
import { findInstrument } from '#features/instrument/server/door.ts'
import { sitting } from '#features/sitting/server/door.ts'
import { eq } from 'drizzle-orm'
import { startBenchServer, type BenchServer, type BenchSitting } from './startBenchServer.ts'

const ITEMS = 300
const MEASURED = 120
/** The pause in which a chosen answer is seen before the next page; it is a decision, not work. */
const SHOWN_MS = 150

export interface FirstItemMeasured {
  scriptGzipBytes: number
  allBytes: number
  /** Click to the next item painted, without the pause in which the choice is shown. */
  nextItemMedianMs: number
  nextItemP95Ms: number
  /** Click to the chosen answer painted. */
  chosenMedianMs: number
}

export async function measureFirstItem(): Promise<FirstItemMeasured> {
  const server = await startBenchServer(null, true)
  const browser = await openBrowser()
  try {
    const context = await openContext(browser, 'de', PHONE)
    const page = await context.newPage()
    const bytes = await countBytes(page)
    const [one] = await server.makeSittings(1, 'phq-9', false)
    if (!one) throw new Error('No sitting')
    await begin(page, server, one)
    const { script, all } = await bytes()
    const long = await makeLongSitting(server)
    const second = await context.newPage()
    await begin(second, server, long)
    const { next, chosen } = await clickThrough(second)
    return {
      scriptGzipBytes: script,
      allBytes: all,
      nextItemMedianMs: quantile(next, 0.5),
      nextItemP95Ms: quantile(next, 0.95),
      chosenMedianMs: quantile(chosen, 0.5),
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Counts the scripts the page asks for, each as large as gzip makes it (level 9, as the build does), and all bytes that really travel. */
async function countBytes(page: Page): Promise<() => Promise<{ script: number; all: number }>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const scripts: Promise<number>[] = []
  let all = 0
  page.on('response', (response) => {
    if (response.url().endsWith('.js'))
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    all += encodedDataLength
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(scripts)
    return { script: sizes.reduce((sum, size) => sum + size, 0), all }
  }
}

async function begin(page: Page, server: BenchServer, one: BenchSitting): Promise<void> {
  await page.goto(`${server.url}/sitting/${one.sittingID}/run/${one.token}`)
  await beginSitting({ page, locale: 'de' })
}

/** A made-up questionnaire of 300 items in one block, pinned like a real one; it exists only in this database. */
async function makeLongSitting(server: BenchServer): Promise<BenchSitting> {
  const base = findInstrument('phq-9')
  if (!base) throw new Error('No test phq-9')
  const model = base.definition.items[0]
  if (!model) throw new Error('phq-9 has no items')
  const items = Array.from({ length: ITEMS }, (_, index) => ({ ...model, id: `q${index + 1}`, number: index + 1 }))
  const words = (language: 'de' | 'en') => ({
    ...base.texts[language],
    items: Object.fromEntries(
      items.map((item) => [item.id, `Item ${item.number}: ${base.texts[language].items['q1'] ?? ''}`]),
    ),
  })
  const total = {
    id: 'total',
    op: 'sum',
    label: { de: 'Summe', en: 'Sum' },
    of: items.map((item) => item.id),
    missing: { policy: 'complete' },
  }
  const definition = {
    ...base.definition,
    id: 'bench-300',
    modules: [{ id: model.module }],
    blocks: [{ id: model.block, type: 'closed' }],
    optionSets: { [model.optionSet]: base.definition.optionSets[model.optionSet] },
    items,
    nodes: [total],
    mainNodeID: 'total',
    bandSets: [],
    cutoffs: [],
    measurements: [],
    alerts: [],
  }
  const version = base.definition.version
  await server.database.db.insert(testVersion).values({
    testID: 'bench-300',
    version,
    contentHash: 'bench',
    definition,
    texts: { de: words('de'), en: words('en') },
    createdAt: new Date(),
  })
  const [one] = await server.makeSittings(1, 'phq-9', false)
  if (!one) throw new Error('No sitting')
  await server.database.db.update(sitting).set({ testID: 'bench-300' }).where(eq(sitting.id, one.sittingID))
  return one
}

/** Clicks by pointer in the page itself and reads the clock in the frame after the change. */
async function clickThrough(page: Page): Promise<{ next: number[]; chosen: number[] }> {
  return await page.evaluate(
    async ({ count, shownMs }) => {
      const painted = () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))),
        )
      const until = async (isThere: () => boolean) => {
        const end = performance.now() + 10_000
        while (!isThere()) {
          if (performance.now() > end) throw new Error(`Nothing came after item ${next.length + 1}`)
          await new Promise((resolve) => setTimeout(resolve, 0))
        }
      }
      const next: number[] = []
      const chosen: number[] = []
      for (let index = 0; index < count; index += 1) {
        const heading = document.querySelector('h1')?.textContent
        await new Promise((resolve) => setTimeout(resolve, 330))
        const radio = document.querySelectorAll<HTMLInputElement>('[role=radiogroup] input')[index % 4]
        if (!radio) throw new Error('No answer to click')
        const start = performance.now()
        // As a finger does: only a click that follows its pointer moves on by itself.
        radio.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
        radio.click()
        await until(() => document.querySelector('[role=radiogroup] input:checked') !== null)
        chosen.push((await painted()) - start)
        await until(() => document.querySelector('h1')?.textContent !== heading)
        next.push((await painted()) - start - shownMs)
      }
      return { next, chosen }
    },
    { count: MEASURED, shownMs: SHOWN_MS },
  )
}

function quantile(values: number[], part: number): number {
  return (
    values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0
  )
}
