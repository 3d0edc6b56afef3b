import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { checkoutCalls } from '#modules/orders/basket/checkout.calls.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { roadsCalls } from '#modules/roads/roads.calls.ts'
import { trackingCalls } from '#modules/tracking/tracking.calls.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { expect, expectNoAxeViolations, holdBack, hydrated, spokenLocales } from './fixtures.ts'
import { addressed, callApi } from './support/api-calls.ts'
import { test } from './support/clocked-site.ts'
import { newPhone, signInStaff, signUpByApi } from './support/people.ts'

/** Of the demo (src/demo.ts). */
const demoOperator = '901000013'

// One after the other: they share who has signed in.
test.describe.configure({ mode: 'default' })

const bearer = (token: string) => ({ authorization: `Token ${token}`, 'idempotency-key': randomUUID() })

const body = {
  sender_name: 'Dilnoza Karimova',
  sender_phone: '901112233',
  receiver_name: 'Bobur Toshmatov',
  receiver_phone: '934445566',
  from: { region: 14, city: 205, street: 'Bunyodkor 12, 4-uy' },
  to: { region: 8, city: 122, street: 'Registon 7, 15-uy' },
  parcel_size: { weight: 0.8 },
  delivery_option: 2,
  delivery_type: 1,
  payment_type: 'cash',
  description: 'Kitoblar',
}

type Placed = { id: string; tracking_code: string }

/** Signed in once for all journeys: a code takes its time. */
let sender: Promise<string> | undefined
let operator: Promise<string> | undefined

const senderToken = async (request: APIRequestContext) => {
  sender ??= signUpByApi(request, newPhone()).then(({ token }) => token)
  return sender
}
const operatorToken = async (request: APIRequestContext) => {
  operator ??= signInStaff(request, demoOperator)
    .then((answer) => answer.json())
    .then(({ data }) => data.access_token as string)
  return operator
}

/** Placed, and waiting for the call that confirms it. */
async function placeOrder(request: APIRequestContext): Promise<Placed> {
  const headers = () => senderToken(request).then(bearer)
  const answer = await callApi(request, ordersCalls.createOrder, { headers: await headers(), data: body })
  expect(answer.status(), await answer.text()).toBe(201)
  const { data } = (await answer.json()) as { data: Placed }
  const checkout = { order_ids: [data.id], payment_type: 'cash' }
  const sent = await callApi(request, checkoutCalls.checkout, { headers: await headers(), data: checkout })
  expect(sent.ok(), await sent.text()).toBe(true)
  return data
}

async function confirmByOperator(request: APIRequestContext, { id }: Placed): Promise<void> {
  const headers = bearer(await operatorToken(request))
  const answer = await callApi(request, orderVerbsCalls.confirm, { params: { id }, headers, data: {} })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a parcel is looked up, a typo and an unknown number are told, and the light page is whole', async ({
    page,
    request,
  }) => {
    const order = await placeOrder(request)
    for (const locale of spokenLocales.filter((name) => name !== 'oz')) {
      const t = sources[locale]
      await page.goto(localizedPath(locale, '/track'))
      // It works by a script.
      await expect(page.getByText(t.tracking.card.title)).toBeHidden()
      await page.getByLabel(t.home.track.label).fill(order.tracking_code.toLowerCase())
      await page.getByRole('button', { name: t.home.track.button }).click()
      await expect(page).toHaveURL(/track\?code=tb/)
      await expect(page.getByRole('list', { name: t.parcel.way.steps }).getByRole('listitem')).toHaveCount(7)
      await expect(page.getByText('D. K.')).toBeVisible()
      await expect(page.locator('body')).not.toContainText(/Karimova|Toshmatov|Registon|934445566/)

      await page.goto(localizedPath(locale, '/track?code=TB00000000000001'))
      await expect(page.getByText(t.home.track.faults.typo)).toBeVisible()
      await page.goto(localizedPath(locale, '/track?code=TB00000000000000'))
      await expect(page.getByRole('alert')).toContainText(t.tracking.unknown.title)

      await page.goto(localizedPath(locale, '/t'))
      await page.getByLabel(t.paramMissing.trackLight.label).fill(order.tracking_code)
      await page.getByRole('button', { name: t.paramMissing.trackLight.button }).click()
      await expect(page).toHaveURL(localizedPath(locale, `/t/${order.tracking_code}`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.steps li')).toHaveCount(7)
    }
  })

  test('the light page and everything it needs is at most 15,000 bytes', async ({ page, request }) => {
    const { tracking_code: code } = await placeOrder(request)
    const fetched: string[] = []
    page.on('request', (sent) => fetched.push(sent.url()))
    for (const path of [`/t/${code}`, `/ru/t/${code}`, '/t/TB00000000000000']) {
      const answer = await page.goto(path)
      expect((await answer?.body())?.length).toBeLessThanOrEqual(15_000)
      expect(answer?.headers()['x-robots-tag']).toBe('noindex')
    }
    // A browser asks for the sign in its tab by itself.
    expect(fetched.filter((url) => !url.endsWith('/favicon.ico'))).toHaveLength(3)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  const t = sources.uz

  test('a code typed before the page is alive is not lost', async ({ page, request }) => {
    const { tracking_code: code } = await placeOrder(request)
    const letGo = await holdBack(page, '**/*.js')
    await page.goto('/track', { waitUntil: 'commit' })
    await page.getByLabel(t.home.track.label).fill(code)
    letGo()
    await hydrated(page)
    await page.getByRole('button', { name: t.home.track.button }).click()
    await expect(page).toHaveURL(`/track?code=${code}`)
  })

  test('digits that are not all there are asked for, and a lost line loses none', async ({
    page,
    request,
  }) => {
    const { tracking_code: code } = await placeOrder(request)
    await page.goto(`/track?code=${code}`)
    await hydrated(page)
    const digits = page.getByLabel(t.tracking.digits.label)
    // They are known by heart: a phone is not to offer a code from a message.
    await expect(digits).toHaveAttribute('autocomplete', 'off')
    await digits.fill('455')
    await page.getByRole('button', { name: t.tracking.digits.button, exact: true }).click()
    await expect(page.getByText(t.tracking.digits.fault)).toBeVisible()
    await expect(digits).toBeFocused()
    await expectNoAxeViolations(page)
    await page.route(addressed(trackingCalls.openPersonalView), (route) => route.abort())
    await digits.fill('45566')
    await expect(page.getByText(t.common.failed.noLine)).toBeVisible()
    await expect(digits).toHaveValue('45566')

    await page.goto('/track')
    await hydrated(page)
    await page.getByText(t.tracking.card.title).click()
    await page.getByLabel(t.tracking.card.number).fill('12345678')
    await page.getByRole('button', { name: t.tracking.card.button }).click()
    await expect(page.getByText(t.tracking.digits.fault)).toBeVisible()
    await expect(page.getByLabel(t.tracking.card.digits)).toBeFocused()
    await expect(page.getByLabel(t.tracking.card.digits)).toHaveAttribute('autocomplete', 'off')
  })

  test('the way is drawn on a map for whoever asks for it, and told in words', async ({ page, request }) => {
    const { tracking_code: code } = await placeOrder(request)
    const line = [
      [41.31, 69.25],
      [40.12, 67.83],
      [39.65, 66.96],
    ]
    const data = { distance_m: 311_074, duration_s: 15_166, by: 'road', line }
    await page.route(addressed(roadsCalls.findRoute), (route) =>
      route.fulfill({ json: { success: true, data } }),
    )
    await page.goto(`/track?code=${code}`)
    await hydrated(page)
    const stops = page.getByRole('list', { name: t.tracking.wayMap.stops })
    await expect(stops).toBeHidden()
    await page.getByRole('button', { name: t.tracking.wayMap.show }).click()
    await expect(stops.getByRole('listitem')).toHaveText([
      /^Toshkent hozir shu yerda$/,
      /^Samarqand boradigan joyi.*311 km$/,
    ])
    await expect(page.getByRole('application', { name: /Toshkent – Samarqand/ })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: t.tracking.wayMap.hide }).click()
    await expect(stops).toBeHidden()
  })

  test('a typo is told at once, the parcel stays true, five digits open it, five mistakes lock it', async ({
    page,
    request,
    complaints,
  }) => {
    const order = await placeOrder(request)
    await page.goto('/track')
    await hydrated(page)
    const field = page.getByLabel(t.home.track.label)
    const wrong = order.tracking_code.replace(/.$/, (last) => String((Number(last) + 1) % 10))
    await field.fill(wrong)
    await field.press('Enter')
    await expect(page.getByText(t.home.track.faults.typo)).toBeVisible()
    await expectNoAxeViolations(page)
    await field.fill(`https://tezbox.uz/t/${order.tracking_code}`)
    await field.press('Enter')
    await expect(page.getByText(t.tracking.when.onDays)).toBeHidden()
    await expect(page.getByText(t.tracking.when.draft)).toBeVisible()
    await expect(page.getByRole('img', { name: /Toshkent – Samarqand/ })).toBeVisible()
    await expectNoAxeViolations(page)

    // Nobody touches the page: it hears of it.
    await confirmByOperator(request, order)
    await expect(page.getByText(t.tracking.when.onDays)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: t.orders.steps.preparing })).toBeAttached()

    const digits = page.getByLabel(t.tracking.digits.label)
    for (let mistake = 1; mistake <= 5; mistake++) {
      const refused = page.waitForResponse(addressed(trackingCalls.openPersonalView))
      await digits.fill(`1000${mistake}`)
      expect((await refused).status()).toBe(403)
      await expect(digits).toHaveValue('')
    }
    await expect(page.getByText(t.errors.personal_view_refused)).toBeVisible()
    const locked = page.waitForResponse(addressed(trackingCalls.openPersonalView))
    await digits.fill('45566')
    expect((await locked).status()).toBe(403)
    await expect(page.locator('body')).not.toContainText('Registon')

    const other = await placeOrder(request)
    await page.goto(`/track?code=${other.tracking_code}`)
    await hydrated(page)
    await page.getByLabel(t.tracking.digits.label).fill('45566')
    await expect(page.getByText('Registon 7, 15-uy')).toBeVisible()
    await expect(page.getByText('Dilnoza Karimova')).toBeVisible()
    await expectNoAxeViolations(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)

    await page.goto('/track')
    await hydrated(page)
    const recent = page.getByRole('region', { name: t.tracking.recent.title })
    await expect(recent.getByRole('link')).toHaveCount(2)
    await recent.getByRole('button', { name: t.tracking.recent.forget }).click()
    await expect(recent).toBeHidden()
    // The browser itself writes down what was refused.
    expect(complaints.filter((line) => !line.includes('403'))).toEqual([])
  })
})

test('the light page is readable for everybody, by day and by night', async ({
  page,
  request,
  complaints,
}) => {
  const { tracking_code: code } = await placeOrder(request)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`/t/${code}`)
    await expectNoAxeViolations(page)
  }
  await page.getByRole('link', { name: sources.uz.tracking.light.full }).click()
  await expect(page).toHaveURL(`/track?code=${code}`)
  await expect(page.getByText(sources.uz.tracking.when.draft)).toBeVisible()
  expect(complaints).toEqual([])
})
