import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import { type NoticeWorld, never, startNoticeWorld } from '../../../../tests/scenarios/notice-world.ts'
import { day, hour } from '../../../../tests/scenarios/parcel-world.ts'
import { refused } from '../domain/attempt.ts'
import { messageJobs } from '../jobs.ts'
import { sweepNotices } from './notice.repo.ts'
import { noticesCalls } from './notices.calls.ts'
import { sendParcelNews } from './parcel-notice.service.ts'

let world: NoticeWorld
beforeAll(async () => {
  world = await startNoticeWorld()
})
beforeEach(() => world.at(12))

test('at night only what cannot wait is sent; the rest comes at eight, unless it has passed', async () => {
  const { people, does } = world
  world.at(19)
  const [phone, other] = [world.newPhone(), world.newPhone()]
  const toCounter = await world.paid(await world.newSender(), phone, world.toPoint())
  const toDoor = await world.paid(await world.newSender(), other)
  await world.carried(toCounter)
  await world.tell(toCounter)
  world.at(22)
  await does(people.samarkandAgent, toCounter, 'store', { scan: toCounter.tracking_code })
  await world.carried(toDoor)
  await world.tell(toDoor)
  await world.tell(toCounter)
  expect(await world.textsTo(other)).toHaveLength(1)
  expect(await world.textsTo(phone)).toHaveLength(1)
  const told = await world.call(noticesCalls.readNotices, {
    params: { id: toCounter.id },
    headers: people.operator.headers,
  })
  expect((told.body.data as object[])[0]).toMatchObject({
    state: 'waiting',
    channel: 'sms',
    side: 'receiver',
  })

  // Delivered at night and told in the morning, once.
  await does(people.courier, toDoor, 'deliver', { code: await world.receiverCode(toDoor) })
  await world.tell(toDoor)
  world.at(8)
  await world.sendDue()
  expect((await world.textsTo(phone)).at(-1)).toContain('kutmoqda')
  expect((await world.textsTo(other)).at(-1)).toContain('baholang')
})

test('what waited for the morning and is no longer true is dropped', async () => {
  const { clock, people, does } = world
  const phone = world.newPhone()
  const order = await world.paid(await world.newSender(), phone, world.toPoint())
  await world.carried(order)
  await world.plan(order)
  await does(people.samarkandAgent, order, 'store', { scan: order.tracking_code })
  await world.sendDue()
  expect(await world.rowsOf(order)).toMatchObject([{ kind: 'on_the_way', state: 'dropped', why: 'passed' }])
  expect(await world.textsTo(phone)).toEqual([])

  await world.plan(order)
  clock.advance(8 * day)
  await world.sendDue()
  expect((await world.rowsOf(order)).at(-1)).toMatchObject({ kind: 'waiting_at_point', why: 'too_late' })
})

test('an event that is heard of hours later is told to nobody, but for a code that is still needed', async () => {
  const sender = await world.newSender()
  await world.choose(sender, 'order_on_the_way', 'sms', true)
  const [far, near, done] = [
    await world.paid(sender, world.newPhone(), world.toPoint()),
    await world.paid(sender, world.newPhone()),
    await world.paid(sender, world.newPhone()),
  ]
  for (const order of [far, near, done]) await world.carried(order)
  await world.does(world.people.courier, done, 'deliver', { code: await world.receiverCode(done) })
  world.clock.advance(7 * hour)
  for (const order of [far, near, done]) await world.tell(order)
  expect(await world.rowsOf(far)).toEqual([])
  expect(await world.rowsOf(near)).toMatchObject([{ kind: 'out_for_delivery', state: 'sent' }])
  expect(await world.rowsOf(done)).toEqual([])
})

test('what happened before the demo was loaded stays untold, codes too', async () => {
  const order = await world.paid(await world.newSender(), world.newPhone())
  await world.carried(order)
  world.clock.advance(7 * hour)
  await world.db.run(sql`insert into demo_data (part, loaded_at) values ('orders', ${world.clock.now()})`)
  onTestFinished(async () => {
    await world.db.run(sql`delete from demo_data where part = 'orders'`)
  })
  await world.tell(order)
  expect(await world.rowsOf(order)).toEqual([])
})

test('a code that is heard of late does not ring at night', async () => {
  const phone = world.newPhone()
  const order = await world.paid(await world.newSender(), phone)
  world.at(20)
  await world.carried(order)
  world.at(3)
  await world.tell(order)
  expect(await world.textsTo(phone)).toEqual([])
  world.at(8)
  await world.sendDue()
  expect(await world.textsTo(phone)).toEqual([expect.stringContaining('Kod ')])
})

const down = { name: 'down', carries: () => true, send: () => Promise.resolve(refused('unreachable')) }

const lastTry = (noticeId: number) =>
  sendParcelNews({ ...world.deps, gateways: [down] }, { noticeId }, { signal: never, attempt: 11 })

test('a night without a gateway does not lose the code of a parcel that waits at its point', async () => {
  const phone = world.newPhone()
  const order = await world.paid(await world.newSender(), phone, world.toPoint())
  await world.carried(order)
  await world.tell(order)
  world.at(19)
  await world.does(world.people.samarkandAgent, order, 'store', { scan: order.tracking_code })
  await world.plan(order)
  await expect(world.sendDue({ gateways: [down] })).rejects.toThrow('nobody has taken')
  const { id } = await world.db.one<{ id: number }>(sql`
    select max(id) as id from notice where order_id = ${Number(order.id)}`)
  await lastTry(id)
  expect((await world.rowsOf(order)).at(-1)).toMatchObject({ kind: 'waiting_at_point', state: 'planned' })
  world.clock.advance(13 * hour)
  world.at(9)
  await world.sendDue()
  expect((await world.textsTo(phone)).at(-1)).toContain(`Kod ${await world.receiverCode(order)}`)
})

test('while nobody takes it, it is tried again; after the last try the desk sees why', async () => {
  const sender = await world.newSender()
  await world.choose(sender, 'order_accepted', 'sms', true)
  const order = await world.paid(sender, world.newPhone())
  await world.plan(order)
  await expect(world.sendDue({ gateways: [down] })).rejects.toThrow('nobody has taken')
  expect((await world.rowsOf(order)).at(-1)).toMatchObject({ state: 'planned' })
  const { id } = await world.db.one<{ id: number }>(sql`
    select max(id) as id from notice where order_id = ${Number(order.id)}`)
  await lastTry(id)
  expect((await world.rowsOf(order)).at(-1)).toMatchObject({ state: 'failed', why: 'unreachable' })
  expect(await world.textsTo(await world.phoneOf(sender))).toEqual([])
})

test('a reminder of the basket that falls into the night is put off until eight', async () => {
  const person = await world.newSender()
  const payload = {
    personId: person.id,
    until: new Date(world.clock.now().getTime() + 2 * day).toISOString(),
  }
  const worker = messageJobs(world.deps).workers.find(
    ({ job }) => job.name === 'notifications.remind-of-basket',
  )
  const run = { id: 'a', attempt: 1, signal: never, once: () => Promise.resolve(undefined) }
  world.at(23)
  await worker?.handle(payload, run)
  expect(await world.textsTo(await world.phoneOf(person))).toEqual([])
  const [job] = await world.db.many<{ at: Date }>(sql`
    delete from outbox where topic = 'job:notifications.remind-of-basket' returning start_after as at`)
  world.at(8)
  expect(job?.at).toEqual(world.clock.now())
  await worker?.handle(payload, run)
  expect(await world.textsTo(await world.phoneOf(person))).toEqual([expect.stringContaining('savatingiz')])
})

test('old notices are swept, the others stay', async () => {
  const order = await world.paid(await world.newSender(), world.newPhone())
  await world.carried(order)
  await world.tell(order)
  await sweepNotices(world.db, new Date(world.clock.now().getTime() - day), 1_000)
  expect(await world.rowsOf(order)).toHaveLength(1)
  await sweepNotices(world.db, new Date(world.clock.now().getTime() + 1), 1_000)
  expect(await world.rowsOf(order)).toEqual([])
})
