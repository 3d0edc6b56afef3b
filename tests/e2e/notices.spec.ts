import type { APIRequestContext } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { expect, expectNoAxeViolations, hydrated, spokenLocales } from './fixtures.ts'
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

let keys = 0
async function call(request: APIRequestContext, path: string, data: object, token: string) {
  keys += 1
  const headers = { authorization: `Token ${token}`, 'idempotency-key': `notices-${keys}` }
  const answer = await request.post(`/api/orders/v1/${path}`, { data, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data
}

/** A parcel within the capital that a courier has just collected and brings to its receiver. */
async function outForDelivery(request: APIRequestContext, phone: string) {
  const at = { region: 14, city: 205, street: 'Bunyodkor 12, 4-uy' }
  const order: { id: string; tracking_code: string } = await call(
    request,
    'orders',
    {
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
    },
    sender.token,
  )
  await call(request, 'basket/checkout', { order_ids: [order.id], payment_type: 'cash' }, sender.token)
  const headers = { authorization: `Token ${operator.access_token}` }
  const couriers = await (await request.get('/api/desk/v1/staff?role=courier', { headers })).json()
  const courier = Number(couriers.data.items[0].id)
  await call(request, `orders/${order.id}/confirm`, {}, operator.access_token)
  await call(request, `orders/${order.id}/accept`, { courier_id: courier }, operator.access_token)
  await call(request, `orders/${order.id}/pick-up`, {}, operator.access_token)
  return order
}

type InboxMessage = { channel: string; text: string }
async function inboxOf(request: APIRequestContext, phone: string): Promise<InboxMessage[]> {
  return (await (await request.get(`/api/dev/v1/inbox?phone=${phone}`)).json()).data
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
