import type { APIRequestContext, Page } from '@playwright/test'
import { pricingCalls } from '#modules/pricing/pricing.calls.ts'
import { type Locale, locales, localizedPath } from '#platform/i18n/locales.ts'
import { expect, expectNoAxeViolations, hydrated, test } from './fixtures.ts'
import { callApi } from './support/api-calls.ts'

/** Three roads of different length, small, medium and large: region and district at both ends. */
const roads = [
  { distance: 'local', size: 'small', kg: 1, from: [14, 205], to: [14, 207] },
  { distance: 'belt1', size: 'medium', kg: 3, from: [14, 205], to: [8, 122] },
  { distance: 'belt3', size: 'large', kg: 5, from: [12, 177], to: [1, 23] },
] as const

type Road = (typeof roads)[number]
type Offer = { delivery_option: number; delivery_type: number; price: number | null }

/** From point to point by standard and by express, as the API answers. */
async function apiPrices(request: APIRequestContext, { kg, from, to }: Road): Promise<(number | null)[]> {
  const place = ([region, city]: readonly [number, number]) => ({ region, city })
  const answer = await callApi(request, pricingCalls.calculateParcel, {
    data: { from: place(from), to: place(to), parcel_size: { weight: kg } },
  })
  const { results } = (await answer.json()) as { results: Offer[] }
  return [1, 2].map(
    (type) =>
      results.find((each) => each.delivery_option === 1 && each.delivery_type === type)?.price ?? null,
  )
}

/** What is not a number is "no express". */
async function shownPrices(page: Page, { distance, size }: Road): Promise<(number | null)[]> {
  const cells = page.locator(`[data-distance=${distance}] [data-size=${size}] td`)
  return (await cells.allTextContents()).map((text) => Number(text.replace(/\D/g, '')) || null)
}

async function open(page: Page, locale: Locale = 'uz'): Promise<void> {
  await page.goto(localizedPath(locale, '/pricing'))
  await hydrated(page)
}

test('prices on the page are those of calculate-parcel', async ({ page, request }) => {
  for (const locale of ['uz', 'ru'] as const) {
    await page.goto(localizedPath(locale, '/pricing'))
    for (const road of roads) {
      const asked = await apiPrices(request, road)
      expect(asked[0]).toBeGreaterThan(0)
      expect(await shownPrices(page, road), `${locale} ${road.distance}`).toEqual(asked)
    }
  }
})

test('a shop moves its numbers, sees each plan and is told the cheapest', async ({ page, complaints }) => {
  await open(page)
  const month = page.getByRole('region', { name: 'Oylik narx' })
  await expect(month.getByRole('status')).toContainText('Eng arzoni — Moslashuvchan')

  const cod = page.getByRole('slider', { name: 'Olganda toʻlash, surgich' })
  await cod.focus()
  await cod.press('End')
  await expect(page.getByRole('spinbutton', { name: 'Olganda toʻlash' })).toHaveValue('100')
  await expect(month.getByRole('status')).toContainText('Eng arzoni — Pro: oyiga 1 000 000 soʻm')

  await page.getByRole('spinbutton', { name: 'Oyiga joʻnatma' }).fill('100')
  await expect(month.locator('[data-plan=pro]')).toContainText('2 500 000 soʻm')
  await page.getByText('3-mintaqa', { exact: true }).last().click()
  await expect(month.locator('[data-plan=starter]')).toContainText('olganda toʻlash 690 000 soʻm')
  expect(complaints).toEqual([])
})

test('a thousand written in English is a thousand', async ({ page }) => {
  await open(page, 'en')
  const shipments = page.getByRole('spinbutton', { name: 'Shipments' })
  await shipments.fill('1,000')
  await shipments.blur()
  await expect(shipments).toHaveValue('1,000')
  await expect(page.locator('[data-plan=pro]')).toContainText('25,000,000')
})

test('links lead to the calculator and to the page for business', async ({ page }) => {
  await page.goto('/en/pricing')
  const content = page.getByRole('main')
  await expect(content.getByRole('link', { name: 'Calculate an exact price' }).first()).toHaveAttribute(
    'href',
    '/en/calculator',
  )
  await expect(content.getByRole('link', { name: 'Features for business' })).toHaveAttribute(
    'href',
    '/en/business',
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('tables, effective date and examples of a month are there, and nothing that would not move', async ({
    page,
  }) => {
    await page.goto('/ru/pricing')
    await expect(page.getByText('Тариф действует с 1 января 2026')).toBeVisible()
    await expect(page.getByText('1-й пояс: 1,5 × 45 000 = 67 500 сум')).toBeVisible()
    const shop = page.getByRole('row').filter({ hasText: '40 отправлений' })
    await expect(shop).toContainText('884 667 сум')
    await expect(shop.getByRole('cell').last()).toHaveText('Гибкий')
    await expect(page.getByRole('slider')).toHaveCount(0)
  })
})

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 360],
] as const) {
  test(`the page is accessible at ${width} px in ${colorScheme}`, async ({ page, complaints }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await open(page)
    await expectNoAxeViolations(page)
    expect(complaints).toEqual([])
  })
}

test('nothing is wider than the smallest phone, in any language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const locale of locales) {
    await open(page, locale)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), locale).toBe(320)
  }
})
