/** The least a server can do to show a page of orders: Fastify, the driver, two statements, the rows as they come. */
import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import pg from 'pg'

const [databaseUrl = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
const app = Fastify()
const PAGE = 21

type Query = { search?: string; all?: string }

app.get('/orders', async (request) => {
  const token = String(request.headers.authorization).replace('Token ', '')
  const { rows: sessions } = await pool.query({
    name: 'session',
    text: `select person_id from session join person on person.id = person_id
      where token_hash = $1 and ended_at is null and expires_at > now() and status = 'active'`,
    values: [createHash('sha256').update(token).digest()],
  })
  const { search, all } = request.query as Query
  const conditions = [
    ...(all === undefined ? [`"ownerId" = $1`] : ['$1::bigint is not null']),
    ...(search === undefined ? [] : ['search @@ $2::tsquery']),
  ].join(' and ')
  const { rows: orders } = await pool.query({
    name: conditions,
    text: `select * from order_read where ${conditions} order by "createdAt" desc, id desc limit ${PAGE}`,
    values: [sessions[0]?.person_id, ...(search === undefined ? [] : [search])],
  })
  const { rows: events } = await pool.query({
    name: 'events',
    text: 'select * from order_event where order_id = any ($1::integer[]) order by seq',
    values: [orders.map(({ id }) => id)],
  })
  return {
    success: true,
    data: orders.map((order) => ({ ...order, events: events.filter((e) => e.order_id === order.id) })),
  }
})

await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`)
// Whoever measures has gone.
process.stdin.resume().once('close', () => process.exit())
