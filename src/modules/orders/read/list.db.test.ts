import { beforeAll, expect, test } from 'vitest'
import { nameKey } from '#modules/accounts/index.ts'
import { sql } from '#platform/db/sql.ts'
import { startWorld, type World } from '../../../../tests/scenarios/parcel-world.ts'
import { queryOf } from '../../../../tests/support/named-call.ts'
import { countDelivered } from './delivered.repo.ts'

/** More than the list reads one by one before it asks the index of words. */
const COPIES = 2_300

let world: World

/** One order of Zulfiya's, the oldest; after it copies with another receiver, every hundredth of them expired. */
beforeAll(async () => {
  world = await startWorld()
  const { sender } = world.people
  const oldest = await world.place(sender, { receiver_name: 'Zulfiya Nazarova', receiver_phone: '901230000' })
  const names = nameKey('Dilnoza Karimova Bobur Toshmatov').split(' ')
  await world.db.run(sql`
    insert into customer_order (id, tracking_code, owner_id, source, first_custody, created_at, delivery_option,
      delivery_type, payment_type, sender, receiver, parcel, services, description, images, product_fee, parcel_value,
      tariff_version, lines, total, promised_from, promised_to, status, status_at, holder, version, search, promise)
    select case when id = 10000000 + n then 99999999 else 10000000 + n end,
      'TB' || lpad((10000000 + n)::text, 14, '0'), owner_id, source, first_custody,
      created_at + interval '1 minute' * ((n + 1) / 2), delivery_option, delivery_type, payment_type, sender,
      receiver, parcel, services, description, images, product_fee, parcel_value, tariff_version, lines, total,
      promised_from, promised_to, case when n % 100 = 0 then 'expired' else 'draft' end, status_at, holder, version,
      array_to_tsvector(${names}::text[]), promise
    from customer_order, generate_series(1, ${COPIES}::int) n
    where id = ${Number(oldest.id)}`)
  await world.db.run(sql`
    insert into order_event (order_id, event_id, verb, actor, person_id, happened_at, recorded_at)
    select id, 'place', 'place', 'owner', owner_id, created_at, created_at from customer_order
    where id <> ${Number(oldest.id)}`)
})

async function everything(query: string, who = world.people.sender) {
  const found: { id: string; created_at: string; status: string }[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await world.list(who, { ...queryOf(query), limit: 100, cursor })
    found.push(...(page.items as unknown as typeof found))
    cursor = page.next_cursor
  }
  return found
}

const inOrder = (orders: { id: string; created_at: string }[]) =>
  orders.toSorted((a, b) => b.created_at.localeCompare(a.created_at) || Number(b.id) - Number(a.id))

test('a rare name is found behind more orders than are read one by one', async () => {
  for (const who of [world.people.sender, world.people.operator])
    expect(await everything('q=Зульфия', who)).toHaveLength(1)
})

test('a common name fills page after page to the last, each order once and newest first', async () => {
  const found = await everything('q=karimova tosh')
  expect(new Set(found.map(({ id }) => id)).size).toBe(COPIES)
  expect(found).toEqual(inOrder(found))
})

test('states asked for together come in one order, and a rare one is found among the others', async () => {
  const all = await everything('')
  expect(all).toHaveLength(COPIES + 1)
  expect(await everything('status=expired')).toEqual(all.filter(({ status }) => status === 'expired'))
  expect(await everything('status=expired,draft')).toEqual(all)
})

test('a name and a state together are both asked of every order', async () => {
  const found = await everything('q=karimova&status=expired')
  expect(found).toHaveLength(COPIES / 100)
  expect(found).toEqual(inOrder(found))
})

test('a span of days holds on every page of it, with any order’s cursor', async () => {
  const all = await everything('')
  const dayOf = ({ created_at }: { created_at: string }) =>
    new Date(Date.parse(created_at) + 5 * 3_600_000).toISOString().slice(0, 10)
  const [last, first] = [all[0], all.at(-1)].map((order) => order && dayOf(order))
  expect(last).not.toBe(first)
  const found = await everything(`from=${first}&to=${first}`)
  expect(found).toEqual(all.filter((order) => dayOf(order) === first))
  const newest = all[0]
  const cursor = `${Date.parse(newest?.created_at ?? '')}.${newest?.id}`
  const { items } = await world.list(world.people.sender, { limit: 1, to: first, cursor })
  expect(items[0]?.id).toBe(found[0]?.id)
})

test('an order in a list is the same as on its own', async () => {
  for (const who of [world.people.sender, world.people.operator]) {
    const { items } = await world.list(who, { status: 'expired', limit: 2 })
    const [listed] = items as unknown as Record<string, unknown>[]
    const read = (await world.read(who, { id: String(listed?.id) })) as unknown as Record<string, unknown>
    for (const [name, value] of Object.entries(listed ?? {})) expect(read[name], name).toEqual(value)
  }
})

test('what was handed over in a month is counted; on time is the day that was agreed, at a point that of its arrival', async () => {
  const may = (day: number, time: string) => `2031-05-${String(day).padStart(2, '0')}T${time}:00+05:00`
  const lives: [status: string, ...events: [verb: string, at: string][]][] = [
    ['done', ['deliver', may(10, '23:59')]],
    ['executor_done', ['deliver', may(11, '00:01')]],
    ['done', ['store', may(9, '12:00')], ['hand_out', may(14, '12:00')]],
    ['done', ['deliver', '2031-04-30T23:59:00+05:00']],
    ['pickup', ['deliver', may(9, '12:00')], ['undo_delivery', may(9, '12:01')]],
  ]
  for (const [index, [status, ...events]] of lives.entries()) {
    const id = 10_000_001 + index
    await world.db.run(sql`
      update customer_order set status = ${status}, status_at = ${may(20, '12:00')}, promised_from = '2031-05-09',
        promised_to = '2031-05-10', created_at = '2031-04-20T12:00:00+05:00' where id = ${id}`)
    for (const [verb, at] of events)
      await world.db.run(sql`
        insert into order_event (order_id, event_id, verb, actor, person_id, happened_at, recorded_at)
        select id, ${verb}, ${verb}, 'operator', owner_id, ${at}, ${at} from customer_order where id = ${id}`)
  }
  const since = new Date('2031-05-01T00:00:00+05:00')
  expect(await countDelivered(world.db, since)).toEqual({ delivered: 3, onTime: 2 })
})
