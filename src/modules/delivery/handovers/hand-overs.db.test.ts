import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  type Person,
  refusal,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { handOverCalls } from './hand-overs.calls.ts'
import type { HandOverList, HandOverView } from './hand-overs.contract.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await world.topUp(world.people.sender, 100_000_000)
})

const courier = () => addPerson(world, 'courier')

async function carried(who: Person, overrides: Record<string, unknown> = {}): Promise<Shown> {
  const { people, place, checkout, does } = world
  const order = await place(people.sender, overrides)
  await checkout(people.sender, [order], 'balance')
  await does(who, order, 'accept')
  return does(who, order, 'pick_up')
}

/** Delivered, so that this courier holds what the receiver paid. */
async function paidTo(who: Person): Promise<number> {
  const order = await carried(who, { product_fee: 200_000 })
  const proof = { kind: 'signature', signature: 'file-1', passport: 'file-2' }
  await world.does(who, order, 'deliver', { proof, collected: order.to_collect })
  return order.to_collect
}

const asks = (who: Person, body: object) => world.send(who, handOverCalls.giveOver, { body })
async function says(who: Person, body: object): Promise<HandOverView> {
  const answer = await asks(who, { parcels: [], ...body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data as HandOverView
}
const confirms = (who: Person, { id }: HandOverView, body: object = {}) =>
  world.send(who, handOverCalls.confirmHandOver, { params: { id }, body })
const incidents = (who: Person) =>
  world.db.many<{ kind: string; orderId: number | null }>(sql`
    select kind, order_id as "orderId" from order_incident where person_id = ${who.id} order by id`)
const custody = async ({ id }: Shown) => {
  const { custody: held } = await world.read(world.people.operator, { id })
  const { holder } = await world.db.one<{ holder: number | null }>(sql`
    select holder_courier_id as holder from customer_order where id = ${Number(id)}`)
  return { holder: held.holder, courier: holder }
}

test('a parcel goes from courier to courier by what one says and the other scans', async () => {
  const [giver, taker] = [await courier(), await courier()]
  const order = await carried(giver)
  const scans = () => world.verb(taker, order, 'hand_over', { scan: order.tracking_code })
  expect(refusal(await scans())).toMatchObject({ status: 409, code: 'not_handed_over' })
  const said = await says(giver, { courier_id: taker.id, parcels: [order.tracking_code] })
  expect(said.lines).toEqual([{ order_id: order.id, tracking_code: order.tracking_code, state: 'said' }])
  expect(await custody(order)).toEqual({ holder: 'courier', courier: giver.id })
  expect((await scans()).status).toBe(200)
  expect(await custody(order)).toEqual({ holder: 'courier', courier: taker.id })
  const ended = await confirms(taker, said)
  expect(ended.body.data).toMatchObject({ state: 'confirmed', lines: [{ state: 'taken' }] })
  expect(await incidents(giver)).toEqual([])
  expect(refusal(await confirms(taker, said))).toMatchObject({ status: 409, code: 'hand_over_ended' })
})

test('what one says counts for one scan: a parcel that has come back is said anew', async () => {
  const [giver, taker] = [await courier(), await courier()]
  const order = await carried(giver)
  await says(giver, { courier_id: taker.id, parcels: [order.tracking_code] })
  await world.does(taker, order, 'hand_over', { scan: order.tracking_code })
  await says(taker, { courier_id: giver.id, parcels: [order.tracking_code] })
  await world.does(giver, order, 'hand_over', { scan: order.tracking_code })
  const scans = () => world.verb(taker, order, 'hand_over', { scan: order.tracking_code })
  expect(refusal(await scans())).toMatchObject({ status: 409, code: 'not_handed_over' })
  await says(giver, { courier_id: taker.id, parcels: [order.tracking_code] })
  expect((await scans()).status).toBe(200)
})

test('a number in a manifest is read as people write it', async () => {
  const [giver, taker] = [await courier(), await courier()]
  const { id } = await carried(giver)
  const said = await says(giver, { courier_id: taker.id, parcels: [`${id.slice(0, 4)} ${id.slice(4)}`] })
  expect(said.lines.map(({ order_id }) => order_id)).toEqual([id])
})

test('what was said and not scanned is a difference the same evening', async () => {
  const [giver, taker] = [await courier(), await courier()]
  const order = await carried(giver)
  const said = await says(giver, { courier_id: taker.id, parcels: [order.id] })
  const ended = await confirms(taker, said, { surplus: ['TB00000000000000'] })
  expect(ended.body.data).toMatchObject({ lines: [{ state: 'missing' }] })
  expect(await incidents(giver)).toEqual([
    { kind: 'hand_over_difference', orderId: Number(order.id) },
    { kind: 'surplus', orderId: null },
  ])
  expect(await custody(order)).toEqual({ holder: 'courier', courier: giver.id })
})

test('only what is in the giver’s hands is handed over, and to nobody but a colleague at work', async () => {
  const [giver, taker] = [await courier(), await courier()]
  const order = await carried(taker)
  expect(refusal(await asks(giver, { courier_id: taker.id, parcels: [order.id] }))).toMatchObject({
    status: 409,
    code: 'parcel_not_in_hands',
  })
  for (const id of [giver.id, world.people.sender.id, 987_654])
    expect(refusal(await asks(giver, { courier_id: id, parcels: [] }))).toMatchObject({
      status: 422,
      code: 'taker_unknown',
    })
})

test('nothing at all is not handed over, and neither is what waits at a counter for its receiver', async () => {
  const taker = await courier()
  const [samarkand, agent] = [world.points.samarkand, world.people.samarkandAgent]
  expect(refusal(await asks(agent, { courier_id: taker.id, parcels: [] }))).toMatchObject({
    status: 422,
    code: 'invalid_input',
    fields: ['parcels'],
  })
  const to = { region: 8, city: 122, point_id: samarkand }
  const order = await carried(taker, { delivery_option: 3, to })
  await world.does(agent, order, 'store', { scan: order.tracking_code })
  expect(refusal(await asks(agent, { courier_id: taker.id, parcels: [order.id] }))).toMatchObject({
    status: 409,
    code: 'parcel_waits_here',
  })
})

test('cash goes along as the other side counts it; the books and the parcels it is for follow', async () => {
  const [giver, taker] = [await courier(), await courier()]
  const cash = await paidTo(giver)
  const said = await says(giver, { courier_id: taker.id, cash })
  expect(await world.cashOf(giver)).toBe(cash)
  expect((await confirms(taker, said)).status).toBe(200)
  expect([await world.cashOf(giver), await world.cashOf(taker)]).toEqual([0, cash])
  const { holder } = await world.db.one<{ holder: number }>(sql`
    select distinct holder_id as holder from cod_parcel where holder_id in (${giver.id}, ${taker.id})`)
  expect(holder).toBe(taker.id)
})

test('less cash than said moves as counted and is kept for the desk', async () => {
  const [giver, taker] = [await courier(), await courier()]
  const cash = await paidTo(giver)
  const said = await says(giver, { courier_id: taker.id, cash })
  const ended = await confirms(taker, said, { counted: cash - 5_000 })
  expect(ended.body.data).toMatchObject({ cash, counted: cash - 5_000 })
  expect([await world.cashOf(giver), await world.cashOf(taker)]).toEqual([5_000, cash - 5_000])
  expect(await incidents(giver)).toEqual([{ kind: 'cash_difference', orderId: null }])
})

test('nobody says or counts more cash than the books know of', async () => {
  const [giver, taker] = [await courier(), await courier()]
  const cash = await paidTo(giver)
  expect(refusal(await asks(giver, { courier_id: taker.id, parcels: [], cash: cash + 1 }))).toMatchObject({
    code: 'cash_not_in_hands',
  })
  const said = await says(giver, { courier_id: taker.id, cash })
  expect(refusal(await confirms(taker, said, { counted: cash + 1 }))).toMatchObject({
    code: 'cash_not_in_hands',
  })
  expect(await world.cashOf(giver)).toBe(cash)
})

test('a point takes parcels by its agent’s scan and cash by its count', async () => {
  const { people, points } = world
  const giver = await courier()
  const cash = await paidTo(giver)
  const order = await carried(giver)
  const said = await says(giver, { point_id: points.tashkent, parcels: [order.id], cash })
  const list = await world.app.inject({
    method: 'GET',
    url: handOverCalls.listHandOvers.path,
    headers: people.tashkentAgent.headers,
  })
  const { to_take } = (list.json() as { data: HandOverList }).data
  expect(to_take.map(({ id }) => id)).toContain(said.id)
  await world.does(people.tashkentAgent, order, 'store', { scan: order.tracking_code })
  const till = await world.tillOf(people.tashkentAgent)
  const ended = await confirms(people.tashkentAgent, said)
  expect(ended.body.data).toMatchObject({ state: 'confirmed', lines: [{ state: 'taken' }] })
  expect([await world.cashOf(giver), (await world.tillOf(people.tashkentAgent)) - till]).toEqual([0, cash])
})

test('the desk says it for a suspended courier, and another courier scans and counts', async () => {
  const [giver, taker] = [await courier(), await courier()]
  const cash = await paidTo(giver)
  const order = await carried(giver)
  await world.db.run(sql`update person set status = 'suspended' where id = ${giver.id}`)
  const said = await says(world.people.operator, {
    from_person_id: giver.id,
    courier_id: taker.id,
    parcels: [order.tracking_code],
    cash,
  })
  await world.does(taker, order, 'hand_over', { scan: order.tracking_code })
  expect(refusal(await confirms(world.people.operator, said))).toMatchObject({ code: 'hand_over_own' })
  expect((await confirms(taker, said)).status).toBe(200)
  expect(await custody(order)).toEqual({ holder: 'courier', courier: taker.id })
  expect(await world.cashOf(taker)).toBe(cash)
})

test('whoever stands outside sees and ends nothing; the giver takes back what nobody has confirmed', async () => {
  const [giver, taker, other] = [await courier(), await courier(), await courier()]
  const said = await says(giver, { courier_id: taker.id, cash: await paidTo(giver) })
  for (const who of [other, giver])
    expect(refusal(await confirms(who, said))).toMatchObject({ status: 404, code: 'not_found' })
  const withdraws = (who: Person) =>
    world.send(who, handOverCalls.withdrawHandOver, { params: { id: said.id }, body: {} })
  expect(refusal(await withdraws(other))).toMatchObject({ status: 404 })
  expect((await withdraws(giver)).body.data).toMatchObject({ state: 'withdrawn' })
  expect(refusal(await confirms(taker, said))).toMatchObject({ code: 'hand_over_ended' })
})

test('an agent whose counter was taken from them still gives away what is in their till', async () => {
  const { people, points } = world
  const [giver, taker] = [await courier(), await courier()]
  const cash = await paidTo(giver)
  const agent = await addPerson(world, 'agent')
  await world.db.run(
    sql`insert into agent_post (person_id, point_id) values (${agent.id}, ${points.tashkent})`,
  )
  await confirms(agent, await says(giver, { point_id: points.tashkent, cash }))
  await world.db.run(sql`delete from agent_post where person_id = ${agent.id}`)
  const said = await says(people.operator, { from_person_id: agent.id, courier_id: taker.id, cash })
  expect((await confirms(taker, said)).status).toBe(200)
  expect([await world.tillOf(agent), await world.cashOf(taker)]).toEqual([0, cash])
})
