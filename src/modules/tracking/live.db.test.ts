import { expect, onTestFinished, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { type LiveMessage, openLive } from '#platform/live-client/client.ts'
import { apiStreams } from '../../../src/api.ts'
import { addPerson, orderOf } from '../../../tests/scenarios/parcel-world.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'

test('whoever has the code hears that something happened, and not what', async () => {
  const server = await startTestApp({ streams: [...apiStreams] })
  const jobs = await startJobs({ db: server.db, workers: [], pollSeconds: 0.5 })
  onTestFinished(() => jobs.stop(1_000))
  const site = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const owner = await addPerson(server, 'customer')
  const id = await orderOf(server, owner.id)
  const { code } = await server.db.one<{ code: string }>(
    sql`select tracking_code as code from customer_order where id = ${Number(id)}`,
  )
  const address = (name: string) => `${site}/api/orders/v1/track-order/${name}/live`
  expect((await fetch(address('TB00000000000000'))).status).toBe(404)
  expect((await fetch(address('nonsense'))).status).toBe(404)

  const messages: LiveMessage[] = []
  const client = openLive({
    url: address(code.toLowerCase()),
    onMessage: (message) => messages.push(message),
    firstWaitMs: 20,
  })
  onTestFinished(() => client.close())
  await eventually(
    () => messages.length,
    (count) => count === 1,
  )
  const cancelled = await server.call('POST', `/api/orders/v1/orders/${id}/cancel`, {
    headers: owner.headers,
    body: {},
  })
  expect(cancelled.status).toBe(200)
  await eventually(
    () => messages.length,
    (count) => count === 2,
  )
  expect(messages.map(({ event, data }) => [event, data])).toEqual([
    ['changed', {}],
    ['changed', {}],
  ])
})
