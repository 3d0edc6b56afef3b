import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import {
  type Person,
  refusal,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { requestOf } from '../../../../tests/support/named-call.ts'
import { readPdf } from '../../../../tests/support/read-pdf.ts'
import { labelsCalls } from './labels.calls.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await world.topUp(world.people.sender, 10_000_000)
  await world.topUp(world.people.stranger, 10_000_000)
})

const { printLabel, printLabels } = labelsCalls
const labelOf = ({ id }: { id: string }) => requestOf(printLabel, { params: { id } })

/** A paid order of this person. */
async function paidOrder(who: Person, overrides: Record<string, unknown> = {}): Promise<Shown> {
  const order = await world.place(who, overrides)
  expect((await world.checkout(who, [order], 'balance')).status).toBe(200)
  return order
}

const askFor = (who: Person, { id }: { id: string }, query: Record<string, unknown> = {}) =>
  world.call(printLabel, { params: { id }, query, headers: who.headers })

const askForAll = (who: Person, order_ids: readonly string[], rest: object = {}, headers: object = {}) =>
  world.call(printLabels, {
    headers: { ...who.headers, ...headers },
    body: { order_ids, ...rest },
  })

/** The text of each page; the test's caller answers text, so the bytes are asked for once more. */
async function pagesOf(
  who: Person,
  request: ReturnType<typeof requestOf> & { payload?: object },
): Promise<string[]> {
  const answer = await world.app.inject({ ...request, headers: who.headers })
  expect(answer.statusCode).toBe(200)
  return readPdf(answer.rawPayload, async (pages) =>
    pages.map(({ text }) => text.replaceAll('\u00A0', ' ').replace(/\s+/g, ' ')),
  )
}

test('the owner prints the label of a paid order, with its names and its way', async () => {
  const { sender } = world.people
  const order = await paidOrder(sender)
  const answer = await askFor(sender, order)
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${order.tracking_code}.pdf"; filename*=UTF-8''${order.tracking_code}.pdf`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  const [text] = await pagesOf(sender, labelOf(order))
  for (const said of [
    `№ ${order.id}`,
    order.tracking_code,
    '1-08-122-D',
    'Bobur Toshmatov',
    '+998 93 444-55-66',
    'Dilnoza Karimova',
    'Registon 7, 15-uy',
    'Kitoblar',
  ])
    expect(text).toContain(said)
})

test('a parcel to a point is routed to the shelf of that point', async () => {
  const { people, points } = world
  const to = { region: 8, city: 122, point_id: points.samarkand }
  const order = await paidOrder(people.sender, { delivery_option: 3, to })
  const [text] = await pagesOf(people.sender, labelOf(order))
  expect(text).toContain(`1-08-122-P${String(points.samarkand).padStart(4, '0')}`)
  expect(text).toContain('Punkt · Пункт')
})

test('a draft gets a label when it is submitted, a cancelled order has none', async () => {
  const { sender } = world.people
  const order = await world.place(sender, { payment_type: 'cash' })
  const refused = await askFor(sender, order)
  expect(refusal(refused)).toEqual({ status: 409, code: 'label_not_ready', fields: [] })
  expect(refused.body.message).toContain(order.id)
  expect((await world.checkout(sender, [order], 'cash')).status).toBe(200)
  expect((await askFor(sender, order)).status).toBe(200)
  await world.does(sender, order, 'cancel')
  expect(refusal(await askFor(sender, order))).toMatchObject({ status: 409, code: 'label_not_possible' })
})

test('another’s order answers like a missing one; those who carry it may print', async () => {
  const { sender, stranger, courier, operator, tashkentAgent, samarkandAgent, lockerAgent } = world.people
  const to = { region: 8, city: 122, point_id: world.points.samarkand }
  const order = await paidOrder(sender, { delivery_option: 3, to })
  const missing = await askFor(stranger, { id: '99999999' })
  const foreign = await askFor(stranger, order)
  expect([foreign.status, foreign.body.code, foreign.body.message]).toEqual([
    404,
    'not_found',
    missing.body.message,
  ])
  expect((await askFor(operator, order)).status).toBe(200)
  // Not before they have accepted it, or it lies with them (DECISIONS, "Who may see what in the field").
  for (const who of [courier, samarkandAgent]) expect((await askFor(who, order)).status).toBe(404)
  await world.does(courier, order, 'accept')
  expect((await askFor(courier, order)).status).toBe(200)
  await world.does(courier, order, 'pick_up')
  await world.does(samarkandAgent, order, 'store', { scan: order.tracking_code })
  expect((await askFor(samarkandAgent, order)).status).toBe(200)
  for (const who of [tashkentAgent, lockerAgent]) expect((await askFor(who, order)).status).toBe(404)
  expect((await world.call(printLabel, { params: { id: order.id } })).status).toBe(401)
})

test('a receiver reached by a personal link is printed for staff only', async () => {
  const { sender, operator } = world.people
  const order = await paidOrder(sender)
  await world.db.run(sql`
    update customer_order set receiver = receiver || '{"link": "aB3dE5gH7jK9"}' where id = ${Number(order.id)}`)
  expect(refusal(await askFor(sender, order))).toMatchObject({ status: 409, code: 'label_at_intake' })
  expect(refusal(await askForAll(sender, [order.id]))).toMatchObject({ status: 409, code: 'label_at_intake' })
  expect((await askFor(operator, order)).status).toBe(200)
})

test('many labels come as one document in the order asked for, on rolls or on sheets of four', async () => {
  const { sender } = world.people
  const orders: Shown[] = []
  for (let count = 0; count < 5; count += 1) orders.push(await paidOrder(sender))
  const ids = orders.map(({ id }) => id).reverse()
  const all = requestOf(printLabels)
  const roll = await pagesOf(sender, { ...all, payload: { order_ids: [...ids, ids[0]] } })
  expect(roll.map((text) => /№ (\d{8})/.exec(text)?.[1])).toEqual(ids)
  const sheets = await pagesOf(sender, { ...all, payload: { order_ids: ids, format: 'a4' } })
  expect(sheets.map((text) => text.match(/№ \d{8}/g)?.length)).toEqual([4, 1])
  expect((await askFor(sender, { id: ids[0] ?? '' }, { format: 'a4' })).status).toBe(200)
})

test('all labels or none: one order that is not theirs or not ready refuses the call', async () => {
  const { sender, stranger } = world.people
  const mine = await paidOrder(sender)
  const theirs = await paidOrder(stranger)
  const unpaid = await world.place(sender)
  expect(refusal(await askForAll(sender, [mine.id, theirs.id]))).toMatchObject({
    status: 404,
    code: 'not_found',
  })
  // Whose an order is is told before its state: a foreign draft is as missing as any.
  expect(refusal(await askForAll(sender, [unpaid.id, theirs.id]))).toMatchObject({ status: 404 })
  const refused = await askForAll(sender, [mine.id, unpaid.id])
  expect(refusal(refused)).toMatchObject({ status: 409, code: 'label_not_ready' })
  expect(refused.body.message).toContain(unpaid.id)
})

test('from one to a hundred orders, in a known format', async () => {
  const { sender } = world.people
  const ids = Array.from({ length: 101 }, (_, index) => String(10_000_000 + index))
  expect(refusal(await askForAll(sender, ids))).toMatchObject({ status: 422, fields: ['order_ids'] })
  expect(refusal(await askForAll(sender, ids.slice(0, 100)))).toMatchObject({ status: 404 })
  expect(refusal(await askForAll(sender, []))).toMatchObject({ status: 422, fields: ['order_ids'] })
  expect(refusal(await askForAll(sender, ['12']))).toMatchObject({ status: 422 })
  expect(refusal(await askForAll(sender, ids, { format: 'a5' })).fields).toContain('format')
})

test('a document is made anew for every call, key or not', async () => {
  const { sender } = world.people
  const order = await paidOrder(sender)
  const key = { 'idempotency-key': 'label-print-1' }
  const first = await askForAll(sender, [order.id], {}, key)
  await world.does(sender, order, 'cancel')
  const second = await askForAll(sender, [order.id], {}, key)
  expect([first.status, second.status]).toEqual([200, 409])
  expect(second.headers).not.toHaveProperty('idempotency-replayed')
})

test('calls at the same time are all answered, each with its own labels', async () => {
  const { sender } = world.people
  // As many as one person may have drawn at a time.
  const orders = [await paidOrder(sender), await paidOrder(sender)]
  const texts = await Promise.all(orders.map((order) => pagesOf(sender, labelOf(order))))
  expect(texts.map(([text]) => /TB\d{14}/.exec(text ?? '')?.[0])).toEqual(
    orders.map(({ tracking_code }) => tracking_code),
  )
})
