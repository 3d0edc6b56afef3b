import { beforeAll, expect, test } from 'vitest'
import { openShortLink } from '#modules/links/index.ts'
import { deskOrdersCalls } from '#modules/orders/desk/desk-orders.calls.ts'
import { runClocks } from '#modules/orders/life/clock.service.ts'
import { keepPromises } from '#modules/orders/life/promise.service.ts'
import { receiverCalls } from '#modules/orders/receiver/receiver.calls.ts'
import { receiverPageOf } from '#modules/orders/receiver/receiver-link.ts'
import { trackingCalls } from '#modules/tracking/tracking.calls.ts'
import {
  attempt,
  type NoticeWorld,
  type Parcel,
  startNoticeWorld,
} from '../../../../tests/scenarios/notice-world.ts'
import { day, hour } from '../../../../tests/scenarios/parcel-world.ts'

let world: NoticeWorld
beforeAll(async () => {
  world = await startNoticeWorld()
})

type Promised = { from: string; to: string; hours: unknown; precision: string; reason: string } | null

/** What each of them reads, by the way they read it. */
async function promisesTo(order: Parcel, pass?: string): Promise<Record<string, Promised>> {
  const { operator, courier } = world.people
  const link = receiverPageOf(world.secrets, Number(order.id)).split('/').at(-1) ?? ''
  const of = (body: unknown) => (body as { promised: Promised }).promised
  const tracked = await world.call(trackingCalls.trackParcel, {
    params: { trackId: order.tracking_code },
    query: pass ? { p: pass } : {},
  })
  const page = await world.call(receiverCalls.readReceiverPage, { params: { link } })
  const desk = await world.call(deskOrdersCalls.readDeskOrder, {
    params: { id: order.id },
    headers: operator.headers,
  })
  return {
    page: of(tracked.body.data),
    receiver: of(page.body.data),
    courier: of(await world.read(courier, order)),
    desk: of((desk.body.data as { order: unknown }).order),
  }
}

/** The day that an SMS names, by the calendar of this November. */
const dayIn = (text: string) => `2026-11-${/(\d+)-noyabr/.exec(text)?.[1]}`

test('the message, the page behind its link, the receiver’s page, courier and desk tell the same days', async () => {
  world.at(10)
  const phone = world.newPhone()
  const sender = await world.newSender()
  const order = await world.paid(sender, phone)
  const agreed = (await world.read(sender, order)).promised as Promised
  await world.carried(order)
  await world.tell(order)
  const [text = ''] = await world.textsTo(phone)
  const target = await openShortLink(world, text.split('tezbox.uz/')[1] ?? '', world.clock.now())
  const pass = new URL(target ?? '', 'https://tezbox.uz').searchParams.get('p') ?? ''
  const told = await promisesTo(order, pass)
  const promises = Object.values(told)
  expect(promises[0]).toMatchObject({ hours: { from: '15:00', to: '18:00' }, precision: 'hours' })
  for (const promise of promises) expect(promise).toEqual(promises[0])
  // Agreed for the day after tomorrow at the earliest: that is when a courier who has it already brings it.
  expect(promises[0]?.from).toBe(agreed?.from)
  expect(dayIn(text)).toBe(promises[0]?.from)
})

test('what happens changes the promise for all of them at once', async () => {
  world.at(10)
  const { courier } = world.people
  const order = await world.paid(await world.newSender(), world.newPhone())
  await world.carried(order)
  await world.does(courier, order, 'fail_delivery', attempt)
  const failed = Object.values(await promisesTo(order))
  expect(failed[0]).toMatchObject({ reason: 'attempt_failed', hours: { from: '15:00', to: '18:00' } })
  for (const promise of failed) expect(promise).toEqual(failed[0])

  const link = receiverPageOf(world.secrets, Number(order.id)).split('/').at(-1) ?? ''
  const chosen = new Date(world.clock.now().getTime() + 3 * day + 5 * hour).toISOString().slice(0, 10)
  await world.call(receiverCalls.chooseDay, { params: { link }, body: { day: chosen } })
  for (const promise of Object.values(await promisesTo(order)))
    expect(promise).toMatchObject({ from: chosen, to: chosen, precision: 'hours', reason: 'another_day' })

  // Nobody came: by the next morning the clock has put it off, and everybody reads so.
  world.clock.advance(4 * day)
  await keepPromises(world.db, world.clock.now())
  for (const promise of Object.values(await promisesTo(order)))
    expect(promise).toMatchObject({ reason: 'delayed', late: true })
})

const last = async (phone: string) => (await world.textsTo(phone)).at(-1)

test('after the third attempt the receiver reads that it goes back, and of no other day', async () => {
  world.at(10)
  const { courier, operator } = world.people
  const phone = world.newPhone()
  const order = await world.paid(await world.newSender(), phone)
  await world.carried(order)
  for (const isLast of [false, false, true]) {
    await world.does(courier, order, 'fail_delivery', attempt)
    if (!isLast) await world.does(operator, order, 'redeliver')
    await world.tell(order)
  }
  expect(await last(phone)).toContain('uch marta topshira olmadik')
  const { page } = await promisesTo(order)
  expect(page).toBeNull()
  await runClocks(world, world.clock.now())
  await world.tell(order)
  expect((await world.textsTo(phone)).filter((text) => text.includes('qaytadi'))).toHaveLength(1)
})

async function waiting(phone: string): Promise<Parcel> {
  const { samarkandAgent } = world.people
  const order = await world.paid(await world.newSender(), phone, world.toPoint())
  await world.carried(order)
  await world.does(samarkandAgent, order, 'store', { scan: order.tracking_code })
  await world.tell(order)
  return order
}

test('a day before storage ends the receiver is reminded, once, and told when it goes back', async () => {
  world.at(12)
  const phone = world.newPhone()
  const order = await waiting(phone)
  const before = (await world.textsTo(phone)).length
  world.clock.advance(5 * day)
  await world.sendDue()
  expect(await world.textsTo(phone)).toHaveLength(before)
  world.clock.advance(day)
  await world.sendDue()
  await world.sendDue()
  expect(await world.textsTo(phone)).toHaveLength(before + 1)
  expect(await last(phone)).toContain('Muddatni uzaytirish')

  world.clock.advance(day)
  await runClocks(world, world.clock.now())
  await world.tell(order)
  expect(await last(phone)).toContain('saqlash muddati tugadi')
})

test('an extension moves the reminder, and a parcel that was collected is not spoken of', async () => {
  world.at(12)
  const [kept, collected] = [world.newPhone(), world.newPhone()]
  const [order, other] = [await waiting(kept), await waiting(collected)]
  await world.does(world.people.operator, order, 'extend_storage')
  await world.tell(order)
  await world.does(world.people.samarkandAgent, other, 'hand_out', { code: await world.receiverCode(other) })
  await world.tell(other)
  const before = (await world.textsTo(collected)).length
  world.clock.advance(6 * day)
  await world.sendDue()
  expect(await last(kept)).not.toContain('uzaytirish')
  expect(await world.textsTo(collected)).toHaveLength(before)
  world.clock.advance(7 * day)
  await world.sendDue()
  expect(await last(kept)).toContain('uzaytirish')
})

test('when a delivery is undone both are told that the courier still has it', async () => {
  world.at(10)
  const { courier } = world.people
  const [sender, phone] = [await world.newSender(), world.newPhone()]
  await world.choose(sender, 'order_delivered', 'sms', true)
  const order = await world.paid(sender, phone)
  await world.carried(order)
  const proof = { kind: 'signature', signature: 'signed', passport: 'shown' }
  await world.does(courier, order, 'deliver', { proof, collected: 0 })
  await world.tell(order)
  await world.does(courier, order, 'undo_delivery')
  await world.tell(order)
  expect(await last(phone)).toContain('xato topshirilgan deb belgilangan')
  expect(await last(await world.phoneOf(sender))).toContain('xato topshirilgan deb belgilangan')
  for (const promise of Object.values(await promisesTo(order)))
    expect(promise).toMatchObject({ reason: 'delivery_undone' })
})
