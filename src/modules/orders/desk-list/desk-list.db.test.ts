import { beforeAll, expect, test } from 'vitest'
import { worklistCalls } from '#modules/worklist/worklist.calls.ts'
import { sql } from '#platform/db/sql.ts'
import { readSheet } from '#platform/sheets/read-sheet.ts'
import {
  addPerson,
  day,
  type Person,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { deskListCalls } from './desk-list.calls.ts'
import { mostFilters } from './desk-list.contract.ts'

let world: World
let carried: Shown
let waiting: Shown
let late: Shown
let back: Shown

async function found(query: Record<string, unknown>, who: Person = world.people.operator): Promise<string[]> {
  const answer = await world.call(deskListCalls.listDeskOrders, { query, headers: who.headers })
  return ((answer.body.data as { items?: Shown[] }).items ?? []).map(({ id }) => id)
}

/** One with a courier who is late, one put off and settled by hand, one that goes back, one at a point. */
beforeAll(async () => {
  world = await startWorld()
  const { sender, courier, operator } = world.people
  const agreed = async (overrides = {}) => {
    const order = await world.place(sender, { payment_type: 'cash', ...overrides })
    await world.checkout(sender, [order], 'cash')
    return world.does(operator, order, 'confirm')
  }
  late = await agreed()
  back = await agreed()
  await world.db.run(
    sql`update customer_order set promise = promise || '{"window":null}' where id = ${Number(back.id)}`,
  )
  world.clock.advance(8 * day)
  carried = await agreed({ receiver_name: '=HYPERLINK("http://example.com")' })
  await world.does(courier, carried, 'accept')
  waiting = await agreed()
  await world.db.run(sql`
    update customer_order set to_point_id = ${world.points.samarkand}, destination_point_id = ${world.points.samarkand}
    where id = ${Number(waiting.id)}`)
})

test('orders are found by courier, point and region, together with what else is asked', async () => {
  const courier = world.people.courier.id
  expect(await found({ courier })).toEqual([carried.id])
  expect(await found({ courier, status: 'new' })).toEqual([])
  expect(await found({ courier, q: carried.tracking_code })).toEqual([carried.id])
  expect(await found({ courier, q: waiting.tracking_code })).toEqual([])
  expect(await found({ point: world.points.samarkand })).toEqual([waiting.id])
  const all = await found({})
  expect(await found({ to_region: 8 })).toEqual(all)
  expect(await found({ to_region: 8, from_region: 14, q: 'Karimova', status: 'new' })).toEqual(
    await found({ status: 'new' }),
  )
  expect(await found({ to_region: 8, q: late.tracking_code })).toEqual([late.id])
  expect(await found({ to_region: 9, q: late.tracking_code })).toEqual([])
  expect(await found({ from_region: 8 })).toEqual([])
})

test('late is what the queue of late parcels says, until it is settled there', async () => {
  const { operator } = world.people
  expect(await found({ promise: 'late' })).toEqual([late.id])
  expect(await found({ promise: 'none' })).toEqual([back.id])
  expect(await found({ promise: 'late', to_region: 9 })).toEqual([])
  await world.send(operator, worklistCalls.settleWork, {
    params: { key: `order:${late.id}` },
    body: { note: 'Gaplashildi' },
  })
  expect(await found({ promise: 'late' })).toEqual([])
  const clock = world.clock.now()
  const today = new Date(clock.getTime() + 5 * 3_600_000).toISOString().slice(0, 10)
  await world.db.run(sql`
    update customer_order set promise = jsonb_set(promise, '{window,to}', to_jsonb(${today}::text)) where id = ${Number(waiting.id)}`)
  expect(await found({ promise: 'today' })).toEqual([waiting.id])
})

test('the list, its sheet and its filters are the desk’s alone', async () => {
  const { sender, courier, tashkentAgent } = world.people
  for (const who of [sender, courier, tashkentAgent])
    for (const call of [deskListCalls.listDeskOrders, deskListCalls.exportOrders, deskListCalls.listFilters])
      expect((await world.call(call, { headers: who.headers })).status).toBe(403)
})

test('a sheet holds what the filter shows as text, never as a formula, and is written into the log', async () => {
  const { operator, courier } = world.people
  const answer = await world.app.inject({
    url: `${deskListCalls.exportOrders.path}?courier=${courier.id}&lang=ru`,
    headers: operator.headers,
  })
  expect(answer.statusCode).toBe(200)
  const sheets = await readSheet(answer.rawPayload, { bytes: 1e7, rows: 50, columns: 50, ms: 60_000 })
  const rows = (sheets.ok && sheets.value[0]?.rows) || []
  expect(rows).toHaveLength(2)
  expect(rows[1]).toContain(carried.tracking_code)
  expect(rows[1]).toContain('=HYPERLINK("http://example.com")')
  const line = await world.db.one<{ after: unknown; personId: number }>(sql`
    select after, person_id as "personId" from audit_entry where action = 'order.export'`)
  expect(line).toEqual({ after: { rows: 1, courier: courier.id }, personId: operator.id })
})

test('a filter is kept under its name, twenty a person, and only its owner sees or drops it', async () => {
  const { operator } = world.people
  const colleague = await addPerson(world, 'operator')
  const keep = (name: string, query = 'status=new', who = operator) =>
    world.send(who, deskListCalls.keepFilter, { body: { name, query } })
  const mine = async (who = operator) => {
    const answer = await world.call(deskListCalls.listFilters, { headers: who.headers })
    return answer.body.data as { id: string; name: string; query: string }[]
  }
  await keep('Samarqand')
  await keep('Samarqand', 'toRegion=8')
  const [kept] = await mine()
  expect(await mine()).toEqual([{ id: kept?.id, name: 'Samarqand', query: 'toRegion=8' }])
  expect(await mine(colleague)).toEqual([])
  const drop = (who: Person) =>
    world.send(who, deskListCalls.dropFilter, { params: { id: kept?.id ?? '' }, body: undefined })
  expect((await drop(colleague)).status).toBe(404)
  const answers = await Promise.all(Array.from({ length: mostFilters }, (_, n) => keep(`Filtr ${n}`)))
  expect(answers.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(1)
  expect(await mine()).toHaveLength(mostFilters)
  expect((await keep('', 'status=new')).status).toBe(422)
  expect((await drop(operator)).status).toBe(200)
})
