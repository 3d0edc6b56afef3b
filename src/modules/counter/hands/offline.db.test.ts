import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { fieldCalls } from '#modules/delivery/field/field.calls.ts'
import { incidentsCalls } from '#modules/orders/incidents/incidents.calls.ts'
import type { IncidentList } from '#modules/orders/incidents/incidents.contract.ts'
import { sql } from '#platform/db/sql.ts'
import {
  hour,
  refusal,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { phonesIn } from '../../../../tests/support/field-phone.ts'
import { formBody, formType } from '../../../../tests/support/form-body.ts'
import { photo } from '../../../../tests/support/picture.ts'
import { counterCalls } from '../counter.calls.ts'
import type { OfflinePack } from '../counter.contract.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await world.topUp(world.people.sender, 100_000_000)
})

async function stored(overrides: Record<string, unknown> = {}): Promise<Shown> {
  const { does, people, points } = world
  const to = { region: 8, city: 122, point_id: points.samarkand }
  const order = await world.place(people.sender, { delivery_option: 3, to, ...overrides })
  await world.checkout(people.sender, [order], 'balance')
  await does(people.courier, order, 'accept')
  await does(people.courier, order, 'pick_up')
  const lies = await does(people.samarkandAgent, order, 'store', { scan: order.tracking_code })
  world.clock.advance(hour)
  return lies
}

const agent = () => world.people.samarkandAgent
/** Handed out half an hour ago without a line, and told now. */
const told = async (order: Shown, input: object) =>
  (
    await phonesIn(world).sends(agent(), [
      { verb: 'hand_out', parcel: order.tracking_code, input, agoMs: hour / 2 },
    ])
  ).results[0]
const incidents = ({ id }: Shown) =>
  world.db.many<{ kind: string }>(
    sql`select kind from order_incident where order_id = ${Number(id)} order by id`,
  )
const statusOf = async (order: Shown) => (await world.read(world.people.operator, order)).status

const sendPassport = (clientId: string) =>
  world.app.inject({
    method: 'POST',
    url: fieldCalls.sendFile.path,
    headers: { ...agent().headers, 'content-type': formType },
    payload: formBody([
      { name: 'client_id', value: clientId },
      { name: 'kind', value: 'passport' },
      { name: 'file', value: photo, fileName: 'pasport.jpg', type: 'image/jpeg' },
    ]),
  })

test('told from offline, the code with a picture of the document hands out, and both are kept', async () => {
  const order = await stored({ parcel_value: 500_000 })
  const passport = randomUUID()
  const code = await world.receiverCode(order)
  expect(await told(order, { code, collected: 0, proof: { kind: 'code', passport } })).toMatchObject({
    state: 'done',
  })
  expect(await statusOf(order)).toBe('done')
  await sendPassport(passport)
  const { proof } = await world.db.one<{ proof: { kind: string; passport: string } }>(sql`
    select details -> 'proof' as proof from order_event where order_id = ${Number(order.id)} and verb = 'hand_out'`)
  expect(proof.kind).toBe('code')
  const { files } = (await world.read(world.people.operator, order)) as unknown as {
    files: { id: string; purpose: string }[]
  }
  expect(files).toEqual([expect.objectContaining({ id: proof.passport, purpose: 'proof_passport' })])
  expect(JSON.stringify(proof)).not.toContain(code)
})

test.each([
  ['without a picture of the document', {}, {}],
  ['for a document alone', {}, { kind: 'document', name: 'Bobur Toshmatov', word: true }],
  ['with money to collect', { product_fee: 90_000 }, { kind: 'code' }],
  ['for what is worth more than 500,000', { parcel_value: 500_001 }, { kind: 'code' }],
])('told from offline a hand-out %s is not done, and the desk hears of it', async (_, overrides, proof) => {
  const order = await stored(overrides)
  const code = 'name' in proof ? undefined : await world.receiverCode(order)
  const input = {
    code,
    collected: order.to_collect,
    ...('kind' in proof ? { proof: { ...proof, passport: randomUUID() } } : {}),
  }
  expect(await told(order, input)).toMatchObject({ state: 'refused', code: 'offline_not_allowed' })
  expect(await statusOf(order)).toBe('agent_received')
  expect(await incidents(order)).toEqual([{ kind: 'impossible_report' }])
})

test('a wrong code told from offline is decided by the desk: handed out at that time after all', async () => {
  const order = await stored()
  const code = (await world.receiverCode(order)) === '111111' ? '222222' : '111111'
  const at = new Date(world.clock.now().getTime() - hour / 2)
  expect(
    await told(order, { code, collected: 0, proof: { kind: 'code', passport: randomUUID() } }),
  ).toMatchObject({ state: 'conflict', code: 'wrong_receiver_code' })
  expect(await incidents(order)).toEqual([{ kind: 'wrong_code' }])
  const { operator } = world.people
  const open = await world.call(incidentsCalls.listIncidents, {
    query: { order_id: order.id },
    headers: operator.headers,
  })
  const [incident] = (open.body.data as IncidentList).items
  expect(incident).toMatchObject({ decisions: ['delivered', 'settled'], person: { id: String(agent().id) } })
  const params = { id: incident?.id ?? '' }
  const decided = await world.send(operator, incidentsCalls.decideIncident, {
    params,
    body: { decision: 'delivered', note: 'Oluvchi tasdiqladi' },
  })
  expect(decided.status).toBe(200)
  expect(await statusOf(order)).toBe('executor_done')
  const handed = await world.db.many<{ at: Date }>(sql`
    select happened_at as at from order_event where order_id = ${Number(order.id)} and verb = 'hand_out'`)
  expect(handed).toEqual([{ at }])
})

test('a single call that tells of an earlier moment is held to the same', async () => {
  const order = await stored({ product_fee: 50_000 })
  const code = await world.receiverCode(order)
  const at = new Date(world.clock.now().getTime() - 10 * 60_000).toISOString()
  const late = await world.verb(agent(), order, 'hand_out', {
    code,
    collected: order.to_collect,
    happened_at: at,
  })
  expect(refusal(late)).toMatchObject({ status: 409, code: 'offline_not_allowed' })
  expect((await world.does(agent(), order, 'hand_out', { code, collected: order.to_collect })).status).toBe(
    'done',
  )
})

const isAllowed = async ({ id }: Shown) => {
  const answer = await world.call(counterCalls.readOfflinePack, { headers: agent().headers })
  return (answer.body.data as OfflinePack).items.find(({ order_id }) => order_id === id)?.allowed
}

test('a counter keeps what it needs to hand out without a line, and no code', async () => {
  const free = await stored({ receiver_name: 'Paket Toshmatov' })
  const dear = await stored({ receiver_name: 'Paket Qimmatov', product_fee: 600_000 })
  const answer = await world.call(counterCalls.readOfflinePack, { headers: agent().headers })
  const pack = answer.body.data as OfflinePack
  const mine = pack.items.filter(({ name }) => name.startsWith('Paket'))
  expect(mine).toEqual([
    {
      order_id: free.id,
      tracking_code: free.tracking_code,
      place: null,
      name: 'Paket Toshmatov',
      delegate: null,
      stored_until: free.stored_until,
      allowed: true,
      needs_operator: false,
    },
    expect.objectContaining({ order_id: dear.id, allowed: false, needs_operator: true }),
  ])
  expect(await isAllowed(free)).toBe(true)
  await world.db.run(sql`update customer_order set code_tries = 5 where id = ${Number(free.id)}`)
  expect(await isAllowed(free)).toBe(false)
  for (const order of [free, dear])
    expect(JSON.stringify(mine)).not.toContain(`"${await world.receiverCode(order)}"`)
})

test('half of the key that seals it comes with it: always the same for one person, another for another', async () => {
  const halfOf = async (headers: Record<string, string>) => {
    const answer = await world.call(counterCalls.readOfflinePack, { headers })
    return (answer.body.data as OfflinePack).half
  }
  const own = await halfOf(agent().headers)
  expect(own).toMatch(/^[\w-]{43}$/)
  expect(await halfOf(agent().headers)).toBe(own)
  expect(await halfOf(world.people.tashkentAgent.headers)).not.toBe(own)
})
