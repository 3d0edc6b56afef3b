import { expect, type Page, test } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { hydrated } from '../fixtures.ts'

const { common, desk } = sources.uz

/** Opened without a line, then with one, then looked at again without one, then with one. */
export async function behavesAlike(page: Page, path: string): Promise<void> {
  const again = page.getByRole('main').getByRole('button', { name: common.failed.retry })
  await test.step(path, async () => {
    await cutLine(page)
    await page.goto(path)
    await hydrated(page)
    await expect(again.first()).toBeVisible()

    await giveLine(page)
    await expect(again).toHaveCount(0)
    await expect(page.getByRole('main').getByText(common.loading)).toHaveCount(0)
    const shown = await wordsOf(page)
    expect(shown.length).toBeGreaterThan(3)

    await cutLine(page)
    await lookAgainLater(page)
    await expect(again.first()).toBeVisible()
    const kept = await wordsOf(page)
    expect(shown.filter((line) => !kept.includes(line))).toEqual([])

    await giveLine(page)
    await expect(again).toHaveCount(0)
  })
}

const waysToMore: readonly string[] = [common.showMore, desk.list.more]

const calls = '**/api/**'

const cutLine = (page: Page) => page.route(calls, (route) => route.abort('internetdisconnected'))

/** As a phone that has found its network again tells its pages. */
async function giveLine(page: Page): Promise<void> {
  await page.unroute(calls)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
}

/** Who looks into another tab for a moment has missed nothing: this was longer. */
async function lookAgainLater(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { now } = Date
    Date.now = () => now() + 60_000
    document.dispatchEvent(new Event('visibilitychange'))
    Date.now = now
  })
}

/** Lines without a digit: clocks go on. The way to more rows gives its place to the way to try again. */
const wordsOf = async (page: Page) =>
  (await page.getByRole('main').allInnerTexts())
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.trim() !== '' && !/\d/.test(line) && !waysToMore.includes(line))
