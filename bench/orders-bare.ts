/** The least a server can do to place an order and to pay for it: Fastify, the driver, the same rows, no rules. */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'
import * as statements from './orders-statements.ts'

const [databaseUrl = '', answerBytes = '0'] = process.argv.slice(2)
/** As many connections as the product has. */
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })

const ask = async (client: pg.Pool | pg.PoolClient, text: string, values: statements.Values) => {
  const { rows } = await client.query(statements.numbered(text, values))
  return rows[0]
}

const hash = (text: string) => createHash('sha256').update(text).digest()

async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const done = await work(client)
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function callOf(request: FastifyRequest) {
  const token = String(request.headers.authorization).replace('Token ', '')
  const session = await ask(pool, statements.session, { token_hash: hash(token) })
  if (!session) throw new Error('nobody')
  const key = hash(String(request.headers['idempotency-key']))
  return { person: session.person, key, input: hash(JSON.stringify(request.body)) }
}

const answer = randomBytes(Number(answerBytes) / 2).toString('hex')
const kept = Buffer.from(answer)

const app = Fastify()

type Draft = Record<'sender_name' | 'sender_phone' | 'receiver_name' | 'receiver_phone', string> &
  Record<'from' | 'to', { region: number; city: number; street: string }>

app.post('/placed', async (request, reply) => {
  const { person, key, input } = await callOf(request)
  const { from, to, ...draft } = request.body as Draft
  const id = randomInt(10_000_000, 100_000_000)
  const code = `TB${randomInt(10 ** 13, 10 ** 14)}`
  const party = (name: string, phone: string, at: Draft['from']) =>
    JSON.stringify({ fullName: name, phone, regionId: at.region, districtId: at.city, street: at.street })
  await inTransaction(async (client) => {
    await ask(client, statements.insertOrder, {
      id,
      code,
      person,
      sender: party(draft.sender_name, draft.sender_phone, from),
      receiver: party(draft.receiver_name, draft.receiver_phone, to),
      parcel: JSON.stringify({ weightGrams: 800, billableGrams: 800, sizeClass: 'small' }),
      lines: JSON.stringify(statements.lines),
      search: [
        ...new Set([
          ...draft.sender_name.toLowerCase().split(' '),
          ...draft.receiver_name.toLowerCase().split(' '),
          ...[draft.sender_phone, draft.receiver_phone].flatMap((p) => [p, p.slice(-7), p.slice(-4)]),
          code.toLowerCase(),
          String(id),
        ]),
      ],
    })
    const { seq } = await ask(client, statements.insertEvent, { id, event: code, verb: 'place', person })
    await ask(client, statements.insertOutbox, { id, verb: 'place', seq })
    await ask(client, statements.keepAnswer, { scope: `orders ${person}`, key, input, answer: kept })
  })
  return reply.status(201).send({ success: true, data: { id, answer } })
})

app.post('/paid', async (request, reply) => {
  const { person, key, input } = await callOf(request)
  const id = Number((request.body as { order_ids: string[] }).order_ids[0])
  await inTransaction(async (client) => {
    await ask(client, statements.keepAnswer, { scope: `checkout ${person}`, key, input, answer: kept })
    const { total } = await ask(client, statements.lockDraft, { id, person })
    const { movement } = await ask(client, statements.insertMovement, { id, person })
    const { customer, customer_after } = await ask(client, statements.spend, { person, total })
    const { revenue, revenue_after } = await ask(client, statements.earn, { total })
    await ask(client, statements.insertPostings, {
      movement,
      total,
      customer,
      customer_after,
      revenue,
      revenue_after,
    })
    await ask(client, statements.markPaid, { id })
    const { seq } = await ask(client, statements.insertEvent, { id, event: 'pay', verb: 'pay', person })
    await ask(client, statements.insertOutbox, { id, verb: 'pay', seq })
  })
  return reply.send({ success: true, data: { id, answer } })
})

await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`)
// Whoever measures has gone.
process.stdin.resume().once('close', () => process.exit())
