import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openShortLink } from '#modules/links/index.ts'
import { receiverPageOf } from '#modules/orders/index.ts'
import { receiverCalls } from '#modules/orders/receiver/receiver.calls.ts'
import { sql } from '#platform/db/sql.ts'
import {
  attempt,
  type NoticeWorld,
  never,
  type Parcel,
  startNoticeWorld,
} from '../../../../tests/scenarios/notice-world.ts'
import { day, hour } from '../../../../tests/scenarios/parcel-world.ts'
import { sendParcelNews } from './parcel-notice.service.ts'
import { planNotices } from './plan-notices.service.ts'

let world: NoticeWorld
beforeAll(async () => {
  world = await startNoticeWorld()
})
beforeEach(() => world.at(12))

test('the receiver is told the day, the hours and the code, and afterwards asked for a rating', async () => {
  const phone = world.newPhone()
  const order = await world.paid(await world.newSender(), phone)
  await world.carried(order)
  await world.tell(order)
  const code = await world.receiverCode(order)
  const [out = '', ...rest] = await world.textsTo(phone)
  expect(rest).toEqual([])
  expect(out).toMatch(/-noyabr, 15:00-18:00\. Kod \d{6}, /)
  expect(out).toContain(code)
  const token = out.split('tezbox.uz/')[1] ?? ''
  expect(await openShortLink(world, token, world.clock.now())).toMatch(
    new RegExp(`^/t/${order.tracking_code}\\?p=\\w{16}$`),
  )

  await world.does(world.people.courier, order, 'deliver', { code })
  await world.tell(order)
  const delivered = (await world.textsTo(phone)).at(-1) ?? ''
  expect(delivered).toContain('Kuryerni baholang')
  const rating = delivered.split('tezbox.uz/')[1] ?? ''
  expect(await openShortLink(world, rating, world.clock.now())).toMatch(/^\/feedback\//)
})

test('a parcel to a counter: on its way with the promised days, then its place, last day and code', async () => {
  const phone = world.newPhone()
  const order = await world.paid(await world.newSender(), phone, world.toPoint())
  await world.carried(order)
  await world.tell(order)
  expect(await world.textsTo(phone)).toEqual([
    expect.stringMatching(/^TezBox: TB\d{14} yo'lga chiqdi, yetib borishi: 1\d-\d\d-noyabr/),
  ])
  await world.does(world.people.samarkandAgent, order, 'store', { scan: order.tracking_code })
  await world.tell(order)
  const code = await world.receiverCode(order)
  const until = new Date(world.clock.now().getTime() + 7 * day).getUTCDate()
  expect((await world.textsTo(phone)).at(-1)).toContain(`Punkt, ${until}-noyabrgacha. Kod ${code}.`)
  await world.does(world.people.samarkandAgent, order, 'hand_out', { code })
  await world.tell(order)
  expect((await world.textsTo(phone)).at(-1)).toContain('posilkangiz olindi')
})

test('each notice leaves once, however often its event and its job are delivered', async () => {
  const phone = world.newPhone()
  const order = await world.paid(await world.newSender(), phone)
  await world.carried(order)
  const events = await world.plan(order)
  await Promise.all(
    events.flatMap((event) => [planNotices(world.deps, event), planNotices(world.deps, event)]),
  )
  const { id } = await world.db.one<{ id: number }>(sql`
    select id from notice where order_id = ${Number(order.id)} and side = 'receiver'`)
  const again = () => sendParcelNews(world.deps, { noticeId: id }, { signal: never, attempt: 1 })
  await Promise.allSettled([again(), again(), again()])
  await again()
  await world.sendDue()
  expect(await world.textsTo(phone)).toHaveLength(1)
})

test('a failed attempt leads to the choices of the receiver, and tells the sender', async () => {
  const phone = world.newPhone()
  const sender = await world.newSender()
  const order = await world.paid(sender, phone)
  await world.carried(order)
  await world.does(world.people.courier, order, 'fail_delivery', attempt)
  await world.tell(order)
  const text = (await world.textsTo(phone)).at(-1) ?? ''
  const token = text.split('tezbox.uz/')[1] ?? ''
  expect(await openShortLink(world, token, world.clock.now())).toMatch(/^\/update\//)
  expect(await world.textsTo(await world.phoneOf(sender))).toEqual([
    expect.stringContaining('topshirilmadi. Sababi:'),
  ])
})

test('the sender is told of a refusal while the courier has the parcel', async () => {
  const sender = await world.newSender()
  const order = await world.paid(sender, world.newPhone())
  await world.carried(order)
  await world.tell(order)
  await world.does(world.people.operator, order, 'refuse')
  await world.tell(order)
  expect(await world.textsTo(await world.phoneOf(sender))).toEqual([expect.stringContaining('voz kechdi')])
})

type Choice = Exclude<keyof typeof receiverCalls, 'readReceiverPage'>

/** As whoever has the link of the receiver's page does. */
async function choosesOnPage({ id }: Parcel, choice: Choice, body: object): Promise<void> {
  const link = receiverPageOf(world.secrets, Number(id)).split('/').at(-1)
  const answer = await world.call(receiverCalls[choice], { params: { link }, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

const daysAhead = (days: number) =>
  new Date(world.clock.now().getTime() + 5 * hour + days * day).toISOString().slice(0, 10)

test('after a failed attempt the new day is told once, however often it is moved', async () => {
  const phone = world.newPhone()
  const order = await world.paid(await world.newSender(), phone)
  await world.carried(order)
  await world.does(world.people.courier, order, 'fail_delivery', attempt)
  await world.tell(order)
  const before = (await world.textsTo(phone)).length
  for (const days of [2, 3, 2, 3]) {
    await choosesOnPage(order, 'chooseDay', { day: daysAhead(days) })
    await world.tell(order)
  }
  expect(await world.textsTo(phone)).toHaveLength(before + 1)
})

test('a parcel sent to the point where it lies already waits there: its receiver gets the code', async () => {
  const phone = world.newPhone()
  const order = await world.paid(await world.newSender(), phone, {
    to: { region: 8, city: 122, street: 'Registon 9' },
  })
  await world.carried(order)
  await world.does(world.people.samarkandAgent, order, 'store', { scan: order.tracking_code })
  await world.tell(order)
  await choosesOnPage(order, 'choosePoint', { point_id: world.points.samarkand })
  await world.tell(order)
  expect((await world.textsTo(phone)).at(-1)).toContain(`Kod ${await world.receiverCode(order)}`)
})

test('somebody without an account reads the sender’s language, an account holder their own', async () => {
  const sender = await world.newSender('ru')
  const phone = world.newPhone()
  const stranger = await world.paid(sender, phone)
  await world.carried(stranger)
  await world.tell(stranger)
  expect((await world.textsTo(phone))[0]).toContain('курьер везёт посылку')
  const reader = await world.newSender('en')
  const known = await world.paid(sender, await world.phoneOf(reader))
  await world.carried(known)
  await world.tell(known)
  expect((await world.textsTo(await world.phoneOf(reader)))[0]).toContain('courier on the way')
})

test('an SMS goes only to who wants it, but a code reaches everybody', async () => {
  const quiet = await world.newSender()
  await world.choose(quiet, 'order_on_the_way', 'sms', false)
  await world.choose(quiet, 'order_delivered', 'sms', false)
  const wants = await world.newSender()
  for (const event of ['order_accepted', 'order_on_the_way', 'order_delivered'])
    await world.choose(wants, event, 'sms', true)
  const order = await world.paid(wants, await world.phoneOf(quiet))
  await world.tell(order)
  await world.carried(order)
  await world.tell(order)
  await world.does(world.people.courier, order, 'deliver', { code: await world.receiverCode(order) })
  await world.tell(order)
  expect((await world.rowsOf(order)).map(({ kind }) => kind)).toEqual([
    'order_accepted',
    'order_collected',
    'out_for_delivery',
    'order_delivered',
  ])
  expect(await world.textsTo(await world.phoneOf(quiet))).toEqual([expect.stringContaining('Kod ')])
  expect(await world.textsTo(await world.phoneOf(wants))).toHaveLength(3)
})

test('whoever sends to themselves is told once', async () => {
  const sender = await world.newSender()
  for (const event of ['order_on_the_way', 'order_accepted']) await world.choose(sender, event, 'sms', true)
  const order = await world.paid(sender, await world.phoneOf(sender))
  await world.carried(order)
  await world.tell(order)
  expect((await world.rowsOf(order)).map(({ kind }) => kind)).toEqual(['order_accepted', 'out_for_delivery'])
})
