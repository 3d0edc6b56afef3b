import { randomUUID } from 'node:crypto'
import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'
import { badgeCalls } from '#modules/delivery/badge.calls.ts'
import { ratingCalls } from '#modules/delivery/rating.calls.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { passcodeOf } from '#modules/tracking/passes.ts'
import { trackingCalls } from '#modules/tracking/tracking.calls.ts'
import { type Locale, localizedPath } from '#platform/i18n/locales.ts'
import { choose, expect, expectNoAxeViolations, hydrated, spokenLocales } from './fixtures.ts'
import { callApi } from './support/api-calls.ts'
import { test } from './support/clocked-site.ts'
import { secrets } from './support/demo-site.ts'
import { type KnownPerson, newestCode, rememberOnce, signInStaff } from './support/people.ts'

const bearer = (token: string) => ({ authorization: `Token ${token}`, 'idempotency-key': randomUUID() })

/** Oz is made from uz: the journeys are told in the languages that are written. */
const told = spokenLocales.filter((locale): locale is Exclude<Locale, 'oz'> => locale !== 'oz')

// One after the other, on one server: what the first rates is the demo's.
test.describe.configure({ mode: 'default' })

/** Of the demo (src/demo.ts). */
const demo = { sender: '901000001', courier: '901000011' }

async function done<T>(answer: APIResponse): Promise<T> {
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: T }).data
}

type Delivered = { id: string; tracking_code: string }

/** Brought by the demo's courier, and not rated yet by whoever got it. */
async function unrated(request: APIRequestContext, token: string) {
  const list = await callApi(request, ordersCalls.listOrders, {
    query: { group: 'delivered' },
    headers: bearer(token),
  })
  for (const order of (await done<{ items: Delivered[] }>(list)).items) {
    const rating = await receiversRating(request, order)
    if (rating?.stars === null) return { order, code: rating.code }
  }
  throw new Error('the demo has a delivery that its receiver has not rated')
}

/** Behind the link of their message. Null when nobody brought it: it was collected at a point. */
async function receiversRating(request: APIRequestContext, { tracking_code: code }: Delivered) {
  const pass = passcodeOf(secrets, code, 'receiver')
  const opened = await callApi(request, trackingCalls.trackParcel, {
    params: { trackId: code },
    query: { p: pass },
  })
  type Rating = { code: string; stars: number | null } | null
  return (await done<{ personal: { rating: Rating } }>(opened)).personal.rating
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

test('a delivery is rated by both sides: the receiver by the link, the sender in a dialog', async ({
  page,
  request,
  complaints,
}) => {
  // Two people, a courier and a whole delivery.
  test.slow()
  const login = { phone: demo.sender, code: await newestCode(request, demo.sender) }
  const sender = await done<{ access_token: string; user: KnownPerson['user'] }>(
    await callApi(request, signInCalls.signIn, { data: login }),
  )
  const { order, code } = await unrated(request, sender.access_token)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [index, locale] of told.entries()) {
    const t = sources[locale].feedback
    await open(page, localizedPath(locale, `/feedback/${code}`))
    if (index > 0) await page.getByRole('button', { name: t.change }).click()
    else {
      await page.getByRole('button', { name: t.send }).click()
      await expect(page.getByText(t.choose)).toBeVisible()
    }
    // Arrows move along the stars, as in any group.
    await page.getByRole('radio').first().focus()
    for (let star = 1; star < 4; star++) await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio').nth(3)).toBeChecked()
    await page.getByText(t.tags.polite, { exact: true }).click()
    await page.getByLabel(t.comment).fill('Rahmat!')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: index > 0 ? t.save : t.send }).click()
    await expect(page.getByRole('heading', { name: t.thanks })).toBeFocused()
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: t.change }).click()
    await expect(page.getByLabel(t.comment)).toHaveValue('Rahmat!')
    await choose(page.getByRole('radio').nth(1))
    await expect(page.getByText(t.tags.polite, { exact: true })).toBeHidden()
    await page.getByText(t.tags.late, { exact: true }).click()
    await page.getByRole('button', { name: t.save }).click()
    await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible()
  }
  const view = await callApi(request, ratingCalls.readDriverByLink, { params: { code } })
  expect(await view.json()).toMatchObject({
    data: { first_name: 'Jasur', review: { stars: 2, tags: ['late'] } },
  })

  const t = sources.uz.feedback
  await page.addInitScript(rememberOnce, { ...sender, token: sender.access_token, phone: demo.sender })
  await open(page, `/order-list/${order.id}`)
  await page.getByRole('button', { name: t.rate }).click()
  const dialog = page.getByRole('dialog', { name: t.dialog })
  await choose(dialog.getByRole('radio').nth(4))
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: t.send }).click()
  await expect(dialog.getByRole('heading', { name: t.thanks })).toBeVisible()
  await dialog.getByRole('button', { name: sources.uz.common.close }).last().click()
  await expect(page.getByRole('button', { name: t.change })).toBeVisible()
  expect(complaints).toEqual([])
})

test('links that lead nowhere say so, and whoever stands at the door can be checked', async ({
  page,
  request,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const locale of told) {
    const t = sources[locale]
    const dead = await page.goto(localizedPath(locale, '/AbCdEfGh12345678'))
    expect(dead?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.invalidToken.title)
    await open(page, localizedPath(locale, `/feedback/${'x'.repeat(60)}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.feedback.goneTitle)

    await open(page, localizedPath(locale, '/badge'))
    await page.getByLabel(t.badge.number).fill('100-000')
    await page.getByRole('button', { name: t.badge.check }).click()
    await expect(page.getByRole('alert')).toContainText(t.badge.notOursTitle)
    await expectNoAxeViolations(page)
  }
  // A link has no language: whoever has chosen one reads it there.
  await page.context().addCookies([{ name: 'locale', value: 'ru', url: site }])
  const dead = await page.goto('/AbCdEfGh12345678')
  expect([dead?.status(), new URL(page.url()).pathname]).toEqual([404, '/ru/AbCdEfGh12345678'])

  const courier = await done<{ access_token: string }>(await signInStaff(request, demo.courier))
  const badge = await done<{ link: string; word: string }>(
    await callApi(request, badgeCalls.readOwnBadge, { headers: bearer(courier.access_token) }),
  )
  const t = sources.uz.badge
  await open(page, new URL(badge.link).pathname)
  await expect(page.getByText(t.ours)).toBeVisible()
  await page.getByLabel(t.word).fill('anor 1')
  await page.getByRole('button', { name: t.wordCheck }).click()
  await expect(page.getByText(t.wrongTitle)).toBeVisible()
  await page.getByLabel(t.word).fill(badge.word.toUpperCase())
  await page.getByRole('button', { name: t.wordCheck }).click()
  await expect(page.getByText(t.right)).toBeVisible()
  await expectNoAxeViolations(page)
  await expect(page.locator('body')).not.toContainText(badge.word)
})
