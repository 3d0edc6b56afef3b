import { beforeAll, expect, test } from 'vitest'
import { balanceOf, checkBooks, moneyOf } from '#modules/ledger/index.ts'
import type { Call } from '#platform/calls/call.ts'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  day,
  type Person,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import type { Given } from '../../../../tests/support/named-call.ts'
import { uploadPhoto } from '../../../../tests/support/picture.ts'
import { orderFilesCalls } from '../files/order-files.calls.ts'
import { moneyFaults } from '../life/money-check.service.ts'
import { ordersCalls } from '../orders.calls.ts'
import { claimsCalls } from './claims.calls.ts'
import type { DeskClaim, DeskClaimList } from './claims.contract.ts'

let world: World
let cashier: Person
beforeAll(async () => {
  world = await startWorld()
  cashier = await addPerson(world, 'cashier')
})

type Over = Record<string, unknown>

/** Paid from the balance and in the courier's hands. */
async function carried(over: Over = {}): Promise<{ who: Person; order: Shown }> {
  const who = await addPerson(world, 'customer')
  await world.topUp(who, 200_000)
  const order = await world.place(who, over)
  await world.checkout(who, [order], 'balance')
  const { courier } = world.people
  await world.does(courier, order, 'accept')
  return { who, order: await world.does(courier, order, 'pick_up') }
}

async function delivered(over: Over = {}) {
  const { who, order } = await carried(over)
  const code = await world.receiverCode(order)
  return { who, order: await world.does(world.people.courier, order, 'deliver', { code }) }
}

async function claimed(who: Person, order: Shown, kind = 'damaged', images: string[] = []): Promise<string> {
  const body = { kind, description: 'Piyola singan', images }
  const answer = await world.send(who, ordersCalls.openClaim, { params: { id: order.id }, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return (answer.body.data as { id: string }).id
}

const desk = <C extends Call>(who: Person, called: C, ...[place]: Given<C>) =>
  world.call<Call>(called, { ...place, headers: who.headers })

const { acceptClaim, payOutClaim, rejectClaim } = claimsCalls
type Decision = typeof acceptClaim | typeof payOutClaim | typeof rejectClaim

async function decide(who: Person, id: string, called: Decision, body: object) {
  const answer = await world.call(called, { params: { id }, headers: who.headers, body })
  return { status: answer.status, code: answer.body.code, data: answer.body.data as DeskClaim }
}

const seen = async (who: Person, order: { id: string }) =>
  (await world.read(who, order)).claims as { status: string; decision: Record<string, unknown> | null }[]

test('damage with a photo waits at the desk; accepted, it is money on the balance and the customer reads it', async () => {
  const { who, order } = await delivered({ parcel_value: 300_000, services: ['cover_1'] })
  const photo = await uploadPhoto(world, who, orderFilesCalls.uploadClaimPhoto)
  const file = photo.body.data?.id ?? ''
  const id = await claimed(who, order, 'damaged', [file])
  const found = (
    await desk(world.people.operator, claimsCalls.listClaims, {
      query: { q: order.tracking_code.toLowerCase() },
    })
  ).body.data as DeskClaimList
  expect(found.items).toHaveLength(1)
  expect(found.items[0]).toMatchObject({
    id,
    images: [file],
    value: 300_000,
    cover: 500_000,
    limit: 300_000,
    is_fixed: false,
    price_refund: 'none',
    decision: null,
    order: { id: order.id },
  })
  expect((await desk(cashier, claimsCalls.readClaimPhoto, { params: { id, file } })).status).toBe(200)
  const before = await world.balance(who)
  const { data } = await decide(world.people.operator, id, acceptClaim, {
    amount: 120_000,
    note: 'Bir piyola',
  })
  expect(data).toMatchObject({
    status: 'accepted',
    decision: { amount: 120_000, to: 'balance', by: 'Sinov' },
  })
  expect(await world.balance(who)).toBe(before + 120_000)
  expect(await moneyOf(world.db, `claim:${id}`)).toEqual({ compensation: 120_000, customer_balance: 120_000 })
  expect(await seen(who, order)).toMatchObject([
    {
      status: 'accepted',
      decision: { amount: 120_000, to: 'balance', reason_label: null, note: 'Bir piyola' },
    },
  ])
  const told = await world.db.many<{ payload: unknown }>(sql`
    select payload from outbox where topic = 'event:orders.claim-decided' and key = ${`claim:${id}`}`)
  expect(told).toHaveLength(1)
})

test('a refusal is read in the language of whoever reads it', async () => {
  const { who, order } = await delivered()
  const id = await claimed(who, order)
  await decide(world.people.operator, id, rejectClaim, { reason: 'badly_packed' })
  const inRussian = await world.call(ordersCalls.readOrder, {
    params: { id: order.id },
    headers: { ...who.headers, 'accept-language': 'ru' },
  })
  const [claim] = (
    inRussian.body.data as { claims: { status: string; decision: { reason_label: string } }[] }
  ).claims
  expect(claim?.status).toBe('rejected')
  expect(claim?.decision.reason_label).toMatch(/[а-я]/)
  expect((await seen(who, order))[0]?.decision?.reason_label).toMatch(/qadoqlanmagan/)
  expect(await moneyOf(world.db, `claim:${id}`)).toEqual({})
})

test('a lost parcel is paid in full by rule and written off with the decision; its price goes back once', async () => {
  const { who, order } = await carried({ parcel_value: 150_000, services: ['cover_1'] })
  world.clock.advance(8 * day)
  const id = await claimed(who, order, 'lost')
  const view = (await desk(cashier, claimsCalls.readClaim, { params: { id } })).body.data as DeskClaim
  expect(view).toMatchObject({ limit: 150_000, is_fixed: true, price_refund: 'with_decision' })
  expect((await decide(world.people.operator, id, acceptClaim, { amount: 100_000 })).code).toBe(
    'claim_amount_wrong',
  )
  const before = await world.balance(who)
  expect((await decide(world.people.operator, id, acceptClaim, { amount: 150_000 })).data).toMatchObject({
    status: 'accepted',
    price_refund: 'done',
    order: { status: 'cancelled' },
  })
  expect(await world.balance(who)).toBe(before + 150_000 + order.price)
  expect(await seen(who, order)).toHaveLength(1)
})

test('a write-off opens a claim of its own; accepting it pays no second refund', async () => {
  const { who, order } = await carried({ product_fee: 18_000, services: ['cod'] })
  await world.does(world.people.operator, order, 'write_off', { reason: 'destroyed', note: 'Yongʻin' })
  const before = await world.balance(who)
  const { items } = (
    await desk(cashier, claimsCalls.listClaims, { query: { q: order.id, kind: 'destroyed' } })
  ).body.data as DeskClaimList
  expect(items[0]).toMatchObject({ limit: 18_000, is_fixed: true, price_refund: 'done' })
  const id = items[0]?.id ?? ''
  expect((await decide(cashier, id, payOutClaim, { amount: 18_000, to: 'cash' })).status).toBe(200)
  expect(await world.balance(who)).toBe(before)
  expect(await moneyOf(world.db, `claim:${id}`)).toEqual({ compensation: 18_000, cash_desk: -18_000 })
})

test('two decisions at once pay once, whatever they say', async () => {
  const { who, order } = await delivered({ parcel_value: 20_000 })
  const id = await claimed(who, order)
  const before = await world.balance(who)
  const outcomes = await Promise.all([
    decide(cashier, id, payOutClaim, { amount: 20_000, to: 'balance' }),
    decide(world.people.operator, id, acceptClaim, { amount: 15_000 }),
    decide(world.people.operator, id, rejectClaim, { reason: 'no_proof' }),
    decide(cashier, id, payOutClaim, { amount: 20_000, to: 'bank' }),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect(outcomes.filter(({ status }) => status === 409).every(({ code }) => code === 'claim_decided')).toBe(
    true,
  )
  const won = outcomes.find(({ status }) => status === 200)?.data.decision
  const onBalance = won?.to === 'balance' ? (won.amount ?? 0) : 0
  expect(await world.balance(who)).toBe(before + onBalance)
  const { compensation = 0 } = await moneyOf(world.db, `claim:${id}`)
  expect(compensation).toBe(won?.amount ?? 0)
})

test('an operator decides up to 500,000 and only onto the balance; above it a cashier does', async () => {
  const { who, order } = await delivered({ parcel_value: 900_000, services: ['cover_2'] })
  const id = await claimed(who, order)
  const { operator } = world.people
  expect((await decide(operator, id, acceptClaim, { amount: 600_000 })).code).toBe('claim_above_operator')
  expect((await decide(operator, id, payOutClaim, { amount: 600_000, to: 'bank' })).code).toBe('forbidden')
  expect((await decide(cashier, id, payOutClaim, { amount: 900_001, to: 'bank' })).code).toBe(
    'claim_amount_wrong',
  )
  expect((await decide(cashier, id, payOutClaim, { amount: 900_000, to: 'bank' })).status).toBe(200)
  expect(await moneyOf(world.db, `claim:${id}`)).toEqual({ compensation: 900_000, bank: -900_000 })
})

test('a parcel that came after all is not accepted as lost', async () => {
  const { who, order } = await carried({ parcel_value: 20_000 })
  world.clock.advance(8 * day)
  const id = await claimed(who, order, 'lost')
  const code = await world.receiverCode(order)
  await world.does(world.people.courier, order, 'deliver', { code })
  expect((await decide(world.people.operator, id, acceptClaim, { amount: 20_000 })).code).toBe(
    'claim_arrived',
  )
  expect((await decide(world.people.operator, id, rejectClaim, { reason: 'delivered_whole' })).status).toBe(
    200,
  )
})

test('a parcel that came back to its sender is not accepted as lost', async () => {
  const { courier, operator } = world.people
  const returned = await carried({ parcel_value: 20_000 })
  world.clock.advance(8 * day)
  const id = await claimed(returned.who, returned.order, 'lost')
  await world.does(courier, returned.order, 'fail_delivery', { reason: 'refused' })
  await world.does(operator, returned.order, 'expire')
  expect((await decide(operator, id, acceptClaim, { amount: 20_000 })).code).toBe('claim_arrived')

  const { who, order } = await carried({ parcel_value: 20_000 })
  await world.does(operator, order, 'write_off', { reason: 'lost' })
  const { items } = (await desk(cashier, claimsCalls.listClaims, { query: { q: order.id } })).body
    .data as DeskClaimList
  await world.does(operator, order, 'report_found')
  await world.does(operator, order, 'hand_back')
  const before = await world.balance(who)
  const paid = await decide(cashier, items[0]?.id ?? '', payOutClaim, { amount: 20_000, to: 'balance' })
  expect(paid.code).toBe('claim_arrived')
  expect(await world.balance(who)).toBe(before)
})

test('found after the compensation: the incident stays open and nobody takes the money back by itself', async () => {
  const { who, order } = await carried({ parcel_value: 20_000 })
  world.clock.advance(8 * day)
  const id = await claimed(who, order, 'lost')
  await decide(world.people.operator, id, acceptClaim, { amount: 20_000 })
  const after = await world.balance(who)
  await world.does(world.people.operator, order, 'report_found')
  expect(await world.balance(who)).toBe(after)
  expect((await seen(who, order))[0]).toMatchObject({ status: 'accepted', decision: { amount: 20_000 } })
})

test('more photos while it is open, by whoever sent the parcel, and not afterwards', async () => {
  const { who, order } = await delivered()
  const id = await claimed(who, order)
  const add = async (by: Person) => {
    const photo = await uploadPhoto(world, by, orderFilesCalls.uploadClaimPhoto)
    return world.send(by, claimsCalls.addClaimPhotos, {
      params: { id: order.id, claim: id },
      body: { images: [photo.body.data?.id] },
    })
  }
  expect((await add(who)).status).toBe(200)
  expect((await add(world.people.stranger)).status).toBe(404)
  const { images } = (await desk(cashier, claimsCalls.readClaim, { params: { id } })).body.data as DeskClaim
  expect(images).toHaveLength(1)
  await decide(cashier, id, rejectClaim, { reason: 'no_proof' })
  expect((await add(who)).body.code).toBe('claim_decided')
})

test('the oldest open claim comes first; what names no order finds nothing', async () => {
  const first = await delivered()
  const second = await delivered()
  const ids = [await claimed(first.who, first.order), await claimed(second.who, second.order)]
  const { items, waiting } = (await desk(cashier, claimsCalls.listClaims)).body.data as DeskClaimList
  const shown = items.map(({ id }) => id).filter((id) => ids.includes(id))
  expect(shown).toEqual(ids)
  expect(waiting).toBe(items.length)
  expect(
    ((await desk(cashier, claimsCalls.listClaims, { query: { q: 'salom' } })).body.data as DeskClaimList)
      .items,
  ).toEqual([])
})

test('after all of it the books agree', async () => {
  expect(await checkBooks(world.db)).toEqual([])
  expect(await moneyFaults(world.db, new Date(0))).toEqual([])
  const { paid } = await world.db.one<{ paid: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as paid from order_claim`)
  expect(await balanceOf(world.db, 'compensation')).toBe(paid)
})
