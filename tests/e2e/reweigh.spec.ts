import { randomUUID } from 'node:crypto'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import sharp from 'sharp'
import { sources } from '#locales/index.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { notificationsCalls } from '#modules/notifications/notifications.calls.ts'
import { checkoutCalls } from '#modules/orders/basket/checkout.calls.ts'
import { orderFilesCalls } from '#modules/orders/files/order-files.calls.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { expect, expectNoAxeViolations, hydrated } from './fixtures.ts'
import { callApi } from './support/api-calls.ts'
import { test } from './support/clocked-site.ts'
import { newPhone, signInStaff, signUpByApi, soon } from './support/people.ts'

test.use({ viewport: { width: 360, height: 740 } })

const bearer = (token: string) => ({ authorization: `Token ${token}`, 'idempotency-key': randomUUID() })

async function done<T>(answer: APIResponse): Promise<T> {
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: T }).data
}

type Measured = { id: string; price: number; reweigh: { price: number } | null }

/** Ordered with 800 grams; the scale says two kilograms. */
async function measuredHeavier(request: APIRequestContext, token: string): Promise<Measured> {
  let order = await done<Measured>(
    await callApi(request, ordersCalls.createOrder, {
      headers: bearer(token),
      data: {
        sender_name: 'Dilnoza Karimova',
        sender_phone: '901112233',
        receiver_name: 'Bobur Toshmatov',
        receiver_phone: newPhone(),
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
  await done(await callApi(request, checkoutCalls.checkout, { headers: bearer(token), data: basket }))
  const { access_token: operator } = await done<{ access_token: string }>(
    await signInStaff(request, '901000013'),
  )
  const { items } = await done<{ items: { id: string }[] }>(
    await callApi(request, staffCalls.listStaff, { query: { role: 'courier' }, headers: bearer(operator) }),
  )
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0e7c86' } })
    .jpeg()
    .toBuffer()
  const photo = await done<{ id: string }>(
    await callApi(request, orderFilesCalls.uploadDeliveryPhoto, {
      headers: bearer(operator),
      multipart: { file: { name: 'tarozi.jpg', mimeType: 'image/jpeg', buffer } },
    }),
  )
  for (const [verb, data] of [
    ['confirm', {}],
    ['accept', { courier_id: Number(items[0]?.id) }],
    ['pick_up', { weight: 2, length: 30, width: 20, height: 15, photos: [photo.id] }],
  ] as const)
    order = await done<Measured>(
      await callApi(request, orderVerbsCalls[verb], {
        params: { id: order.id },
        headers: bearer(operator),
        data,
      }),
    )
  return order
}

test('by the link of the message the sender sees both prices and the photo, and says yes', async ({
  page,
  request,
  complaints,
}) => {
  const t = sources.uz.reweigh
  const { number } = formatter('uz')
  const { phone, token } = await signUpByApi(request, newPhone())
  const order = await measuredHeavier(request, token)
  const asked = order.reweigh?.price ?? 0
  expect(asked).toBeGreaterThan(order.price)
  const find = async () => {
    const inbox = await done<{ text: string }[]>(
      await callApi(request, notificationsCalls.readInbox, { query: { phone } }),
    )
    return inbox.flatMap(({ text }) => /qayta o'lchandi.*\S(\/\w{12,22})$/.exec(text)?.[1] ?? []).at(-1) ?? ''
  }
  await expect.poll(find, soon).not.toBe('')
  await page.goto(await find())
  await hydrated(page)
  await expect(page.getByRole('heading', { name: t.title })).toBeVisible()
  await expect(page.getByText(number(order.price)).first()).toBeVisible()
  await expect(page.getByText(number(asked)).first()).toBeVisible()
  await expect(page.getByRole('img', { name: t.photo.replace('{number}', '1') })).toBeVisible()
  await expect(page.locator('body')).not.toContainText('Dilnoza')
  await expectNoAxeViolations(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: t.yes, exact: true }).click()
  await expect(page.getByRole('heading', { name: t.agreedTitle })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: t.agreedTitle })).toBeVisible()
  const after = await done<{ price: number }>(
    await callApi(request, ordersCalls.readOrder, { params: { id: order.id }, headers: bearer(token) }),
  )
  expect(after.price).toBe(asked)
  expect(complaints).toEqual([])
})
