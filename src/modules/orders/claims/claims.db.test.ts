import { beforeAll, expect, test } from 'vitest'
import { balanceOf, checkBooks, moneyOf, post } from '#modules/ledger/index.ts'
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
import { secondPerson } from '../../../../tests/scenarios/second-person.ts'
import { fillDesk } from '../../../../tests/support/fill-desk.ts'
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
  await fillDesk(world.db, 1_000_000)
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
  (await world.read(who, order)).claims as {
    status: string
    decision: Record<string, unknown> | null
    found: object | null
  }[]

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

test('compensation in cash comes out of the cashier’s own desk, which pays no more than it holds', async () => {
  const { who, order } = await delivered({ parcel_value: 20_000 })
  const id = await claimed(who, order)
  const { id: depot } = await world.db.one<{ id: number }>(
    sql`insert into cash_desk (name, place) values ('Depo', 'depot') returning id`,
  )
  const other = await addPerson(world, 'cashier')
  expect(await decide(other, id, payOutClaim, { amount: 20_000, to: 'cash' })).toMatchObject({
    status: 409,
    code: 'no_cash_desk',
  })
  await world.db.run(sql`
    insert into cash_desk_seat (person_id, desk_id, seated_at)
    values (${other.id}, ${depot}, now()), (${cashier.id}, 1, now())`)
  await fillDesk(world.db, 19_999, depot)
  expect(await decide(other, id, payOutClaim, { amount: 20_000, to: 'cash' })).toMatchObject({
    status: 409,
    code: 'cash_desk_short',
  })
  await fillDesk(world.db, 1, depot)
  const before = await balanceOf(world.db, 'cash_desk', 1)
  expect((await decide(other, id, payOutClaim, { amount: 20_000, to: 'cash' })).status).toBe(200)
  expect(await balanceOf(world.db, 'cash_desk', depot)).toBe(0)
  expect(await balanceOf(world.db, 'cash_desk', 1)).toBe(before)
  await world.db.run(sql`update cash_desk set closed_at = now() where id = ${depot}`)
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

test('above 300,000 a claim waits for a second person, and an operator pays onto the balance only', async () => {
  const { who, order } = await delivered({ parcel_value: 900_000, services: ['cover_2'] })
  const id = await claimed(who, order)
  const { operator } = world.people
  expect((await decide(operator, id, payOutClaim, { amount: 600_000, to: 'bank' })).code).toBe('forbidden')
  expect((await decide(cashier, id, payOutClaim, { amount: 900_001, to: 'bank' })).code).toBe(
    'claim_amount_wrong',
  )
  const asked = await decide(cashier, id, payOutClaim, { amount: 900_000, to: 'bank' })
  expect(asked.data).toMatchObject({ status: 'open', decision: null, approval: { id: expect.any(String) } })
  expect(await moneyOf(world.db, `claim:${id}`)).toEqual({})
  expect((await decide(operator, id, rejectClaim, { reason: 'no_proof' })).code).toBe('approval_waiting')
  const desk = secondPerson(world)
  const approval = asked.data.approval?.id ?? ''
  // Money that leaves the house is not an operator's.
  expect((await desk.approve(operator, approval)).code).toBe('forbidden')
  expect((await desk.approve(cashier, approval)).code).toBe('approval_own')
  expect((await desk.approve(await addPerson(world, 'cashier'), approval)).status).toBe(200)
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

/** Paid for as lost, and turned up since. */
async function foundAfterPayment(
  amount = 20_000,
  rest: object = {},
  second?: Person,
): Promise<{ who: Person; order: Shown; id: string }> {
  const { who, order } = await carried({ parcel_value: amount, ...rest })
  world.clock.advance(8 * day)
  const id = await claimed(who, order, 'lost')
  const { data } = await decide(world.people.operator, id, acceptClaim, { amount })
  if (second) await secondPerson(world).approve(second, data.approval?.id ?? '')
  await world.does(world.people.operator, order, 'report_found')
  return { who, order, id }
}

const found = async (who: Person, id: string, body: object) => {
  const answer = await world.call(claimsCalls.decideFound, { params: { id }, headers: who.headers, body })
  return { status: answer.status, code: answer.body.code, data: answer.body.data as DeskClaim }
}

test('a parcel found after its compensation waits at the desk, and moves nowhere before somebody has decided', async () => {
  const { who, order, id } = await foundAfterPayment()
  const after = await world.balance(who)
  const { items } = (await desk(cashier, claimsCalls.listClaims, { query: { q: order.id } })).body
    .data as DeskClaimList
  expect(items).toMatchObject([{ id, status: 'accepted', found: { decision: null } }])
  const { operator, courier } = world.people
  expect((await world.verb(operator, order, 'hand_back')).body.code).toBe('found_undecided')
  const reinstated = await world.verb(operator, order, 'reinstate', { courier_id: courier.id })
  expect(reinstated.body.code).toBe('found_undecided')
  expect(await world.balance(who)).toBe(after)
  expect((await found(who, id, { decision: 'handed_out' })).status, 'not by a customer').toBe(403)

  const kept = await found(operator, id, { decision: 'stays', note: 'Mijoz pulni tanladi' })
  expect(kept.data.found).toMatchObject({ decision: 'stays', by: 'Sinov', note: 'Mijoz pulni tanladi' })
  expect(await world.balance(who)).toBe(after)
  expect((await found(operator, id, { decision: 'handed_out' })).code).toBe('claim_decided')
  expect((await world.verb(operator, order, 'hand_back')).body.code).toBe('action_not_allowed')
  expect(await seen(who, order)).toMatchObject([{ found: { decision: 'stays' } }])
  const { count } = await world.db.one<{ count: number }>(sql`
    select count(*) as count from audit_entry where object = ${`claim:${id}`} and action = 'claim.found'`)
  expect(count).toBe(1)
})

test('compensation is taken back from the balance with the customer’s agreement on record, once, and never below zero', async () => {
  const { who, order, id } = await foundAfterPayment()
  const before = await world.balance(who)
  expect((await found(cashier, id, { decision: 'taken_back' })).code).toBe('note_required')
  const agreed = { decision: 'taken_back', note: 'Telefonda rozi boʻldi, 14:20' }
  const outcomes = await Promise.all([found(cashier, id, agreed), found(world.people.operator, id, agreed)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await world.balance(who)).toBe(before - 20_000)
  expect(await moneyOf(world.db, `claim:${id}`)).toEqual({ compensation: 0, customer_balance: 0 })
  await world.does(world.people.operator, order, 'reinstate', { courier_id: world.people.courier.id })
  await world.does(world.people.operator, order, 'write_off', { reason: 'lost' })
  expect(await seen(who, order), 'lost once more, it is another claim').toHaveLength(2)

  const poor = await foundAfterPayment()
  const spent = await world.balance(poor.who)
  await post(world.db, {
    key: `test:spent:${poor.id}`,
    template: 'order_paid_from_balance',
    facts: { customer: poor.who.id, amount: spent - 1_000 },
    at: world.clock.now(),
  })
  expect((await found(cashier, poor.id, agreed)).code).toBe('insufficient_funds')
})

test('or the parcel is handed out and the money stays', async () => {
  const { who, order, id } = await foundAfterPayment()
  const before = await world.balance(who)
  expect((await found(cashier, id, { decision: 'handed_out' })).status).toBe(200)
  expect((await world.read(who, order)).custody.holder).toBe('sender')
  expect(await world.balance(who)).toBe(before)
})

test('of a claim over 300,000, money is taken back or given twice only when a second person agrees', async () => {
  const { operator } = world.people
  const second = await addPerson(world, 'cashier')
  const { who, id } = await foundAfterPayment(500_000, { services: ['cover_1'] }, second)
  const before = await world.balance(who)
  const agreed = { decision: 'taken_back', note: 'Telefonda rozi boʻldi, 14:20' }
  const asked = await found(operator, id, agreed)
  expect(asked.data).toMatchObject({ found: { decision: null }, approval: { id: expect.any(String) } })
  expect((await found(second, id, { decision: 'stays' })).code, 'another decision waits').toBe(
    'approval_waiting',
  )
  expect(await world.balance(who)).toBe(before)
  const two = secondPerson(world)
  expect((await two.approve(operator, asked.data.approval?.id ?? '')).code).toBe('approval_own')
  expect((await two.approve(second, asked.data.approval?.id ?? '')).status).toBe(200)
  expect(await world.balance(who)).toBe(before - 500_000)
  expect(await moneyOf(world.db, `claim:${id}`)).toEqual({ compensation: 0, customer_balance: 0 })

  const other = await foundAfterPayment(500_000, { services: ['cover_1'] }, second)
  const both = await found(operator, other.id, { decision: 'handed_out' })
  expect(both.data).toMatchObject({ found: { decision: null }, approval: { id: expect.any(String) } })
  expect((await two.approve(second, both.data.approval?.id ?? '')).status).toBe(200)
  expect((await world.read(other.who, other.order)).custody.holder).toBe('sender')
  const kept = await foundAfterPayment(500_000, { services: ['cover_1'] }, second)
  expect((await found(operator, kept.id, { decision: 'stays' })).data.found).toMatchObject({
    decision: 'stays',
  })
})

/** On its way back, by the courier in whose bag it is. */
async function takenBack(order: Shown): Promise<void> {
  const { courier } = world.people
  await world.does(courier, order, 'accept')
  await world.does(courier, order, 'pick_up')
}

test('what arrives damaged, is refused and comes back keeps its claim and its cover, on both ways together once', async () => {
  const { courier, operator } = world.people
  const { who, order } = await carried({ parcel_value: 250_000, services: ['cover_1'] })
  await world.does(courier, order, 'fail_delivery', { reason: 'refused' })
  await world.does(operator, order, 'expire')
  const outward = await claimed(who, order)
  const back = (await world.list(who)).items.find(({ return_of }) => return_of === order.id)
  expect(back).toBeDefined()
  if (!back) return
  await takenBack(back)
  await world.does(operator, back, 'write_off', { reason: 'lost' })
  const { items } = (await desk(cashier, claimsCalls.listClaims, { query: { q: back.id } })).body
    .data as DeskClaimList
  const lost = items[0]?.id ?? ''
  expect(items[0]).toMatchObject({ cover: 500_000, value: 250_000, limit: 250_000 })
  expect(
    (await decide(cashier, outward, payOutClaim, { amount: 100_000, to: 'balance' })).data,
  ).toMatchObject({
    cover: 500_000,
    limit: 250_000,
  })
  const view = (await desk(cashier, claimsCalls.readClaim, { params: { id: lost } })).body.data as DeskClaim
  expect(view.limit).toBe(150_000)
  expect((await decide(cashier, lost, payOutClaim, { amount: 150_001, to: 'balance' })).code).toBe(
    'claim_amount_wrong',
  )
  expect((await decide(cashier, lost, payOutClaim, { amount: 150_000, to: 'balance' })).status).toBe(200)
})

test('two decisions at once about the two ways of a parcel pay its cover once', async () => {
  const { courier, operator } = world.people
  const { who, order } = await carried({ parcel_value: 100_000, services: ['cover_1'] })
  await world.does(courier, order, 'fail_delivery', { reason: 'refused' })
  await world.does(operator, order, 'expire')
  const back = (await world.list(who)).items.find(({ return_of }) => return_of === order.id)
  const ids = [await claimed(who, order)]
  if (back) await takenBack(back)
  await world.does(operator, back ?? order, 'write_off', { reason: 'destroyed' })
  const { items } = (await desk(cashier, claimsCalls.listClaims, { query: { q: back?.id ?? '' } })).body
    .data as DeskClaimList
  ids.push(items[0]?.id ?? '')
  const outcomes = await Promise.all(
    ids.map((id) => decide(cashier, id, payOutClaim, { amount: 100_000, to: 'balance' })),
  )
  expect(outcomes.map(({ code }) => code)).toContain('claim_amount_wrong')
  expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('damage on the way is reported by whoever has the parcel in their hands, with a photo, and the customer is told', async () => {
  const { courier, otherCourier, samarkandAgent, tashkentAgent } = world.people
  const { who, order } = await carried({ parcel_value: 50_000 })
  const report = async (by: Person, named: Shown, withPhoto = true, kind = 'damaged') => {
    const photo = withPhoto ? await uploadPhoto(world, by, orderFilesCalls.uploadClaimPhoto) : undefined
    const images = photo ? [photo.body.data?.id] : []
    return world.send(by, ordersCalls.openClaim, {
      params: { id: named.id },
      body: { kind, description: 'Quti ezilgan', images },
    })
  }
  expect((await report(otherCourier, order)).status, 'not theirs').toBe(404)
  expect((await report(samarkandAgent, order)).status, 'not at their point').not.toBe(201)
  expect((await report(courier, order, false)).body.code).toBe('photo_required')
  expect((await report(courier, order, true, 'lost')).body.code).toBe('claim_not_possible')
  const opened = await report(courier, order)
  expect(opened.status, JSON.stringify(opened.body)).toBe(201)
  const { id } = opened.body.data as { id: string }
  expect(
    await world.db.many(sql`
      select id from outbox where topic = 'event:orders.claim-opened' and key = ${`claim:${id}`}`),
  ).toHaveLength(1)
  expect(await seen(who, order)).toMatchObject([{ status: 'open' }])

  const stored = await carried({
    delivery_option: 3,
    to: { region: 8, city: 122, point_id: world.points.samarkand },
  })
  await world.does(samarkandAgent, stored.order, 'store', { scan: stored.order.tracking_code })
  expect((await report(tashkentAgent, stored.order)).status).not.toBe(201)
  expect((await report(samarkandAgent, stored.order)).status).toBe(201)
  const inTransit = await carried()
  expect((await report(world.people.operator, inTransit.order, false)).status).toBe(201)
  expect((await report(inTransit.who, (await carried()).order)).status, 'a customer sees it later').toBe(404)
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
    select coalesce(sum(amount), 0)::bigint as paid from order_claim
    where found_decision is distinct from 'taken_back'`)
  expect(await balanceOf(world.db, 'compensation')).toBe(paid)
})
