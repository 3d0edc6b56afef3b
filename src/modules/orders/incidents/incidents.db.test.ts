import { beforeAll, expect, test } from 'vitest'
import { balanceOf } from '#modules/ledger/index.ts'
import { codCalls } from '#modules/payments/cod/cod.calls.ts'
import { codDeskCalls } from '#modules/payments/cod/cod-desk.calls.ts'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  type Person,
  refusal,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { moneyFaults } from '../life/money-check.service.ts'
import { findOrder } from '../life/order.repo.ts'
import { openIncident, settleIncident } from './incident.service.ts'
import { incidentsCalls } from './incidents.calls.ts'
import type { IncidentAnswer, IncidentList } from './incidents.contract.ts'
import { openWrongCode } from './wrong-code.service.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await world.topUp(world.people.sender, 100_000_000)
})

let told = 0
/** As a phone names what it tells. */
const report = () => `phone-000${++told}`

async function carried(courier: Person, overrides: Record<string, unknown> = {}): Promise<Shown> {
  const { people, place, checkout, does } = world
  const order = await place(people.sender, overrides)
  const type = String(overrides.payment_type ?? 'balance')
  await checkout(people.sender, [order], type)
  if (type !== 'balance') await does(people.operator, order, 'confirm')
  await does(courier, order, 'accept')
  return does(courier, order, 'pick_up')
}

/** The courier's phone has told a delivery with a code that was wrong, and the cash that was taken. */
async function wrongCode(courier: Person, shown: Shown, clientId = report(), collected = shown.to_collect) {
  const order = await findOrder(world.db, Number(shown.id), { kind: 'any' })
  if (!order) throw new Error('no such order')
  const at = world.clock.now()
  const id = await world.db.transaction((tx) =>
    openWrongCode(tx, {
      order,
      verb: 'deliver',
      eventId: clientId,
      personId: courier.id,
      collected,
      happenedAt: at,
      now: at,
    }),
  )
  return { id: String(id), clientId, order, at }
}

const list = async (query: Record<string, unknown> = {}, who = world.people.operator) =>
  (await world.call(incidentsCalls.listIncidents, { query, headers: who.headers })).body.data as IncidentList
const decide = (id: string, body: object, who = world.people.operator) =>
  world.send(who, incidentsCalls.decideIncident, { params: { id }, body })
const of = async (order: Shown, state = 'open') =>
  (await list({ order_id: order.id, state })).items as IncidentAnswer[]

test('what is reported twice is one incident', async () => {
  const courier = await addPerson(world, 'courier')
  const now = world.clock.now()
  const incident = {
    key: `report:${report()}`,
    kind: 'late_report',
    personId: courier.id,
    happenedAt: now,
    now,
  } as const
  const first = await openIncident(world.db, incident)
  expect(await openIncident(world.db, { ...incident, kind: 'impossible_report' })).toBe(first)
  await settleIncident(world.db, incident.key, now)
  expect((await list({ state: 'decided' })).items.find(({ id }) => id === String(first))).toMatchObject({
    kind: 'late_report',
    decision: 'settled',
    decided_by: null,
  })
})

test('a wrong code told offline leaves the parcel where it is, and its cash is in the books once', async () => {
  const courier = await addPerson(world, 'courier')
  const order = await carried(courier, { product_fee: 50_000 })
  const { clientId } = await wrongCode(courier, order)
  await wrongCode(courier, order, clientId)
  expect((await world.read(courier, order)).status).toBe('pickup')
  expect(await world.cashOf(courier)).toBe(50_000)
  const waiting = await world.db.many(sql`select * from cod_parcel where order_id = ${Number(order.id)}`)
  expect(waiting).toEqual([])
  expect(await of(order)).toMatchObject([
    {
      kind: 'wrong_code',
      cash: 50_000,
      decisions: ['delivered', 'money_back'],
      person: { id: String(courier.id) },
    },
  ])
})

test('the operator believes the courier: delivered at that time, with the money that was taken then', async () => {
  const courier = await addPerson(world, 'courier')
  const order = await carried(courier, { product_fee: 50_000 })
  const { id, at } = await wrongCode(courier, order)
  world.clock.advance(60_000)
  const answer = await decide(id, { decision: 'delivered', note: 'Oluvchi tasdiqladi' })
  expect(answer.body.data).toMatchObject({ decision: 'delivered', note: 'Oluvchi tasdiqladi', decisions: [] })
  expect((await world.read(world.people.operator, order)).status).toBe('executor_done')
  expect(await world.cashOf(courier)).toBe(50_000)
  const paid = await world.db.one<{ at: Date }>(sql`
    select collected_at as at from cod_parcel where order_id = ${Number(order.id)}`)
  expect(paid.at).toEqual(at)
  expect(refusal(await decide(id, { decision: 'money_back' })).code).toBe('incident_decided')
  const audit = await world.db.many(sql`
    select action from audit_entry where object = ${`order:${order.id}`} and action = 'incident.decide'`)
  expect(audit).toHaveLength(1)
})

test('the money goes back to the receiver: the courier owes it no longer, and the parcel can be delivered anew', async () => {
  const courier = await addPerson(world, 'courier')
  const order = await carried(courier, { payment_type: 'receiver', product_fee: 50_000 })
  const { id } = await wrongCode(courier, order)
  expect(await world.cashOf(courier)).toBe(order.to_collect)
  expect(await moneyFaults(world.db, new Date(0))).toEqual([])
  expect((await decide(id, { decision: 'money_back' })).status).toBe(200)
  expect(await world.cashOf(courier)).toBe(0)
  expect(await moneyFaults(world.db, new Date(0))).toEqual([])
  const code = await world.receiverCode(order)
  await world.does(courier, order, 'deliver', { code, collected: order.to_collect })
  expect(await world.cashOf(courier)).toBe(order.to_collect)
})

test('the right code told afterwards settles the wrong one, and nobody pays twice; undone, the cash is gone again', async () => {
  const courier = await addPerson(world, 'courier')
  const order = await carried(courier, { product_fee: 70_000 })
  await wrongCode(courier, order)
  const proof = { kind: 'signature', signature: 'file-1', passport: 'file-2' }
  await world.does(courier, order, 'deliver', { proof, collected: 70_000 })
  expect(await world.cashOf(courier)).toBe(70_000)
  expect(await of(order)).toEqual([])
  expect(await of(order, 'decided')).toMatchObject([{ decision: 'delivered', decided_by: null }])
  await world.does(courier, order, 'undo_delivery')
  expect(await world.cashOf(courier)).toBe(0)
})

test('cash that the courier has handed in comes out of the cash desk of whoever decides', async () => {
  const cashier = await addPerson(world, 'cashier')
  const { operator } = world.people
  const courier = await addPerson(world, 'courier')
  const order = await carried(courier, { payment_type: 'receiver', product_fee: 50_000 })
  const { id } = await wrongCode(courier, order)
  const told = await world.send(courier, codCalls.tellHandIn, { body: { amount: order.to_collect } })
  const { id: handIn } = told.body.data as { id: string }
  await world.send(cashier, codDeskCalls.confirmHandIn, { params: { id: handIn }, body: {} })
  expect(await world.cashOf(courier)).toBe(0)
  expect((await decide(id, { decision: 'money_back' }, operator)).status).toBe(200)
  expect(await world.cashOf(courier)).toBe(0)
  expect((await world.read(operator, order)).status).toBe('pickup')
  expect(await moneyFaults(world.db, new Date(0))).toEqual([])
})

test('a parcel that is lost while its cash waits gives the sender nothing of the receiver’s', async () => {
  const { operator, sender } = world.people
  const courier = await addPerson(world, 'courier')
  const order = await carried(courier, { payment_type: 'receiver', product_fee: 50_000 })
  const { id } = await wrongCode(courier, order)
  const before = await balanceOf(world.db, 'customer_balance', sender.id)
  await world.does(operator, order, 'write_off', { reason: 'lost' })
  expect(await balanceOf(world.db, 'customer_balance', sender.id)).toBe(before)
  expect((await decide(id, { decision: 'money_back' })).status).toBe(200)
  expect(await balanceOf(world.db, 'customer_balance', sender.id)).toBe(before)
  expect(await world.cashOf(courier)).toBe(0)
  expect(await moneyFaults(world.db, new Date(0))).toEqual([])
})

test('a colleague who delivers takes the money anew, and that of the first still waits for the desk', async () => {
  const { operator } = world.people
  const [courier, other] = [await addPerson(world, 'courier'), await addPerson(world, 'courier')]
  const order = await carried(courier, { product_fee: 50_000 })
  const { id } = await wrongCode(courier, order)
  await world.does(operator, order, 'reassign', { courier_id: other.id })
  await world.does(other, order, 'hand_over', { scan: order.tracking_code })
  const code = await world.receiverCode(order)
  await world.does(other, order, 'deliver', { code, collected: 50_000 })
  expect([await world.cashOf(courier), await world.cashOf(other)]).toEqual([50_000, 50_000])
  expect((await of(order)).map((one) => one.id)).toEqual([id])
  expect((await decide(id, { decision: 'money_back' })).status).toBe(200)
  expect([await world.cashOf(courier), await world.cashOf(other)]).toEqual([0, 50_000])
})

test('another sum than is due is told to the desk and not booked', async () => {
  const courier = await addPerson(world, 'courier')
  const order = await carried(courier, { product_fee: 50_000 })
  await wrongCode(courier, order, report(), 49_000)
  expect(await world.cashOf(courier)).toBe(0)
  expect(await of(order)).toMatchObject([
    { cash: null, expected: 50_000, counted: 49_000, decisions: ['delivered', 'settled'] },
  ])
})

test('what moved on since cannot be delivered at that time', async () => {
  const courier = await addPerson(world, 'courier')
  const order = await carried(courier, { product_fee: 50_000 })
  const { id } = await wrongCode(courier, order)
  world.clock.advance(60_000)
  await world.does(courier, order, 'fail_delivery', { reason: 'nobody_home' })
  expect(refusal(await decide(id, { decision: 'delivered' })).code).toBe('action_not_allowed')
  expect((await decide(id, { decision: 'money_back' })).status).toBe(200)
})

test('a scan that fits nothing is kept with who told it, and a second one of what lies here is not', async () => {
  const courier = await addPerson(world, 'courier')
  const order = await carried(courier)
  const scan = { scan: order.tracking_code }
  const other = await addPerson(world, 'courier')
  expect((await world.verb(other, order, 'pick_up', scan)).status).toBe(409)
  expect((await world.verb(courier, order, 'pick_up', scan)).status).toBe(409)
  const [kept, ...more] = await of(order)
  expect(more).toEqual([])
  expect(kept).toMatchObject({ kind: 'impossible_report', person: { id: String(other.id) } })
  expect(refusal(await decide(kept?.id ?? '', { decision: 'money_back' })).code).toBe('decision_not_for_this')
  expect((await decide(kept?.id ?? '', { decision: 'settled' })).status).toBe(200)
})

test('whoever scans the parcel of a cancelled order once more hears the same, and it is one incident', async () => {
  const [courier, finder] = [await addPerson(world, 'courier'), await addPerson(world, 'courier')]
  const order = await carried(courier)
  await world.does(world.people.operator, order, 'write_off', { reason: 'lost' })
  for (let scans = 0; scans < 2; scans++)
    expect(refusal(await world.verb(finder, order, 'pick_up', { scan: order.tracking_code }))).toMatchObject({
      status: 409,
      code: 'parcel_of_cancelled',
    })
  expect(await of(order)).toHaveLength(1)
})

test('a found parcel that is sent on its way again leaves nothing to decide', async () => {
  const [courier, finder] = [await addPerson(world, 'courier'), await addPerson(world, 'courier')]
  const order = await carried(courier)
  const { operator } = world.people
  await world.does(operator, order, 'write_off', { reason: 'lost' })
  await world.verb(finder, order, 'pick_up', { scan: order.tracking_code })
  expect(await of(order)).toMatchObject([{ kind: 'found_after_end' }])
  await world.does(operator, order, 'reinstate', { courier_id: finder.id })
  expect(await of(order)).toEqual([])
})

test('the desk alone sees and decides incidents', async () => {
  const { people } = world
  for (const who of [people.sender, people.courier, people.samarkandAgent]) {
    expect((await world.call(incidentsCalls.listIncidents, { query: {}, headers: who.headers })).status).toBe(
      403,
    )
    expect((await decide('1', { decision: 'settled' }, who)).status).toBe(403)
  }
  expect((await decide('999999', { decision: 'settled' })).status).toBe(404)
})

test('open incidents come oldest first, a page at a time', async () => {
  const first = await list({ limit: 1 })
  const second = await list({ limit: 1, cursor: first.next_cursor })
  expect(first.open).toBeGreaterThan(1)
  const [a, b] = [first.items[0], second.items[0]]
  expect(a?.id).not.toBe(b?.id)
  expect((a?.opened_at ?? '') <= (b?.opened_at ?? '')).toBe(true)
})
