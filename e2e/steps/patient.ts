/** What a patient does on the small screen. */
import type { Page } from 'playwright-core'
import type { Locale } from '#base/domain/locale.ts'
import { wordsIn } from '../words.ts'

export interface Seat {
  page: Page
  locale: Locale
}

/** Presses start and passes the instructions, where they are shown: a reopened tab goes straight on to its item. */
export async function begin({ page, locale }: Seat): Promise<void> {
  await page.waitForURL(/\/run(\/|$)/)
  const t = wordsIn(locale).run
  const item = page.getByRole('radiogroup')
  const start = page.getByRole('button', { name: new RegExp(`^(${t.landing.start}|${t.landing.goOn})$`) })
  const instructions = page.getByRole('button', { name: t.instructions.begin })
  await start.or(item).first().waitFor()
  if (await start.isVisible()) await start.click()
  await instructions.or(item).first().waitFor()
  if (await instructions.isVisible()) await instructions.click()
  await item.waitFor()
}

/** Answers the item on the screen by its place among the options (0 first) and waits for the next page. */
export async function answer({ page }: Seat, option: number): Promise<void> {
  const before = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('radio').nth(option).click()
  await page.waitForFunction((text) => document.querySelector('h1')?.innerText !== text, before)
}

export async function answerAll(seat: Seat, options: readonly number[]): Promise<void> {
  for (const option of options) await answer(seat, option)
}

export async function currentItem({ page }: Seat): Promise<string> {
  return await page.getByRole('heading', { level: 1 }).innerText()
}

/** Hands in and waits until the practice's receipt has come. */
export async function handIn({ page, locale }: Seat): Promise<void> {
  const t = wordsIn(locale).run
  await page.getByRole('button', { name: t.finish.send }).click()
  await page.getByText(t.end.delivered).waitFor({ timeout: 30_000 })
}
