import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { holdConnections } from './connections.ts'
import { usualPace } from './pace.ts'

/** A server that is asked to stop by the test, with one call that ends when it is told to. */
async function startServer({
  connections = usualPace.connections,
  slowClientMs = 10_000,
  callMs = 20_000,
} = {}) {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  const state = { open: true }
  const work = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const limits = { ...usualPace, connections, behindProxy: false }
  holdConnections(app, limits, { isOpen: () => state.open, slowClientMs, callMs })
  app.get('/quick', async () => 'done')
  app.post('/body', async () => 'done')
  app.get('/long', async () => {
    begun.resolve()
    await work.promise
    return 'done'
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return { app, url, state, work, begun: begun.promise }
}

/** A connection on which the test writes by hand. */
async function dial(url: string): Promise<{ socket: Socket; said(): string; gone: Promise<unknown> }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let said = ''
  socket.on('data', (chunk) => (said += chunk))
  socket.on('error', () => undefined)
  const gone = new Promise((tell) => socket.once('close', tell))
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return { socket, said: () => said, gone }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

test('once it is asked to stop, an answer says that it is the last one on its connection', async () => {
  const { url, state } = await startServer()
  expect((await fetch(`${url}/quick`)).headers.get('connection')).toBe('keep-alive')
  state.open = false
  const answer = await fetch(`${url}/quick`)
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
})

test('closing ends idle and spare connections at once, and lets a call under way come to its answer', async () => {
  const { app, url, work, begun } = await startServer()
  const [idle, spare, busy] = [await dial(url), await dial(url), await dial(url)]
  idle.socket.write(get('/quick'))
  await expect.poll(idle.said).toContain('done')
  busy.socket.write(get('/long'))
  await begun
  const closed = app.close()
  await Promise.all([idle.gone, spare.gone])
  expect(busy.said()).toBe('')
  work.resolve()
  await busy.gone
  expect(busy.said()).toMatch(/connection: close[\s\S]*done$/i)
  await closed
})

test('who does not send a request to its end is let go after a while, and does not hold up the end', async () => {
  const { app, url } = await startServer({ slowClientMs: 50 })
  const slow = await dial(url)
  slow.socket.write(
    'POST /body HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 10\r\n\r\nhalf',
  )
  await expect.poll(() => connectionsOf(app.server)).toBe(1)
  await app.close()
  await slow.gone
})

test('a call of ours that does not end is cut off in the end, later than slow clients', async () => {
  const { app, url, begun } = await startServer({ slowClientMs: 0, callMs: 100 })
  const waiting = await dial(url)
  waiting.socket.write(get('/long'))
  await begun
  await app.close()
  await waiting.gone
  expect(waiting.said()).toBe('')
})

test('past the bound a newcomer takes the place of whoever has asked nothing for longest, never of a call under way', async () => {
  const { url, work, begun } = await startServer({ connections: 3 })
  const [busy, asked, silent] = [await dial(url), await dial(url), await dial(url)]
  busy.socket.write(get('/long'))
  await begun
  asked.socket.write(get('/quick'))
  await expect.poll(asked.said).toContain('done')
  const newcomer = await dial(url)
  await silent.gone
  newcomer.socket.write(get('/quick'))
  await expect.poll(newcomer.said).toContain('done')
  await dial(url)
  await asked.gone
  expect([busy.socket.closed, newcomer.socket.closed]).toEqual([false, false])
  work.resolve()
  await expect.poll(busy.said).toContain('done')
})

test('a newcomer is turned away where everybody is being answered', async () => {
  const { url, work, begun } = await startServer({ connections: 1 })
  const busy = await dial(url)
  busy.socket.write(get('/long'))
  await begun
  await (await dial(url)).gone
  work.resolve()
  await expect.poll(busy.said).toContain('done')
})

test('who asks again and again without an answer is let go', async () => {
  const { url, begun } = await startServer()
  const hasty = await dial(url)
  hasty.socket.write(get('/long').repeat(32))
  await begun
  expect(hasty.socket.closed).toBe(false)
  hasty.socket.write(get('/quick'))
  await hasty.gone
  expect(hasty.said()).toBe('')
  const patient = await dial(url)
  for (let turn = 1; turn <= 40; turn++) {
    patient.socket.write(get('/quick'))
    await expect.poll(() => patient.said().split('done').length - 1, { interval: 5 }).toBe(turn)
  }
})

const connectionsOf = (server: {
  getConnections(tell: (error: Error | null, count: number) => void): void
}) => new Promise<number>((tell) => server.getConnections((_, count) => tell(count)))
