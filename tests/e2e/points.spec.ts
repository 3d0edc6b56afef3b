import type { APIRequestContext, Page } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { pointsCalls } from '#modules/points/points.calls.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { choose, expect, expectNoAxeViolations, hydrated, test } from './fixtures.ts'
import { addressed, sendAs } from './support/api-calls.ts'
import { signInStaff } from './support/people.ts'

const { nearby, sendParcel } = sources.uz

/** An operator, who may say how any point is. */
async function sayer(request: APIRequestContext) {
  const { access_token: token } = (await (await signInStaff(request, '901000013')).json()).data
  return (id: number, state: 'open' | 'full' | 'closed_today') =>
    sendAs(request, token, pointsCalls.sayAvailability, { params: { id: String(id) }, data: { state } })
}

const draftOf = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('order_draft') ?? 'null'))

test('a point near a landmark is found in Cyrillic letters, and a parcel is sent to it', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(localizedPath('uz', '/services-near-you'))
  await hydrated(page)
  const search = page.getByLabel(nearby.page.search)
  await search.fill('Чорсу бозори')
  await search.press('Enter')
  await expect(page).toHaveURL(/at=41\.3\d+%2C69\.2\d+/)
  const rows = page.locator('.nearby-item:visible')
  await expect(rows.first()).toBeVisible()
  // The nearest that takes parcels is told of before anything is chosen.
  const send = page.getByRole('link', { name: nearby.card.send })
  await expect(send).toBeVisible()
  await expectNoAxeViolations(page)
  const locker = page.getByRole('button', { name: nearby.page.locker, exact: true })
  await locker.click()
  await expect(locker).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/kind=locker/)
  await locker.click()
  // The rows before stay in sight until the answer is there: only then is the second of them the one that is clicked.
  const list = addressed(pointsCalls.searchPoints)
  const fitting = page.waitForResponse((answer) => list.test(answer.url()) && answer.url().includes('fits='))
  await page.getByLabel(nearby.page.size).selectOption('small')
  await expect(page).toHaveURL(/size=small/)
  await fitting
  await expect(page.locator('.nearby-list')).toHaveAttribute('aria-busy', 'false')
  await expect(rows.nth(1)).toBeVisible()
  const id = Number(await rows.nth(1).getAttribute('data-point'))
  await page.locator(`.nearby-item[data-point='${id}']`).click()
  await expect(page).toHaveURL(new RegExp(`point=${id}$`))
  await send.click()
  await expect(page).toHaveURL(/\/send_parcel/)
  expect(await draftOf(page)).toMatchObject({
    delivery_option: 3,
    to: { point_id: id, point_city: expect.any(Number) },
  })
  expect(complaints).toEqual([])
})

test('a point that shuts leaves the open wizard, and its own page says so, without a reload', async ({
  page,
  request,
  context,
}) => {
  const draft = {
    delivery_option: 3,
    sender_name: 'Dilshod Rahimov',
    sender_phone: '901234567',
    receiver_name: 'Malika Yusupova',
    receiver_phone: '931234567',
    from: { region: 14, city: 205, street: 'Bunyodkor koʻchasi, 12-uy' },
    to: { region: 8, city: 122 },
    parcel_size: { weight: 1, size_class: 'small' },
  }
  await page.addInitScript((text) => localStorage.setItem('order_draft', text), JSON.stringify(draft))
  await page.goto(localizedPath('uz', '/secondStepOrderCreate?step=places'))
  await hydrated(page)
  const field = page.locator('[data-field="to.point_id"]')
  await choose(field.getByRole('radio').nth(3))
  await expect.poll(async () => (await draftOf(page)).to.point_id).not.toBeNull()
  const id: number = (await draftOf(page)).to.point_id
  const detail = await context.newPage()
  await detail.goto(localizedPath('uz', `/services-near-you/agentDetail?id=${id}`))
  await hydrated(detail)
  await expect(detail.getByRole('link', { name: nearby.card.send })).toBeVisible()

  const say = await sayer(request)
  await say(id, 'closed_today')
  try {
    await expect(detail.getByText(nearby.card.closed)).toBeVisible()
    await page.bringToFront()
    const [, says = ''] = sendParcel.places.lostShut.split('{name}')
    await expect(field.getByText(says)).toBeVisible()
    await expect(field.locator(`[data-point='${id}']`)).toBeHidden()
    expect((await draftOf(page)).to.point_id).toBeNull()
  } finally {
    await say(id, 'open')
  }
})

test('a region is complete without a script, and leads to each of its points', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(localizedPath('uz', '/services-near-you/agents'))
  await page.getByRole('link', { name: 'Samarqand viloyati' }).click()
  await expect(page).toHaveURL(/\/services-near-you\/agents\/samarqand-viloyati$/)
  const first = page.locator('.agents__point').first()
  await expect(first.locator('.agents__hours')).toHaveText(/\d\d:\d\d|kunduz/)
  const name = await first.locator('.agents__link').innerText()
  await first.locator('.agents__link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.locator('[data-today]')).toBeVisible()
  await expect(page.getByRole('link', { name: '2GIS' })).toHaveAttribute(
    'href',
    /2gis\.uz\/directions\/points\/%7C6/,
  )
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/agentDetail\?id=\d+$/)
  expect(await page.locator('script[type="application/ld+json"]').first().innerText()).toContain(
    'LocalBusiness',
  )
  await context.close()
})

test('"back" from a point keeps the place of the whole map', async ({ page, complaints }) => {
  await page.goto(localizedPath('uz', '/lastMap?map=15.00/41.32600/69.23500'))
  await hydrated(page)
  await expect(page.locator('.map-frame[data-state=ready]')).toBeVisible()
  await page.goto(localizedPath('uz', '/lastMap?map=15.00/41.32600/69.23500&point=1'))
  await hydrated(page)
  await page.getByRole('link', { name: nearby.card.more }).click()
  await expect(page).toHaveURL(/agentDetail\?id=1$/)
  await page.goBack()
  await expect(page).toHaveURL(/map=15\.00%2F41\.32600%2F69\.23500.*point=1/)
  await expect(page.locator('.map-frame[data-state=ready]')).toBeVisible()
  expect(complaints).toEqual([])
})
