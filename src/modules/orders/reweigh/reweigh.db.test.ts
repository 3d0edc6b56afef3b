import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#modules/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  hour,
  type Person,
  refusal,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { bent } from '../../../../tests/support/bent.ts'
import { moneyFaults } from '../life/money-check.service.ts'
import { reweighCalls } from './reweigh.calls.ts'
import type { ReweighPage } from './reweigh.contract.ts'
import { senderCodePurpose } from './reweigh.service.ts'

let world: World
let strict: World
beforeAll(async () => {
  world = await startWorld()
  strict = await startWorld({ reweighWithoutYes: 'hand_back' })
})

/** Two kilograms instead of the 800 grams that were ordered. */
const heavier = { weight: 2, photos: ['tarozi'] }
const DIFFERENCE = 5_000

type Sent = { who: Person; order: Shown; courier: Person }

async function accepted(
  over: object = {},
  { in: w = world, money = 200_000, type = 'balance' } = {},
): Promise<Sent> {
  const who = await addPerson(w, 'customer')
  const courier = await addPerson(w, 'courier')
  await w.topUp(who, money)
  const order = await w.place(who, { payment_type: type, ...over })
  await w.checkout(who, [order], type)
  if (type !== 'balance') await w.does(w.people.operator, order, 'confirm')
  return { who, courier, order: await w.does(courier, order, 'accept') }
}

const asks = async ({ id }: { id: string }) =>
  (
    await world.db.many(sql`
      select id from outbox where topic = 'event:orders.reweighed' and key = ${`order:${id}`}`)
  ).length

const expectBooksRight = async (w: World) => {
  expect(await checkBooks(w.db)).toEqual([])
  expect(await moneyFaults(w.db, new Date(0))).toEqual([])
}

test('whatever a courier ticks, the old price holds until the sender’s own yes, which charges the balance', async () => {
  const { who, courier, order } = await accepted()
  const before = await world.balance(who)
  const taken = await world.does(courier, order, 'pick_up', { ...heavier, consent: true })
  expect(taken).toMatchObject({
    status: 'pickup',
    price: order.price,
    reweigh: { price: order.price + DIFFERENCE, state: 'waiting' },
  })
  expect(await world.balance(who)).toBe(before)
  expect(await world.cashOf(courier)).toBe(0)

  const page = (await world.agrees(order)).body.data as ReweighPage
  expect(page).toMatchObject({ state: 'agreed', difference: DIFFERENCE })
  const after = await world.read(who, order)
  expect(after).toMatchObject({ price: order.price + DIFFERENCE, paid: true, parcel_size: { weight: 2 } })
  expect(await world.balance(who)).toBe(before - DIFFERENCE)
  const events = after.events as { verb: string; actor: string; price: object | null }[]
  expect(events.filter(({ price }) => price !== null)).toMatchObject([
    { verb: 'pick_up', price: { before: order.price, after: order.price + DIFFERENCE, state: 'asked' } },
    { verb: 'agree_price', actor: 'owner', price: { state: 'changed' } },
  ])
  expect((await world.agrees(order)).status, 'said twice').toBe(200)
  expect(await world.balance(who)).toBe(before - DIFFERENCE)
  expect((await world.declines(order)).body.code).toBe('reweigh_answered')
})

test('a weight without a photo is refused, and so is half a box', async () => {
  const { courier, order } = await accepted()
  expect(refusal(await world.verb(courier, order, 'pick_up', { weight: 2 }))).toMatchObject({
    status: 422,
    code: 'photo_required',
  })
  const half = { length: 60, photos: ['tarozi'] }
  expect(refusal(await world.verb(courier, order, 'pick_up', half))).toMatchObject({
    code: 'invalid_input',
    fields: ['width', 'height'],
  })
  expect((await world.read(courier, order)).status).toBe('accept')
})

test('sides are measured too: the price goes by the larger of weight and volume', async () => {
  const { courier, order } = await accepted()
  const box = { length: 60, width: 40, height: 25, photos: ['tarozi'] }
  const taken = await world.does(courier, order, 'pick_up', box)
  const key = await world.reweighKey(order)
  const page = (await world.call(reweighCalls.readReweigh, { params: { key } })).body.data as ReweighPage
  expect(page).toMatchObject({
    state: 'waiting',
    tracking_code: order.tracking_code,
    price_before: order.price,
    ordered: { weight: 0.8, length: 0, billable: 0.8 },
    measured: { weight: 0.8, length: 60, width: 40, height: 25, billable: 10 },
    paid: 'balance',
  })
  expect(page.price_after).toBe((taken.reweigh as { price: number }).price)
  const [file = ''] = page.photos
  expect((await world.call(reweighCalls.readReweighPhoto, { params: { key, file } })).status).toBe(200)
  const other = await world.call(reweighCalls.readReweighPhoto, { params: { key, file: 'nothing' } })
  expect(other.status).toBe(404)
  expect(JSON.stringify(page)).not.toMatch(/Dilnoza|Bobur|Bunyodkor|934445566/)
})

test('a lower price holds at once, and the difference is on the balance', async () => {
  const { who, courier, order } = await accepted({ parcel_size: { weight: 2 } })
  const before = await world.balance(who)
  const taken = await world.does(courier, order, 'pick_up', { weight: 0.5, photos: ['tarozi'] })
  expect(taken).toMatchObject({ price: order.price - DIFFERENCE, reweigh: null })
  expect(await world.balance(who)).toBe(before + DIFFERENCE)
  expect(await asks(order)).toBe(1)
})

test('a yes that the balance cannot pay is owed; written off, the debt goes and only what was paid comes back', async () => {
  const { who, courier, order } = await accepted({}, { money: 60_000 })
  const left = await world.balance(who)
  await world.does(courier, order, 'pick_up', { weight: 9, photos: ['tarozi'] })
  const page = (await world.agrees(order)).body.data as ReweighPage
  expect(page.difference).toBeGreaterThan(left)
  expect(await world.balance(who)).toBe(left)
  expect(await world.owedBy(who)).toBe(page.difference)
  expect(await world.read(who, order)).toMatchObject({ paid: true, price: page.price_after })
  await expectBooksRight(world)
  await world.does(world.people.operator, order, 'write_off', { reason: 'lost' })
  expect(await world.owedBy(who)).toBe(0)
  expect(await world.balance(who)).toBe(left + order.price)
})

test('measured once more and lighter, what was owed goes first: nobody gets back what they have not paid', async () => {
  const { who, courier, order } = await accepted({}, { money: 60_000 })
  const left = await world.balance(who)
  await world.does(courier, order, 'reweigh', { weight: 9, photos: ['tarozi'] })
  await world.agrees(order)
  expect(await world.owedBy(who)).toBeGreaterThan(0)
  await world.does(courier, order, 'pick_up', { weight: 0.8, photos: ['tarozi'] })
  expect(await world.read(who, order)).toMatchObject({ paid: true, price: order.price })
  expect([await world.owedBy(who), await world.balance(who)]).toEqual([0, left])
  await expectBooksRight(world)
})

test('without a yes in two hours the old price stays for good', async () => {
  const { who, courier, order } = await accepted()
  await world.does(courier, order, 'pick_up', heavier)
  world.clock.advance(2 * hour)
  const late = await world.agrees(order)
  expect(refusal(late)).toMatchObject({ status: 409, code: 'reweigh_over' })
  expect(await world.read(who, order)).toMatchObject({ price: order.price, reweigh: { state: 'expired' } })
})

test('a no leaves the price, and the same measures are not asked about again', async () => {
  const { who, courier, order } = await accepted()
  await world.does(courier, order, 'reweigh', heavier)
  expect((await world.declines(order)).body.data).toMatchObject({ state: 'declined' })
  expect((await world.agrees(order)).body.code).toBe('reweigh_answered')
  const taken = await world.does(courier, order, 'pick_up', heavier)
  expect(taken).toMatchObject({ price: order.price, reweigh: { state: 'declined' } })
  expect(await asks(order)).toBe(1)
  expect((await world.read(who, order)).price).toBe(order.price)
})

test('the same report twice asks once; told late, the two hours run from when we heard of it', async () => {
  const { courier, order } = await accepted()
  const happened = world.clock.now().toISOString()
  world.clock.advance(3 * hour)
  const report = { ...heavier, event_id: randomUUID(), happened_at: happened }
  await world.does(courier, order, 'pick_up', report)
  await world.does(courier, order, 'pick_up', report)
  expect(await asks(order)).toBe(1)
  expect((await world.agrees(order)).body.data).toMatchObject({ state: 'agreed' })
})

test('in cash the courier takes the agreed price only, also when the sender agreed before the hand-over', async () => {
  const first = await accepted({}, { type: 'cash' })
  await world.does(first.courier, first.order, 'pick_up', heavier)
  expect(await world.cashOf(first.courier)).toBe(first.order.price)

  const { who, courier, order } = await accepted({}, { type: 'cash' })
  await world.does(courier, order, 'reweigh', heavier)
  expect(((await world.agrees(order)).body.data as ReweighPage).paid).toBe('hand_over')
  const before = await world.balance(who)
  const taken = await world.does(courier, order, 'pick_up', heavier)
  expect(taken).toMatchObject({ price: order.price + DIFFERENCE, paid: true })
  expect(await world.cashOf(courier)).toBe(order.price + DIFFERENCE)
  expect(await world.balance(who)).toBe(before)
})

test('what the receiver pays grows with the sender’s yes, and not before', async () => {
  const { courier, order } = await accepted({}, { type: 'receiver' })
  const taken = await world.does(courier, order, 'pick_up', heavier)
  expect(taken.to_collect).toBe(order.price)
  await world.agrees(order)
  expect((await world.read(courier, order)).to_collect).toBe(order.price + DIFFERENCE)

  const quick = await accepted({}, { type: 'receiver' })
  const out = await world.does(quick.courier, quick.order, 'pick_up', heavier)
  const code = await world.receiverCode(out)
  await world.does(quick.courier, out, 'deliver', { code, collected: out.to_collect })
  expect((await world.agrees(out)).body.code, 'what the receiver has paid is paid').toBe('reweigh_over')
  expect(await world.owedBy(quick.who)).toBe(0)
})

async function atCounter(): Promise<{ who: Person; order: Shown }> {
  const who = await addPerson(world, 'customer')
  await world.topUp(who, 200_000)
  const { tashkent } = world.points
  const from = { region: 14, city: 205, point_id: tashkent }
  const order = await world.place(who, { delivery_option: 4, from })
  await world.checkout(who, [order], 'balance')
  return { who, order }
}

async function senderCode({ id }: { id: string }): Promise<string> {
  const { code } = await world.db.one<{ code: Buffer }>(sql`
    select code from order_sender_code where order_id = ${Number(id)}`)
  return String(world.secrets.open(senderCodePurpose, code))
}

test('at a counter the yes is the code that went to the sender’s phone; five wrong ones lock it', async () => {
  const { who, order } = await atCounter()
  const { tashkentAgent } = world.people
  await world.does(tashkentAgent, order, 'reweigh', heavier)
  const code = await senderCode(order)
  const wrong = code === '000000' ? '000001' : '000000'
  const refused = await world.verb(tashkentAgent, order, 'drop_off', { code: wrong })
  expect(refusal(refused)).toMatchObject({ status: 422, code: 'wrong_sender_code' })
  const before = await world.balance(who)
  const dropped = await world.does(tashkentAgent, order, 'drop_off', { code })
  expect(dropped).toMatchObject({ status: 'agent_received', price: order.price + DIFFERENCE })
  expect(await world.balance(who)).toBe(before - DIFFERENCE)

  const locked = await atCounter()
  await world.does(tashkentAgent, locked.order, 'reweigh', heavier)
  const right = await senderCode(locked.order)
  const bad = right === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < 5; tries++)
    await world.verb(tashkentAgent, locked.order, 'drop_off', { code: bad })
  const late = await world.verb(tashkentAgent, locked.order, 'drop_off', { code: right })
  expect(late.body.code).toBe('sender_code_locked')
  const kept = await world.does(tashkentAgent, locked.order, 'drop_off')
  expect(kept.price, 'without the code it is taken at the old price').toBe(locked.order.price)
})

test('or their signature there; a courier’s signature or code at a door is no yes', async () => {
  const { order } = await atCounter()
  const signed = { ...heavier, proof: { kind: 'signature', signature: 'imzo' } }
  const dropped = await world.does(world.people.tashkentAgent, order, 'drop_off', signed)
  expect(dropped).toMatchObject({ price: order.price + DIFFERENCE, reweigh: null })

  const door = await accepted()
  const ticked = { ...signed, code: '123456', consent: true }
  const taken = await world.does(door.courier, door.order, 'pick_up', ticked)
  expect(taken).toMatchObject({ price: door.order.price, reweigh: { state: 'waiting' } })
})

test('measured once more, only the last question can be answered; after three nobody is asked again', async () => {
  const { courier, order } = await accepted()
  await world.does(courier, order, 'reweigh', heavier)
  const old = await world.reweighKey(order)
  await world.does(courier, order, 'reweigh', { weight: 4, photos: ['tarozi'] })
  const answer = await world.call(reweighCalls.agreeToPrice, { params: { key: old } })
  expect(answer.body.code).toBe('reweigh_over')
  const page = await world.call(reweighCalls.readReweigh, { params: { key: old } })
  expect(page.body.data).toMatchObject({ state: 'replaced' })
  await world.does(courier, order, 'reweigh', { weight: 6, photos: ['tarozi'] })
  const fourth = await world.verb(courier, order, 'reweigh', { weight: 7, photos: ['tarozi'] })
  expect(fourth.body.code).toBe('action_not_allowed')
})

test('nobody answers for the sender, and an invented link opens nothing', async () => {
  const { courier, order } = await accepted()
  await world.does(courier, order, 'pick_up', heavier)
  for (const who of [courier, world.people.operator])
    expect((await world.read(who, order)).allowed_actions).not.toContain('agree_price')
  const key = bent(await world.reweighKey(order))
  expect((await world.call(reweighCalls.agreeToPrice, { params: { key } })).status).toBe(404)
  expect((await world.read(courier, order)).price).toBe(order.price)
})

test('where the setting hands it back, the parcel is taken with the sender’s yes only', async () => {
  const { who, courier, order } = await accepted({}, { in: strict })
  const refused = await strict.verb(courier, order, 'pick_up', heavier)
  expect(refusal(refused)).toMatchObject({ status: 409, code: 'consent_required' })
  const bare = await strict.verb(courier, order, 'pick_up')
  expect(bare.body.code, 'nor without naming the weight again').toBe('consent_required')
  expect(await strict.read(who, order)).toMatchObject({ status: 'accept', reweigh: { state: 'waiting' } })
  expect(((await strict.agrees(order)).body.data as ReweighPage).photos).toHaveLength(1)
  const taken = await strict.does(courier, order, 'pick_up', heavier)
  expect(taken).toMatchObject({ status: 'pickup', price: order.price + DIFFERENCE })
  await expectBooksRight(strict)
})

test('after all of it the books agree', async () => {
  await expectBooksRight(world)
})
