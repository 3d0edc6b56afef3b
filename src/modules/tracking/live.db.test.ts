import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { payAtDoor } from '#modules/orders/index.ts'
import { findOrder } from '#modules/orders/life/order.repo.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { addressOf } from '#platform/calls/address.ts'
import { sql } from '#platform/db/sql.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { type LiveMessage, openLive } from '#platform/live-client/client.ts'
import { apiStreams } from '../../../src/api.ts'
import { addPerson, orderOf, type Person } from '../../../tests/scenarios/parcel-world.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { parcelStreamPath } from './tracking.calls.ts'

let server: TestApp
let site: string
let owner: Person
beforeAll(async () => {
  server = await startTestApp({ streams: [...apiStreams] })
  const jobs = await startJobs({ db: server.db, workers: [], pollSeconds: 0.5 })
  site = await server.app.listen({ port: 0, host: '127.0.0.1' })
  owner = await addPerson(server, 'customer')
  return () => jobs.stop(1_000)
})

const address = (code: string) =>
  `${site}${addressOf({ path: parcelStreamPath }, { params: { trackId: code } })}`

/** An order, and what somebody hears who has its code: at first, that there is something to see. */
async function heard(): Promise<{ id: number; messages: LiveMessage[] }> {
  const id = Number(await orderOf(server, owner.id))
  const { code } = await server.db.one<{ code: string }>(
    sql`select tracking_code as code from customer_order where id = ${id}`,
  )
  const messages: LiveMessage[] = []
  const client = openLive({
    url: address(code.toLowerCase()),
    onMessage: (message) => messages.push(message),
    firstWaitMs: 20,
  })
  onTestFinished(() => client.close())
  await comes(messages, 1)
  return { id, messages }
}

const comes = (messages: LiveMessage[], wanted: number) =>
  eventually(
    () => messages.length,
    (count) => count === wanted,
  )

test('whoever has the code hears that something happened, and not what', async () => {
  expect((await fetch(address('TB00000000000000'))).status).toBe(404)
  expect((await fetch(address('nonsense'))).status).toBe(404)

  const { id, messages } = await heard()
  const cancelled = await server.call(orderVerbsCalls.cancel, {
    params: { id },
    headers: owner.headers,
    body: {},
  })
  expect(cancelled.status).toBe(200)
  await comes(messages, 2)
  expect(messages.map(({ event, data }) => [event, data])).toEqual([
    ['changed', {}],
    ['changed', {}],
  ])
})

test('a payment by the link at the door is something that happened', async () => {
  const { id, messages } = await heard()
  await server.db.run(sql`update customer_order set status = 'pickup', product_fee = 150000 where id = ${id}`)
  await server.db.transaction(async (tx) => {
    const order = await findOrder(tx, id, { kind: 'any' })
    if (order) await payAtDoor(tx, order, { provider: 'payme', externalId: '5e7' }, server.clock.now())
  })
  await comes(messages, 2)
})
