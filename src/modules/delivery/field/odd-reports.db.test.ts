import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  day,
  hour,
  type Person,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { phonesIn } from '../../../../tests/support/field-phone.ts'
import { handOverCalls } from '../handovers/hand-overs.calls.ts'
import { fieldCalls } from './field.calls.ts'
import type { ReportResult, SyncAnswer } from './field.contract.ts'

/* What phones tell in ways that nobody would choose: other names, other shapes, twice, too late, of others' parcels. */

let world: World
let phones: ReturnType<typeof phonesIn>
beforeAll(async () => {
  world = await startWorld()
  phones = phonesIn(world)
})

const only = ({ results }: SyncAnswer) => results[0] as ReportResult
const states = ({ results }: SyncAnswer) => results.map(({ state }) => state)
const failed = (parcel: string, clientId?: string) => ({
  verb: 'fail_delivery',
  parcel,
  input: { reason: 'nobody_home' },
  ...(clientId === undefined ? {} : { clientId }),
})

const incidentsOf = ({ id }: Shown) =>
  world.db.many<{ kind: string; decision: string | null; details: Record<string, unknown> }>(
    sql`select kind, decision, details from order_incident where order_id = ${Number(id)} order by id`,
  )

async function wrongCodeOf(order: Shown): Promise<string> {
  return (await world.receiverCode(order)) === '000000' ? '111111' : '000000'
}

const codTo = (courier: Person, overrides: Record<string, unknown> = {}) =>
  phones.carriedOrder(courier, { product_fee: 50_000, services: ['cod'], ...overrides })

/** As a program writes it that has only read the documentation. */
function raw(who: Person, actions: readonly unknown[], device = 'telefon 1') {
  const now = world.clock.now().toISOString()
  return world.call(fieldCalls.sync, {
    headers: who.headers,
    body: { device_id: device, sent_at: now, actions },
  })
}

test('a verb may be written as in the address of its call, an input left out, a name be any text', async () => {
  const courier = await addPerson(world, 'courier')
  const order = await phones.paidOrder()
  await world.does(courier, order, 'accept')
  const happened_at = world.clock.now().toISOString()
  const { status, body } = await raw(courier, [
    { client_id: 'a:b c/01', seq: 1, verb: 'pick-up', parcel: order.tracking_code, happened_at, input: null },
    { client_id: 'ж'.repeat(8), seq: 2, ...failed(order.id), verb: 'fail-delivery', happened_at },
  ])
  expect(status, JSON.stringify(body)).toBe(200)
  expect(states(body.data as SyncAnswer)).toEqual(['done', 'done'])
})

test('a bag is no parcel to hand over, and says so; a number may be read with its gaps', async () => {
  const courier = await addPerson(world, 'courier')
  const order = await phones.carriedOrder(courier)
  const answer = await phones.sends(courier, [
    { verb: 'deliver', parcel: 'bg 4027193856-2', input: { collected: 0 } },
    failed(`${order.id.slice(0, 4)} ${order.id.slice(4)}`),
  ])
  expect(answer.results.map(({ state, code }) => [state, code])).toEqual([
    ['refused', 'bag_not_parcel'],
    ['done', undefined],
  ])
})

test('an action that cannot be read is refused by its name, and the others are done', async () => {
  const courier = await addPerson(world, 'courier')
  const order = await phones.carriedOrder(courier)
  const happened_at = world.clock.now().toISOString()
  const { status, body } = await raw(courier, [
    { client_id: 'broken-01', seq: 'first', verb: 'deliver', parcel: order.id, happened_at: 'today' },
    { client_id: 'whole-001', seq: 2, ...failed(order.id), happened_at },
  ])
  const answers = (body.data as SyncAnswer).results.map(({ client_id, state, code }) => [
    client_id,
    state,
    code,
  ])
  expect(status).toBe(200)
  expect(answers).toEqual([
    ['broken-01', 'refused', 'invalid_input'],
    ['whole-001', 'done', undefined],
  ])
})

test('years that no phone lives in are taken for the first that one could', async () => {
  const courier = await addPerson(world, 'courier')
  const order = await phones.carriedOrder(courier)
  const { status, body } = await world.call(fieldCalls.sync, {
    headers: courier.headers,
    body: {
      device_id: 'phone-one',
      sent_at: '9999-01-01T00:00:00.000Z',
      actions: [
        { client_id: 'long-ago-1', seq: 1, ...failed(order.id), happened_at: '0000-01-01T00:00:00.000Z' },
      ],
    },
  })
  expect(status).toBe(200)
  expect(only(body.data as SyncAnswer).state).not.toBe('repeated')
})

test('another report under a name that is taken is not done, and says so', async () => {
  const courier = await addPerson(world, 'courier')
  const [first, second] = [await phones.carriedOrder(courier), await phones.carriedOrder(courier)]
  const clientId = randomUUID()
  await phones.sends(courier, [failed(first.id, clientId)])
  expect(only(await phones.sends(courier, [failed(second.id, clientId)]))).toMatchObject({
    state: 'refused',
    code: 'idempotency_key_reused',
  })
  expect((await world.read(courier, second)).status).toBe('pickup')
})

test('two phones that call their reports the same are two reports, and two incidents', async () => {
  const { samarkandAgent } = world.people
  const courier = await addPerson(world, 'courier')
  const order = await phones.carriedOrder(courier, {
    delivery_option: 3,
    to: { region: 8, city: 122, point_id: world.points.samarkand },
  })
  world.clock.advance(60_000)
  await phones.sends(courier, [failed(order.id, 'action-0001')])
  world.clock.advance(60_000)
  const stored = { verb: 'store', parcel: order.tracking_code, clientId: 'action-0001' }
  expect(states(await phones.sends(samarkandAgent, [stored]))).toEqual(['done'])
  expect((await world.read(samarkandAgent, order)).status).toBe('agent_received')

  const other = await addPerson(world, 'courier')
  const told = [courier, other].map((who) =>
    phones.sends(who, [{ verb: 'pick_up', parcel: order.tracking_code, clientId: 'action-0002' }]),
  )
  const numbers = (await Promise.all(told)).map((answer) => only(answer).incident_id)
  expect(new Set(numbers).size).toBe(2)
})

test('who took a parcel over tells it after the counter, and it was so all the same', async () => {
  const { samarkandAgent } = world.people
  const [giver, taker] = [await addPerson(world, 'courier'), await addPerson(world, 'courier')]
  const order = await phones.carriedOrder(giver, {
    delivery_option: 3,
    to: { region: 8, city: 122, point_id: world.points.samarkand },
  })
  await world.call(handOverCalls.giveOver, {
    headers: giver.headers,
    body: { courier_id: taker.id, parcels: [order.id] },
  })
  world.clock.advance(hour)
  await phones.sends(samarkandAgent, [{ verb: 'store', parcel: order.tracking_code, agoMs: 60_000 }])
  const taken = [
    { verb: 'hand_over', parcel: order.tracking_code, agoMs: 30 * 60_000 },
    { ...failed(order.id), input: { reason: 'point_closed' }, agoMs: 20 * 60_000 },
  ]
  expect(states(await phones.sends(taker, taken))).toEqual(['done', 'done'])
  expect(await world.read(samarkandAgent, order)).toMatchObject({
    status: 'agent_received',
    custody: { holder: 'destination_point' },
  })
})

test('money of a report that does not count is told to the desk', async () => {
  const courier = await addPerson(world, 'courier')
  const order = await codTo(courier)
  world.clock.advance(hour)
  await world.does(world.people.operator, order, 'write_off', { reason: 'lost' })
  const input = { code: await world.receiverCode(order), collected: 50_000 }
  await phones.sends(courier, [{ verb: 'deliver', parcel: order.id, input }])
  expect(await incidentsOf(order)).toMatchObject([
    { kind: 'impossible_report', details: { expected: 50_000, counted: 50_000 } },
  ])
})

test('an undo that comes too late never takes back a later delivery', async () => {
  const courier = await addPerson(world, 'courier')
  const order = await phones.carriedOrder(courier)
  const proof = () => ({ kind: 'signature', signature: randomUUID(), passport: randomUUID() })
  const delivered = () => ({ verb: 'deliver', parcel: order.id, input: { proof: proof(), collected: 0 } })
  await phones.sends(courier, [delivered()])
  world.clock.advance(20 * 60_000)
  const undo = { verb: 'undo_delivery', parcel: order.id }
  expect(only(await phones.sends(courier, [undo]))).toMatchObject({ state: 'conflict' })
  await world.does(world.people.operator, order, 'undo_delivery')
  world.clock.advance(60_000)
  expect(states(await phones.sends(courier, [delivered()]))).toEqual(['done'])
  expect((await world.read(courier, order)).status).toBe('executor_done')
})

test('a wrong code that had to wait for an earlier report stands at the desk with its cash', async () => {
  const courier = await addPerson(world, 'courier')
  const order = await phones.paidOrder({ product_fee: 50_000, services: ['cod'] })
  await world.does(courier, order, 'accept')
  world.clock.advance(hour)
  // The code is made as the parcel is fetched, so nothing told here can be right.
  const told = { verb: 'deliver', parcel: order.id, input: { code: '000000', collected: 50_000 } }
  expect(only(await phones.sends(courier, [{ ...told, agoMs: 60_000 }]))).toMatchObject({ code: 'moved_on' })
  expect(await world.cashOf(courier)).toBe(0)
  const scan = { verb: 'pick_up', parcel: order.id, agoMs: 120_000, seq: 0 }
  expect(states(await phones.sends(courier, [scan], { device: 'phone-two' }))).toEqual(['done'])
  const open = (await incidentsOf(order)).filter(({ decision }) => decision === null)
  expect(open).toMatchObject([{ kind: 'wrong_code', details: { cash: 50_000 } }])
  expect(await world.cashOf(courier)).toBe(50_000)
})

test('codes tried one after the other are one sum of cash', async () => {
  const courier = await addPerson(world, 'courier')
  const order = await codTo(courier)
  const told = {
    verb: 'deliver',
    parcel: order.id,
    input: { code: await wrongCodeOf(order), collected: 50_000 },
  }
  for (let attempt = 0; attempt < 3; attempt++) await phones.sends(courier, [told])
  expect(await world.cashOf(courier)).toBe(50_000)
  const code = await world.receiverCode(order)
  const right = { verb: 'deliver', parcel: order.id, input: { code, collected: 50_000 } }
  expect(states(await phones.sends(courier, [right]))).toEqual(['done'])
  expect(await world.cashOf(courier)).toBe(50_000)
  expect((await incidentsOf(order)).map(({ decision }) => decision)).toEqual([
    'delivered',
    'delivered',
    'delivered',
  ])
})

test('what cannot be read of a parcel in the hand stands at the order', async () => {
  const courier = await addPerson(world, 'courier')
  const order = await phones.carriedOrder(courier)
  const answer = only(
    await phones.sends(courier, [{ verb: 'deliver', parcel: order.id, input: { collected: 'many' } }]),
  )
  expect(answer).toMatchObject({ state: 'refused', code: 'invalid_input' })
  expect(answer.incident_id).toBeTruthy()
  expect(await incidentsOf(order)).toMatchObject([
    { kind: 'impossible_report', details: { code: 'invalid_input' } },
  ])
})

test('a number that somebody guessed answers as one that no order has', async () => {
  const [courier, stranger] = [await addPerson(world, 'courier'), await addPerson(world, 'courier')]
  const order = await phones.carriedOrder(courier)
  const name = randomUUID()
  const guess = { ...failed(order.id), input: { reason: 'nobody_home', photos: [name] } }
  const { client_id: _, ...answer } = only(await phones.sends(stranger, [guess]))
  const { client_id: __, ...unknown } = only(await phones.sends(stranger, [{ ...guess, parcel: '99999999' }]))
  expect(answer).toEqual(unknown)
  const named = await world.db.many(sql`select * from field_file where person_id = ${stranger.id}`)
  expect(named).toEqual([])
})

test('a day after its end nothing of a parcel in the bag is told but the code and the money', async () => {
  const courier = await addPerson(world, 'courier')
  const order = await phones.carriedOrder(courier)
  await world.does(world.people.operator, order, 'write_off', { reason: 'lost' })
  await world.verb(courier, order, 'pick_up', { scan: order.tracking_code })
  world.clock.advance(2 * day)
  const [stop] = (await phones.today(courier)).stops
  expect(stop).toMatchObject({ tracking_code: order.tracking_code, name: '', phone: '', note: null })
  expect(JSON.stringify(stop)).not.toMatch(/Bobur|934445566|Registon/)
})

const speaking = (who: Person, language: string): Person => ({
  ...who,
  headers: { ...who.headers, 'accept-language': language },
})

test('told again in another language, an answer is wholly in that language', async () => {
  const courier = await addPerson(world, 'courier')
  const order = await codTo(courier)
  const input = { proof: { kind: 'signature', signature: 'mine-0001', passport: 'mine-0002' }, collected: 1 }
  const told = { verb: 'deliver', parcel: order.id, input, clientId: randomUUID() }
  const said = []
  for (const language of ['uz', 'uz-Cyrl', 'ru', 'en'])
    said.push(only(await phones.sends(speaking(courier, language), [told])))
  const [uz, oz, ru, en] = said.map(({ message = '' }) => message)
  expect(uz).toMatch(/50\s000\ssoʻm/)
  expect(oz).toMatch(/50\s000\sсўм/)
  expect(ru).toMatch(/50\s000\sсум/)
  expect(en).toContain('50,000')
})

test('who scans at the sender what nobody has accepted hears what to do', async () => {
  const [courier, colleague] = [await addPerson(world, 'courier'), await addPerson(world, 'courier')]
  const order = await phones.paidOrder()
  const scan = (clientId: string) => [{ verb: 'pick_up', parcel: order.tracking_code, clientId }]
  expect(only(await phones.sends(courier, scan('scan-one')))).toMatchObject({ code: 'accept_first' })
  await world.does(colleague, order, 'accept')
  expect(only(await phones.sends(courier, scan('scan-two')))).toMatchObject({ code: 'with_colleague' })
  expect((await incidentsOf(order)).map(({ kind }) => kind)).toEqual([
    'impossible_report',
    'impossible_report',
  ])
})

test('the square on a label holds a link, and is read as the code in it', async () => {
  const courier = await addPerson(world, 'courier')
  const order = await phones.carriedOrder(courier)
  const link = `https://a-rather-long-name-of-a-house.example.uz/t/${order.tracking_code}?from=label`
  expect(only(await phones.sends(courier, [failed(link)]))).toMatchObject({
    state: 'done',
    order_id: order.id,
  })
})

test('a scan that is somebody else’s to tell is kept, and says so', async () => {
  const courier = await addPerson(world, 'courier')
  const order = await phones.carriedOrder(courier)
  const answer = await phones.sends(courier, [
    { verb: 'store', parcel: order.id },
    { verb: 'cancel', parcel: order.id },
  ])
  expect(answer.results).toMatchObject([
    { state: 'refused', code: 'forbidden', incident_id: expect.any(String) },
    { state: 'refused', code: 'forbidden' },
  ])
  expect(await incidentsOf(order)).toHaveLength(1)
})

test('five hundred reports are taken with one call', async () => {
  const courier = await addPerson(world, 'courier')
  const many = (count: number) => Array.from({ length: count }, () => failed('TB00000000000000'))
  expect((await phones.sends(courier, many(500))).results).toHaveLength(500)
  expect((await phones.sync(courier, many(501))).status).toBe(422)
})
