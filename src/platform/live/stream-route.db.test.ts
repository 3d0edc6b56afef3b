import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { err, ok } from '#kernel/result.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { type LiveMessage, openLive } from '#platform/live-client/client.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { notify } from './notice.ts'
import type { StreamRoute } from './stream-route.ts'

let counted = 0

const things: StreamRoute = {
  path: '/api/test/v1/things/:id/live',
  action: 'warning.read',
  params: z.object({ id: z.string().max(3) }),
  errors: ['not_found'],
  async open(params) {
    const { id } = params as { id: string }
    if (id === 'x') return err({ code: 'not_found' })
    return ok({
      channels: [`thing:${id}`],
      read: async () => [{ id: String(counted), event: 'count', data: { counted } }],
    })
  },
}

test('a stream stands behind the rules of every call, and speaks when something was committed', async () => {
  const server = await startTestApp({ streams: [things] })
  const jobs = await startJobs({ db: server.db, workers: [], pollSeconds: 0.5 })
  onTestFinished(() => jobs.stop(1_000))
  const site = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const address = (id: string) => `${site}/api/test/v1/things/${id}/live`

  expect((await fetch(address('x'))).status).toBe(404)
  expect((await fetch(address('far-too-long'))).status).toBe(422)

  const messages: LiveMessage[] = []
  const client = openLive({
    url: address('7'),
    onMessage: (message) => messages.push(message),
    firstWaitMs: 20,
  })
  onTestFinished(() => client.close())
  await eventually(
    () => messages.length,
    (count) => count === 1,
  )
  await server.db.transaction(async (tx) => {
    counted = 1
    await notify(tx, 'thing:7')
  })
  await eventually(
    () => messages.at(-1)?.data,
    (data) => (data as { counted: number }).counted === 1,
  )
})

test('an open stream carries the headers of every answer, and the server can still be stopped', async () => {
  const server = await startTestApp({ streams: [things] })
  const site = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const response = await fetch(`${site}/api/test/v1/things/7/live`)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'ratelimit-policy': '"default";q=600;w=60',
  })
  await server.live.close()
  await server.app.close()
  await response.text()
})
