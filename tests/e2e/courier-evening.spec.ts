import type { Locator, Page } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { formatter } from '#platform/i18n/format.ts'
import { expect, expectNoAxeViolations } from './fixtures.ts'
import { test } from './support/clocked-site.ts'
import { openCourierApp, phoneScreen, unlockCourierApp } from './support/courier.ts'

test.use({ viewport: phoneScreen, hasTouch: true, clockOf: 'courier-evening' })

const { courierRoute: route, courierShift: shift, courierMe: me } = sources.uz
const { money, number } = formatter('uz')

/** With a thumb, as the browser hears of it: what scrolls the page instead ends the pull. */
async function pullDown(page: Page, grip: Locator, by: number) {
  await grip.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await grip.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', downBy?: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: downBy === undefined ? [] : [{ x: x + width / 2, y: y + height / 2 + downBy }],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= 8; step++) await touch('touchMove', (by / 8) * step)
  await touch('touchEnd')
  await browser.detach()
}

test('the day begins with a count, goes in the courier’s own order, and ends with what was counted', async ({
  page,
  request,
}) => {
  await openCourierApp({ page, request })

  await page.getByRole('link', { name: route.shift.start }).click()
  const bags = page.getByRole('textbox', { name: shift.start.question })
  const listed = Number(await bags.inputValue())
  expect(listed).toBeGreaterThan(0)
  await page.getByRole('button', { name: shift.start.fewer }).click()
  await expect(page.getByText(shift.start.differs)).toBeVisible()
  await page.getByRole('button', { name: shift.start.more }).click()
  await expect(page.getByText(shift.start.differs)).toBeHidden()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: shift.start.go }).click()
  await expect(page.getByText(route.shift.title)).toBeHidden()

  // The last of the list becomes the next one, and stays so when the app is opened again.
  const next = page.getByRole('article').getByRole('heading')
  const first = await next.textContent()
  await page.getByRole('button', { name: route.later.order }).click()
  await page.locator('.arranged-stop__first').last().click()
  await expect(next).not.toHaveText(first ?? '')
  const chosen = await next.textContent()
  const titles = page.locator('.arranged-stop__title')
  const [upper = '', lower = ''] = await titles.allTextContents()
  expect(upper).not.toBe(lower)
  await pullDown(page, page.locator('.arranged-stop__grip').first(), 80)
  await expect(titles.first()).toHaveText(lower)
  await expect(titles.nth(1)).toHaveText(upper)
  await page.getByRole('button', { name: route.later.orderDone }).click()
  await expectNoAxeViolations(page)
  await page.reload()
  await unlockCourierApp(page)
  await expect(next).toHaveText(chosen ?? '')

  await page.getByRole('link', { name: sources.uz.courierApp.tabs.me, exact: true }).click()
  await page.getByRole('link', { name: me.day.end }).click()
  const expected = digitsOf(await page.locator('.cash-count__sums dd').first().textContent())
  const note = (value: number) =>
    page.getByLabel(shift.end.note.replace('{value}', number(value)), { exact: true })
  await note(5_000).fill(String(Math.floor(expected / 5_000) + 1))
  await page.getByLabel(shift.end.coins).fill(String(expected % 5_000))
  await expect(page.locator('.cash-count__difference')).toHaveText(`${shift.end.over}${number(5_000)}`)
  await page.getByRole('button', { name: shift.end.whyText }).click()
  await page.getByLabel(shift.end.whyField).fill('Bitta mijoz ortiqcha berdi')
  await expectNoAxeViolations(page)
  // A thumb slips: with parcels in the bag and a sum that differs it is asked once more.
  await page.getByRole('button', { name: shift.end.go }).click()
  await expect(
    page.getByRole('dialog').getByText(shift.ended.over.replace('{amount}', money(5_000))),
  ).toBeVisible()
  await page.getByRole('button', { name: shift.end.no }).click()
  await expect(page.locator('.cash-count__difference')).toBeVisible()
  await page.getByRole('button', { name: shift.end.go }).click()
  await page.getByRole('button', { name: shift.end.yes }).click()

  await expect(page.getByRole('heading', { name: shift.ended.title })).toBeVisible()
  // Nothing was taken today, and what is more than the books know of is not the cashier's: it waits for the desk.
  expect(expected).toBe(0)
  await expect(page.getByText(shift.ended.noMoney)).toBeVisible()
  await expect(page.getByText(shift.ended.over.replace('{amount}', money(5_000)))).toBeVisible()
  // What is still in the bag is named, and stays with the courier.
  await expect(page.getByRole('heading', { name: shift.ended.still })).toBeVisible()
  await page.getByRole('button', { name: shift.ended.done }).click()
  await expect(page.getByText(route.shift.title)).toBeVisible()
})

test('the badge and the word of the day are at hand', async ({ page, request, server }) => {
  // Whoever asked for a code a moment ago waits a minute for the next one.
  await server.advance(61_000)
  await openCourierApp({ page, request })
  await page.getByRole('link', { name: sources.uz.courierApp.tabs.me, exact: true }).click()
  await page.getByRole('button', { name: me.badge.show }).click()
  await expect(page.getByRole('img', { name: me.badge.qr })).toBeVisible()
  await page.getByRole('button', { name: me.badge.reveal }).click()
  await expect(page.getByText(me.badge.wordHint)).toBeVisible()
  await expectNoAxeViolations(page)
})

const digitsOf = (text: string | null) => Number((text ?? '').replace(/\D/g, ''))
