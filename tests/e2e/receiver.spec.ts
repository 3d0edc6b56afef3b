import { randomUUID } from 'node:crypto'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { notificationsCalls } from '#modules/notifications/notifications.calls.ts'
import { checkoutCalls } from '#modules/orders/basket/checkout.calls.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { trackingCalls } from '#modules/tracking/tracking.calls.ts'
import { type Locale, localizedPath } from '#platform/i18n/locales.ts'
import { expect, expectNoAxeViolations, holdBack, hydrated, spokenLocales } from './fixtures.ts'
import { addressed, callApi } from './support/api-calls.ts'
import { test } from './support/clocked-site.ts'
import { newPhone, signInStaff, signUpByApi, soon } from './support/people.ts'

// One journey after the other: they share the operator.
test.use({ viewport: { width: 390, height: 844 } })
test.describe.configure({ mode: 'default' })

const bearer = (token: string) => ({ authorization: `Token ${token}`, 'idempotency-key': randomUUID() })
/** Oz is made from uz: the journeys are told in the languages that are written. */
const told = spokenLocales.filter((locale): locale is Exclude<Locale, 'oz'> => locale !== 'oz')

type Failed = { id: string; tracking_code: string; call_card: string }

async function done<T>(answer: APIResponse): Promise<T> {
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: T }).data
}

/** Signed in once for all journeys: a code takes its time. */
let tokens: Promise<{ sender: string; operator: string; courier: number }> | undefined

async function signIn(request: APIRequestContext) {
  const sender = (await signUpByApi(request, newPhone())).token
  const { access_token: operator } = await done<{ access_token: string }>(
    await signInStaff(request, '901000013'),
  )
  const { items } = await done<{ items: { id: string }[] }>(
    await callApi(request, staffCalls.listStaff, { query: { role: 'courier' }, headers: bearer(operator) }),
  )
  return { sender, operator, courier: Number(items[0]?.id) }
}

/** Somebody waits for a parcel, and the courier found nobody at home. */
async function failedAttempt(request: APIRequestContext, receiver: string): Promise<Failed> {
  tokens ??= signIn(request)
  const { sender, operator, courier } = await tokens
  const own = () => ({ headers: bearer(sender) })
  const order = await done<Failed>(
    await callApi(request, ordersCalls.createOrder, {
      ...own(),
      data: {
        sender_name: 'Dilnoza Karimova',
        sender_phone: '901112233',
        receiver_name: 'Bobur Toshmatov',
        receiver_phone: receiver,
        from: { region: 14, city: 205, street: 'Bunyodkor 12, 4-uy' },
        to: { region: 8, city: 122, street: 'Registon 7, 15-uy' },
        parcel_size: { weight: 0.8 },
        delivery_option: 2,
        delivery_type: 1,
        payment_type: 'cash',
        description: 'Kitoblar',
      },
    }),
  )
  const basket = { order_ids: [order.id], payment_type: 'cash' }
  await done(await callApi(request, checkoutCalls.checkout, { ...own(), data: basket }))
  let after = order
  for (const [verb, data] of [
    ['confirm', {}],
    ['accept', { courier_id: courier }],
    ['pick_up', {}],
    ['fail_delivery', { reason: 'nobody_home' }],
  ] as const)
    after = await done<Failed>(
      await callApi(request, orderVerbsCalls[verb], {
        params: { id: order.id },
        headers: bearer(operator),
        data,
      }),
    )
  return after
}

/** Where the link in the message about the attempt leads. */
async function linkOf(request: APIRequestContext, phone: string): Promise<string> {
  const find = async () => {
    const inbox = await done<{ text: string }[]>(
      await callApi(request, notificationsCalls.readInbox, { query: { phone } }),
    )
    const links = inbox.flatMap(({ text }) => /\S(\/\w{12,22})$/.exec(text)?.[1] ?? [])
    for (const link of links.reverse()) {
      const answer = await request.get(link, { maxRedirects: 0 })
      const target = answer.headers().location ?? ''
      if (target.includes('/update/')) return target
    }
    return ''
  }
  await expect.poll(find, soon).toContain('/update/')
  return find()
}

for (const locale of told) {
  const t = sources[locale]

  test(`${locale}: by the link of the message the receiver sends somebody, then redirects to a point`, async ({
    page,
    request,
    complaints,
  }) => {
    const phone = newPhone()
    await failedAttempt(request, phone)
    const target = new URL(await linkOf(request, phone), 'http://localhost').pathname
    const tracking = addressed(trackingCalls.trackParcel)
    const letGo = await holdBack(page, tracking)
    const followed = page.waitForRequest(tracking)
    const opened = await page.goto(localizedPath(locale, target.slice(target.indexOf('/update/'))))
    expect(opened?.status()).toBe(200)
    await hydrated(page)
    await followed
    // Before it is known when the parcel comes there is nothing to press, so nothing moves from under a finger.
    await expect(page.getByRole('heading', { name: t.receiver.choices.title })).toHaveCount(0)
    letGo()
    await expect(page.getByRole('heading', { name: t.receiver.choices.title })).toBeVisible()
    await expect(page.locator('body')).not.toContainText('Dilnoza')
    await expectNoAxeViolations(page)

    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: t.receiver.kinds.delegate.title }).click()
    await dialog.getByRole('button', { name: t.receiver.form.save }).click()
    await expect(dialog.getByText(t.receiver.form.nameMissing)).toBeVisible()
    await expectNoAxeViolations(page)
    await dialog.getByLabel(t.receiver.form.name).fill('Aziz Karimov')
    await dialog.getByLabel(t.receiver.form.phone).fill('901234567')
    await dialog.getByRole('button', { name: t.receiver.form.save }).click()
    const chosen = page.getByRole('region', { name: t.receiver.chosen.title })
    await expect(chosen.getByText(/^\d{6}$/)).toBeVisible()
    await chosen.getByRole('button', { name: t.receiver.chosen.revoke }).click()
    await expect(chosen).toBeHidden()

    await page.getByRole('button', { name: t.receiver.kinds.point.title }).click()
    await expect(dialog.getByText(t.receiver.terms.free)).toBeVisible()
    await expect(dialog.getByText(t.receiver.deadline.next_step)).toBeVisible()
    await dialog.getByRole('radio').first().check()
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: t.receiver.form.save }).click()
    await expect(chosen).toBeVisible()
    await expect(page.getByText(t.receiver.parcel.point)).toBeVisible()
    await expect(page.getByRole('button', { name: t.receiver.kinds.day.title })).toBeHidden()
    await expectNoAxeViolations(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    expect(complaints).toEqual([])
  })

  test(`${locale}: the courier’s card and the receiver’s digits lead to another day`, async ({
    page,
    request,
    complaints,
  }) => {
    const phone = newPhone()
    const { call_card: card } = await failedAttempt(request, phone)
    await page.goto(localizedPath(locale, '/track'))
    await hydrated(page)
    await page.getByText(t.tracking.card.title).click()
    await page.getByLabel(t.tracking.card.number).fill(card)
    await page.getByLabel(t.tracking.card.digits).fill(phone.slice(-5))
    await page.getByRole('button', { name: t.tracking.card.button }).click()
    await page.getByRole('button', { name: t.receiver.kinds.day.title }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio').nth(2).check()
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: t.receiver.form.save }).click()
    const chosen = page.getByRole('region', { name: t.receiver.chosen.title })
    await expect(chosen.getByRole('listitem')).toHaveCount(1)
    // A slip that lay at a door is not enough for a new code, to send somebody else, or to name a neighbour.
    await page.getByText(t.receiver.choices.closed).click()
    await expect(page.getByText(t.receiver.reasons.link_only)).toHaveCount(3)
    await expect(page.getByText(t.receiver.reasons.link_only).first()).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectNoAxeViolations(page)
    expect(complaints).toEqual([])
  })
}

test('a link that was never sent says so', async ({ page, complaints }) => {
  const answer = await page.goto(`/update/${randomUUID()}`)
  expect(answer?.status()).toBe(404)
  expect(await answer?.text()).toMatch(/<noscript>.*?href="tel:\+998\d{9}".*?<\/noscript>/)
  await expect(page.getByText(sources.uz.receiver.unknown.title)).toBeVisible()
  await expectNoAxeViolations(page)
  // The browser itself writes down what was refused.
  expect(complaints.filter((line) => !line.includes('404'))).toEqual([])
})
