import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { parseTrackingCode } from '#kernel/tracking-code.ts'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  draft,
  refusal,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { requestOf } from '../../../../tests/support/named-call.ts'
import { startTestApp } from '../../../../tests/support/test-app.ts'
import { ordersCalls } from '../orders.calls.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})

const placing = (overrides: Record<string, unknown>) =>
  world.send(world.people.sender, ordersCalls.createOrder, { body: draft(overrides) })

test('an order has eight digits, a tracking code that checks, and its price frozen line by line', async () => {
  const order = await world.place(world.people.sender)
  expect(order.id).toMatch(/^[1-9]\d{7}$/)
  expect(parseTrackingCode(order.tracking_code).ok).toBe(true)
  const lines = order.lines as { amount: number; because: string; title: string }[]
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.price)
  expect(lines.every(({ title, because }) => title && because)).toBe(true)
  expect(order).toMatchObject({ tariff_version: 1, services: ['to_door_delivery'], version: 0 })
})

test.each<[string, Record<string, unknown>, string, string[]]>([
  ['names', { sender_name: ' ', receiver_name: '' }, 'invalid_input', ['sender_name', 'receiver_name']],
  ['phones', { sender_phone: '', receiver_phone: null }, 'invalid_input', ['sender_phone', 'receiver_phone']],
  ['a phone that can exist', { receiver_phone: '111111111' }, 'invalid_input', ['receiver_phone']],
  ['a street for a door', { to: { region: 8, city: 122 } }, 'invalid_input', ['to.street']],
  [
    'five characters of address',
    { to: { region: 8, city: 122, street: 'Reg' } },
    'invalid_input',
    ['to.street'],
  ],
  [
    'a district of its region',
    { to: { region: 8, city: 15, street: 'Registon 7' } },
    'invalid_input',
    ['to.city'],
  ],
  ['a size', { parcel_size: {} }, 'invalid_input', ['parcel_size.size_class']],
  [
    'all sides or none',
    { parcel_size: { weight: 1, length: 5 } },
    'invalid_input',
    ['parcel_size.width', 'parcel_size.height'],
  ],
  [
    'a side up to 300',
    { parcel_size: { weight: 1, length: 301, width: 5, height: 5 } },
    'invalid_input',
    ['parcel_size.length'],
  ],
  ['a weight up to 100', { parcel_size: { weight: '100.5' } }, 'invalid_input', ['parcel_size.weight']],
  ['numbers with a dot', { parcel_size: { weight: '1,5' } }, 'invalid_input', ['parcel_size.weight']],
  ['a delivery type of 1 or 2', { delivery_type: 3 }, 'invalid_input', ['delivery_type']],
  ['a payment type', { payment_type: 'gold' }, 'invalid_input', ['payment_type']],
  ['an amount for cash on delivery', { services: ['cod'] }, 'invalid_input', ['product_fee']],
  ['a known service', { services: ['rocket'] }, 'invalid_input', ['services.0']],
  [
    'a point where a point is meant',
    { delivery_option: 1 },
    'invalid_input',
    ['from.point_id', 'to.point_id'],
  ],
  [
    'a pin in the country',
    { to: { region: 8, city: 122, street: 'Registon 7', latitude: 51, longitude: 0 } },
    'invalid_input',
    ['to.latitude'],
  ],
  ['another phone for the receiver', { receiver_phone: '901112233' }, 'same_phone', ['receiver_phone']],
  [
    'standard where there is no express',
    { delivery_type: 2, to: { region: 13, city: 191, street: 'Xiva 10-uy' } },
    'express_unavailable',
    [],
  ],
  [
    'one region for cash carried back',
    { services: ['cod_return'], product_fee: 9_000 },
    'refund_outside_region',
    [],
  ],
  [
    'a point that is there',
    { delivery_option: 3, to: { region: 8, city: 122, point_id: 999_999 } },
    'point_not_found',
    ['to.point_id'],
  ],
])('an order needs %s', async (_, overrides, code, fields) => {
  expect(refusal(await placing(overrides))).toEqual({ status: 422, code, fields })
})

test('what does not fit a point is told with the reason, and goes door to door', async () => {
  const { points } = world
  const heavy = { parcel_size: { weight: 40 } }
  const refused = await placing({
    ...heavy,
    delivery_option: 3,
    to: { region: 8, city: 122, point_id: points.samarkand },
  })
  expect(refusal(refused)).toMatchObject({ status: 422, code: 'parcel_too_big' })
  expect(String(refused.body.message)).toContain('15')
  expect((await placing(heavy)).status).toBe(201)
})

test('a locker takes neither what is too long for it nor money', async () => {
  const to = { region: 8, city: 122, point_id: world.points.locker }
  const long = { weight: 1, length: 80, width: 10, height: 10 }
  const taken = { status: 409, code: 'point_cannot_take', fields: ['to.point_id'] }
  expect(refusal(await placing({ delivery_option: 3, to, parcel_size: long }))).toEqual(taken)
  expect(refusal(await placing({ delivery_option: 3, to, product_fee: 5_000 }))).toEqual(taken)
  expect(refusal(await placing({ delivery_option: 3, to, payment_type: 'receiver' }))).toEqual(taken)
  expect((await placing({ delivery_option: 3, to })).status).toBe(201)
})

test('a district that is not served for now is told so', async () => {
  await world.db.run(
    sql`insert into service_pause (region_id, district_id, pickups, deliveries, starts_at, reason, made_at) values (8, 124, true, true, '2020-01-01', 'snow', '2020-01-01')`,
  )
  const refused = await placing({ to: { region: 8, city: 124, street: 'Urgut bozori 3' } })
  expect(refusal(refused)).toEqual({ status: 422, code: 'city_not_served', fields: ['to.city'] })
})

test('sending to oneself is possible once it is said', async () => {
  expect((await placing({ receiver_phone: '901112233', same_phone_ok: true })).status).toBe(201)
})

test('names and phones above the addresses win over those inside', async () => {
  const { people, place } = world
  const order = await place(people.sender, {
    from: { region: 14, city: 205, address1: 'Bunyodkor 12', full_name: 'Boshqa', phone_number: '977777777' },
    sender_name: undefined,
  })
  expect(order).toMatchObject({
    sender_name: 'Boshqa',
    sender_phone: '901112233',
    from: { street: 'Bunyodkor 12' },
  })
})

test('every refusal speaks the language of the caller', async () => {
  const { people, app } = world
  const said = await Promise.all(
    ['uz', 'uz-Cyrl', 'ru', 'en'].map(async (language) => {
      const answer = await app.inject({
        ...requestOf(ordersCalls.createOrder),
        headers: { ...people.sender.headers, 'accept-language': language, 'idempotency-key': randomUUID() },
        payload: draft({ receiver_phone: '901112233' }),
      })
      return answer.json().message as string
    }),
  )
  expect(new Set(said).size).toBe(4)
  expect(said[1]).not.toMatch(/[a-z]/i)
})

test('an operator writes an order down for the customer who called', async () => {
  const { people, place, send, read } = world
  const forNobody = await send(people.operator, ordersCalls.createOrder, { body: draft() })
  expect(refusal(forNobody)).toEqual({ status: 422, code: 'customer_required', fields: ['owner_id'] })
  const order = await place(people.operator, { owner_id: people.stranger.id })
  expect((await read(people.stranger, order)).status).toBe('draft')
})

test('a key makes one order, however often and however much at once it is sent', async () => {
  const { send, list, app } = world
  const person = await addPerson(world, 'customer')
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 64 }, () => send(person, ordersCalls.createOrder, { body: draft() }, key)),
  )
  const statuses = new Set(answers.map(({ status }) => status))
  expect([...statuses].every((status) => status === 201 || status === 409)).toBe(true)
  const again = await send(person, ordersCalls.createOrder, { body: draft() }, key)
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect((await list(person)).items).toHaveLength(1)
  const changed = await send(person, ordersCalls.createOrder, { body: draft({ description: 'Boshqa' }) }, key)
  expect(refusal(changed)).toMatchObject({ status: 422, code: 'idempotency_key_reused' })
  const withoutKey = await app.inject({
    ...requestOf(ordersCalls.createOrder),
    headers: person.headers,
    payload: draft(),
  })
  expect(withoutKey.statusCode).toBe(400)
})

test('a key is remembered by a server that was started again', async () => {
  const person = await addPerson(world, 'customer')
  const key = randomUUID()
  const first = await world.send(person, ordersCalls.createOrder, { body: draft() }, key)
  const restarted = await startTestApp({ db: world.db, secrets: world.secrets })
  const headers = { ...person.headers, 'idempotency-key': key }
  const again = await restarted.call(ordersCalls.createOrder, { body: draft(), headers })
  expect(again.body).toEqual(first.body)
  expect((await world.list(person)).items).toHaveLength(1)
})

test('an account places a hundred orders a minute and no more', async () => {
  const person = await addPerson(world, 'customer')
  const order = await world.place(person)
  await world.db.run(sql`
    insert into customer_order
    select (jsonb_populate_record(customer_order, jsonb_build_object(
      'id', 10000000 + n, 'tracking_code', 'TB' || lpad(n::text, 14, '0')))).*
    from customer_order, generate_series(1, 99) as n where id = ${Number(order.id)}`)
  const refused = await world.send(person, ordersCalls.createOrder, { body: draft() })
  expect(refusal(refused)).toMatchObject({ status: 429, code: 'rate_limited' })
  world.clock.advance(61_000)
  expect((await world.send(person, ordersCalls.createOrder, { body: draft() })).status).toBe(201)
  // Copies without a log: no order of this product is like that, and the other tests read all there are.
  await world.db.run(sql`delete from customer_order where owner_id = ${person.id} and id < 10000100`)
})

test('the list is paged by cursor without gaps or repeats, and filtered', async () => {
  const person = await addPerson(world, 'customer')
  const placed: string[] = []
  for (let count = 0; count < 7; count++) {
    placed.unshift((await world.place(person)).id)
    // Two in the same millisecond: the cursor must not lose one of them.
    if (count % 2) world.clock.advance(1000)
  }
  const seen: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { items: { id: string }[]; next_cursor: string | null } = await world.list(person, {
      limit: 2,
      cursor,
    })
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.next_cursor
  }
  expect([...seen].sort()).toEqual([...placed].sort())
  expect(new Set(seen).size).toBe(7)
  expect((await world.list(person, { group: 'delivered' })).items).toEqual([])
  expect((await world.list(person, { group: 'in_progress', paid: false })).items).toHaveLength(7)
  expect((await world.list(person, { paid: true })).items).toEqual([])
  expect(
    (await world.list(person, { status: 'draft,new', from: '2026-11-16', to: '2026-11-16' })).items,
  ).toHaveLength(7)
  expect((await world.list(person, { to: '2026-11-15' })).items).toEqual([])
})

test.each([
  ['Xoʻjayev', 1],
  ['хўжаев', 1],
  ['Hujaev nodira', 1],
  ['+998 97 765-43-21', 1],
  ['4321', 1],
  ['Karimov', 0],
  ["'; drop table person", 0],
  ['!!!', 0],
])('orders are found by %s in any script', async (text, count) => {
  const { people, place, list } = world
  const first = await list(people.stranger, { q: 'Nodira' })
  if (first.items.length === 0)
    await place(people.stranger, {
      sender_name: 'Zafar',
      receiver_name: 'Nodira Xoʻjayeva',
      receiver_phone: '977654321',
    })
  for (const who of [people.stranger, people.operator]) {
    const { items } = await list(who, { q: text })
    expect(items.filter(({ receiver_phone }) => receiver_phone === '977654321')).toHaveLength(count)
  }
})

test('a tracking code finds its order in any usual writing', async () => {
  const { people, place, list } = world
  const order = await place(people.sender)
  const written = order.tracking_code.toLowerCase().replace(/(.{4})/g, '$1 ')
  const { items } = await list(people.sender, { q: written })
  expect(items.map(({ id }) => id)).toEqual([order.id])
  expect((await list(people.stranger, { q: order.tracking_code })).items).toEqual([])
})

test('another’s order answers like a missing one, to read and to change', async () => {
  const { people, place, call, verb } = world
  const order = await place(people.sender)
  const read = (id: string) =>
    call(ordersCalls.readOrder, { params: { id }, headers: people.stranger.headers })
  const strip = ({ body: { request_id: _, ...body }, status }: Awaited<ReturnType<typeof read>>) => ({
    status,
    body,
  })
  const missing = strip(await read('99999999'))
  expect(missing.status).toBe(404)
  expect(strip(await read(order.id))).toEqual(missing)
  expect(strip(await read('999999999999'))).toEqual(missing)
  expect((await verb(people.stranger, order, 'cancel')).status).toBe(404)
  expect((await verb(people.courier, order, 'deliver')).status).toBe(404)
  expect((await verb(people.samarkandAgent, order, 'hand_out')).status).toBe(404)
})
