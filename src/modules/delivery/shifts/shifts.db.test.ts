import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  day,
  type Person,
  refusal,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import type { ShiftAnswer } from '../field/field.contract.ts'
import { shiftCalls } from './shifts.calls.ts'
import type { ShiftEnded } from './shifts.contract.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await world.topUp(world.people.sender, 100_000_000)
})

const phone = 'phone-5f1e9b20'

const starts = (who: Person, device = phone) =>
  world.send(who, shiftCalls.startShift, { body: { device_id: device, bags: 3 } })
const ends = (who: Person, counted: number, device = phone) =>
  world.send(who, shiftCalls.endShift, { body: { device_id: device, counted, notes: { 50000: 2 } } })

async function begun(who: Person): Promise<ShiftAnswer> {
  const answer = await starts(who)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data as ShiftAnswer
}

async function ended(who: Person, counted: number): Promise<ShiftEnded> {
  const answer = await ends(who, counted)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data as ShiftEnded
}

/** In this courier's bag, with money to take from the receiver. */
async function carried(courier: Person, overrides: Record<string, unknown> = {}): Promise<Shown> {
  const { people, place, checkout, does } = world
  const order = await place(people.sender, overrides)
  await checkout(people.sender, [order], 'balance')
  await does(courier, order, 'accept')
  return does(courier, order, 'pick_up')
}

const tellsFailure = (courier: Person, order: Shown, body: object = {}) =>
  world.does(courier, order, 'fail_delivery', {
    reason: 'nobody_home',
    latitude: 39.65,
    longitude: 66.96,
    photos: ['door'],
    ...body,
  })

test('a shift gives the phone twenty numbers of call cards, and the same ones when it asks again', async () => {
  const courier = await addPerson(world, 'courier')
  const first = await begun(courier)
  expect(new Set(first.call_cards).size).toBe(20)
  expect(first).toMatchObject({ bags: 3, ended_at: null, delivered: 0, failed: 0, collected: 0, metres: 0 })
  expect(await begun(courier)).toEqual(first)
})

test('a call card that was left at a door without a line is the one of the order', async () => {
  const courier = await addPerson(world, 'courier')
  const [card = '', other = ''] = (await begun(courier)).call_cards
  const order = await carried(courier)
  expect((await tellsFailure(courier, order, { call_card: card })).call_card).toBe(card)
  const { call_cards: left } = await begun(courier)
  expect(left).toContain(other)
  expect(left).not.toContain(card)
  expect(left).toHaveLength(20)
})

test('a number that was given to somebody else is not taken from this courier', async () => {
  const [courier, colleague] = [await addPerson(world, 'courier'), await addPerson(world, 'courier')]
  const [theirs = ''] = (await begun(colleague)).call_cards
  const order = await carried(courier)
  const failed = await tellsFailure(courier, order, { call_card: theirs })
  expect(failed.call_card).toMatch(/^[1-9]\d{7}$/)
  expect(failed.call_card).not.toBe(theirs)
})

test('a second phone is told of the running shift, and goes on with it the day after', async () => {
  const courier = await addPerson(world, 'courier')
  const { id } = await begun(courier)
  expect(refusal(await starts(courier, 'phone-other-1'))).toMatchObject({
    status: 409,
    code: 'shift_running',
  })
  world.clock.advance(day)
  const moved = await starts(courier, 'phone-other-1')
  expect(moved.body.data).toMatchObject({ id })
})

test('a shift goes on at a new phone once the desk has ended the lost one', async () => {
  const courier = await addPerson(world, 'courier')
  const { id } = await begun(courier)
  await world.db.run(sql`
    update courier_device set ended_at = ${world.clock.now()}, ended_because = 'desk' where person_id = ${courier.id}`)
  expect(refusal(await starts(courier))).toMatchObject({ status: 401, code: 'device_ended' })
  const moved = await starts(courier, 'phone-other-1')
  expect(moved.body.data).toMatchObject({ id })
})

test('the day ends with parcels in the bag, and names them', async () => {
  const courier = await addPerson(world, 'courier')
  await begun(courier)
  const order = await carried(courier)
  const { still_in_hand: still } = await ended(courier, 0)
  expect(still).toEqual([
    { order_id: order.id, tracking_code: order.tracking_code, name: 'Bobur Toshmatov', reason: 'pickup' },
  ])
})

test('the evening tells the cash desk what was counted, and says what differs from the books', async () => {
  const courier = await addPerson(world, 'courier')
  await begun(courier)
  const order = await carried(courier, { product_fee: 200_000 })
  const proof = { kind: 'signature', signature: 'file-1', passport: 'file-2' }
  await world.does(courier, order, 'deliver', { proof, collected: order.to_collect })
  const answer = await ended(courier, order.to_collect - 10_000)
  expect(answer).toMatchObject({
    expected: order.to_collect,
    counted: order.to_collect - 10_000,
    difference: -10_000,
    shift: { delivered: 1, failed: 0, collected: 1, call_cards: [] },
  })
  const told = await world.db.one<{ amount: number; state: string }>(sql`
    select amount, state from cash_hand_in where id = ${Number(answer.settlement_id)}`)
  expect(told).toEqual({ amount: order.to_collect - 10_000, state: 'told' })
  expect(await world.cashOf(courier)).toBe(order.to_collect)
  const kept = await world.db.many(sql`
    select kind, details from order_incident where person_id = ${courier.id}`)
  const details = { expected: order.to_collect, counted: order.to_collect - 10_000 }
  expect(kept).toEqual([{ kind: 'cash_difference', details }])
  expect(refusal(await ends(courier, 0))).toMatchObject({ status: 409, code: 'no_shift' })
})

test('more than the books know of is not handed in by itself', async () => {
  const courier = await addPerson(world, 'courier')
  await begun(courier)
  const answer = await ended(courier, 5_000)
  expect(answer).toMatchObject({ expected: 0, difference: 5_000, settlement_id: null })
})

test('who has no cash ends the day without a count, who has some counts it', async () => {
  const [empty, holding] = [await addPerson(world, 'courier'), await addPerson(world, 'courier')]
  // Whatever a phone calls itself.
  const device = 'Redmi 9A / 7'
  const endsPlainly = (who: Person) => world.send(who, shiftCalls.endShift, { body: { device_id: device } })
  for (const who of [empty, holding]) expect((await starts(who, device)).status).toBe(201)
  expect((await endsPlainly(empty)).body.data).toMatchObject({ expected: 0, counted: 0, difference: 0 })
  const order = await carried(holding, { product_fee: 200_000 })
  const proof = { kind: 'signature', signature: 'file-1', passport: 'file-2' }
  await world.does(holding, order, 'deliver', { proof, collected: order.to_collect })
  expect(refusal(await endsPlainly(holding))).toEqual({
    status: 422,
    code: 'invalid_input',
    fields: ['counted'],
  })
  expect((await ends(holding, order.to_collect, device)).status).toBe(200)
})
