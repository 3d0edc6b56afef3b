/**
 * The least a server can do to show a page of orders: Fastify, the driver, a statement each for who asks, the orders and
 * their events, and the rows as they come. It reads and answers the same rows and columns as the product, a page at a
 * time from where the last one ended.
 */
import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import pg from 'pg'

const [databaseUrl = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
const app = Fastify()
const PAGE = 20

const columns = `id, "trackingCode", "returnOf", "firstCustody", "createdAt", "deliveryOption", "deliveryType",
  "paymentType", sender, receiver, parcel, services, description, comment, "timeInterval", images, "productFee",
  "parcelValue", "tariffVersion", lines, total, "promisedFrom", "promisedTo", status, "statusAt", holder,
  "holderPointId", "submittedAt", "storedUntil", version, "paidAt", "callCard", "doorPaidAt"`
const eventColumns = `order_id, event_id, seq, verb, actor, person_id, courier_id, point_id, reason, details, happened_at,
  recorded_at`

type Query = { search?: string; all?: string; rare?: string }

app.get('/orders', async (request) => {
  const token = String(request.headers.authorization).replace('Token ', '')
  const { rows: sessions } = await pool.query({
    name: 'session',
    text: `select person_id from session join person on person.id = person_id
      where token_hash = $1 and ended_at is null and expires_at > now() and status = 'active'`,
    values: [createHash('sha256').update(token).digest()],
  })
  const { search, all, rare } = request.query as Query
  const conditions = [
    '"createdAt" >= $1::timestamptz and ("createdAt", id) < ($2::timestamptz, $3::integer)',
    ...(all === undefined ? ['"ownerId" = $4'] : ['$4::bigint is not null']),
    ...(search === undefined || rare ? [] : ['search @@ $5::tsquery']),
  ].join(' and ')
  // Left to the planner, a number would be looked for in order after order: half a second among a million.
  const source = rare ? '(select * from order_read where search @@ $5::tsquery offset 0)' : 'order_read'
  const { rows: found } = await pool.query({
    name: `orders ${all === undefined} ${search === undefined} ${rare}`,
    text: `select ${columns} from ${source} as source where ${conditions} order by "createdAt" desc, id desc limit ${PAGE + 1}`,
    values: ['-infinity', 'infinity', 0, sessions[0]?.person_id, ...(search === undefined ? [] : [search])],
  })
  const orders = found.slice(0, PAGE)
  const { rows: events } = await pool.query({
    name: 'events',
    text: `select ${eventColumns} from order_event where order_id = any ($1::integer[]) order by seq`,
    values: [orders.map(({ id }) => id)],
  })
  return {
    success: true,
    data: {
      items: orders.map((order) => ({ ...order, events: events.filter((e) => e.order_id === order.id) })),
      next_cursor: found.length > PAGE ? String(orders.at(-1)?.id) : null,
    },
  }
})

await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`)
// Whoever measures has gone.
process.stdin.resume().once('close', () => process.exit())
