import type { APIRequestContext } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { notificationsCalls } from '#modules/notifications/notifications.calls.ts'
import { checkoutCalls } from '#modules/orders/basket/checkout.calls.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { expect, expectNoAxeViolations, hydrated, spokenLocales } from './fixtures.ts'
import { callApi, sendAs } from './support/api-calls.ts'
import { test } from './support/clocked-site.ts'
import { type KnownPerson, newPhone, signInStaff, signUpByApi, soon } from './support/people.ts'

// The operator signs in once.
test.describe.configure({ mode: 'serial' })

type Staff = { access_token: string; user: unknown }
let operator: Staff
let sender: KnownPerson

test.beforeAll(async ({ playwright, server }) => {
  const request = await playwright.request.newContext({ baseURL: server.url })
  operator = (await (await signInStaff(request, '901000013')).json()).data
  sender = await signUpByApi(request, newPhone())
  await request.dispose()
})

/** A parcel within the capital that a courier has just collected and brings to its receiver. */
async function outForDelivery(request: APIRequestContext, phone: string) {
  const at = { region: 14, city: 205, street: 'Bunyodkor 12, 4-uy' }
  const data = {
    sender_name: sender.user.full_name,
    sender_phone: sender.phone,
    receiver_name: 'Bobur Toshmatov',
    receiver_phone: phone,
    from: at,
    to: { ...at, email: 'bobur@example.org' },
    parcel_size: { weight: 0.8 },
    delivery_option: 2,
    delivery_type: 1,
    payment_type: 'cash',
    description: 'Kitoblar',
    time_interval: '12:00-15:00',
  }
  const order = await sendAs(request, sender.token, ordersCalls.createOrder, { data })
  const basket = { order_ids: [order.id], payment_type: 'cash' }
  await sendAs(request, sender.token, checkoutCalls.checkout, { data: basket })
  const token = operator.access_token
  const headers = { authorization: `Token ${token}` }
  const couriers = await (
    await callApi(request, staffCalls.listStaff, { query: { role: 'courier' }, headers })
  ).json()
  const courier = Number(couriers.data.items[0].id)
  const params = { id: order.id }
  await sendAs(request, token, orderVerbsCalls.confirm, { params, data: {} })
  await sendAs(request, token, orderVerbsCalls.accept, { params, data: { courier_id: courier } })
  await sendAs(request, token, orderVerbsCalls.pick_up, { params, data: {} })
  return order
}

type InboxMessage = { channel: string; text: string }
async function inboxOf(request: APIRequestContext, phone: string): Promise<InboxMessage[]> {
  return (await (await callApi(request, notificationsCalls.readInbox, { query: { phone } })).json()).data
}

for (const locale of (['uz', 'ru'] as const).filter((one) => spokenLocales.includes(one))) {
  const { deskOrders, notices } = sources[locale]

  test(`${locale}: the receiver opens the link of the message; the desk sees that it was sent`, async ({
    page,
    request,
    browser,
    site,
  }) => {
    const phone = newPhone()
    const order = await outForDelivery(request, phone)
    await expect.poll(async () => (await inboxOf(request, phone)).length, soon).toBe(2)
    const messages = await inboxOf(request, phone)
    const sms = messages.find(({ channel }) => channel === 'sms')?.text ?? ''
    const letter = messages.find(({ channel }) => channel === 'email')?.text ?? ''
    const [, code = ''] = /Kod (\d{6})/.exec(sms) ?? []
    // Whoever reads the letter is not known: it has neither the code nor a link that opens more than the number.
    expect(code).not.toBe('')
    expect(letter).not.toContain(code)
    expect(letter).toContain(`/t/${order.tracking_code}\n`)

    const [, token = ''] = /\/(\w{16})$/.exec(sms) ?? []
    const receiver = await browser.newPage({ baseURL: site, viewport: { width: 390, height: 844 } })
    await receiver.goto(`/${token}`)
    await expect(receiver).toHaveURL(new RegExp(`/t/${order.tracking_code}\\?p=`))
    await expect(receiver.getByText(code)).toBeVisible()
    await receiver.close()

    await page.addInitScript(({ access_token: access, user }) => {
      localStorage.setItem('access_token', access)
      localStorage.setItem('user', JSON.stringify(user))
    }, operator)
    await page.goto(localizedPath(locale, `/desk/orders/${order.id}`))
    await hydrated(page)
    const told = page.getByRole('region', { name: deskOrders.notices.title })
    const lines = told
      .getByRole('listitem')
      .filter({ hasText: notices.kinds.out_for_delivery.title })
      .filter({ hasText: deskOrders.notices.states.sent })
    await expect(lines).toHaveCount(2)
    await expect(lines.filter({ hasText: deskOrders.notices.channels.sms })).toContainText(
      `•••-••-${phone.slice(-2)}`,
    )
    await expect(lines.filter({ hasText: deskOrders.notices.channels.email })).toContainText(
      'b•••@example.org',
    )
    await expect(told).not.toContainText(code)
    await expectNoAxeViolations(page)
  })
}
