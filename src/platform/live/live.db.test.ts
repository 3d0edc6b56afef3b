import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { type LiveMessage, openLive } from '#platform/live-client/client.ts'
import { runScript } from '../../../tests/support/child-script.ts'
import { freshDatabase } from '../../../tests/support/database.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { createHappenings, happen, startLiveServer } from '../../../tests/support/live-server.ts'
import { createLive, type LiveOptions } from './live.ts'
import { notify } from './notice.ts'

const serverProcess = new URL('../../../tests/support/live-server-process.ts', import.meta.url)

async function relayedDatabase(): Promise<Database> {
  const db = await freshDatabase()
  await createHappenings(db)
  const jobs = await startJobs({ db, workers: [], pollSeconds: 0.5 })
  onTestFinished(() => jobs.stop(1_000))
  return db
}

async function liveServer(db: Database, options: Partial<LiveOptions> = {}) {
  const server = await startLiveServer(db, options)
  onTestFinished(() => server.close())
  await eventually(
    () => server.live.stats().listening,
    (listening) => listening,
  )
  return server
}

/** A browser that watches; resolves when it has got the present state. */
async function watch(url: string, thing: string) {
  const messages: LiveMessage[] = []
  const states: string[] = []
  const client = openLive({
    url: `${url}/live/${thing}`,
    onMessage: (message) => messages.push(message),
    onState: (state) => states.push(state),
    firstWaitMs: 20,
  })
  onTestFinished(() => client.close())
  await eventually(
    () => messages.length,
    (count) => count > 0,
  )
  const words = () =>
    messages.filter(({ event }) => event === 'word').map(({ data }) => (data as { word: string }).word)
  return { client, states, words }
}

const say = (words: string[]) => (seen: string[]) => seen.length >= words.length

test('a live event reaches clients of two server processes, and of no other thing', async () => {
  const db = await relayedDatabase()
  const servers = await Promise.all([runScript(serverProcess, db.url), runScript(serverProcess, db.url)])
  const clients = await Promise.all(servers.map(({ greeting }) => watch(greeting, 'a')))
  const stranger = await watch(servers[0]?.greeting ?? '', 'b')
  await happen(db, 'a', 'one')
  await happen(db, 'a', 'two', 'three')
  const words = ['one', 'two', 'three']
  for (const client of clients) expect(await eventually(client.words, say(words))).toEqual(words)
  expect(stranger.words()).toEqual([])
  // Open streams do not hold up a server that is asked to stop.
  for (const server of servers) expect(await server.stop()).toBe(0)
})

test('nothing is told of a transaction that rolls back', async () => {
  const db = await relayedDatabase()
  const server = await liveServer(db)
  const client = await watch(server.url, 'a')
  const failing = db.transaction(async (tx) => {
    await happen(tx, 'a', 'never')
    throw new Error('stop')
  })
  await expect(failing).rejects.toThrow('stop')
  await happen(db, 'a', 'after')
  expect(await eventually(client.words, say(['after']))).toEqual(['after'])
})

test('after its connection was cut the process reads what it missed, and hears again', async () => {
  const db = await relayedDatabase()
  const server = await liveServer(db)
  const client = await watch(server.url, 'a')
  await happen(db, 'a', 'before')
  await eventually(client.words, say(['before']))
  // Nobody is told of this one: it is found because the reconnection makes everybody look.
  await db.run(sql`insert into happening (thing, word) values ('a', 'missed')`)
  expect(client.words()).toEqual(['before'])
  const cut = await db.many(sql`
    select pg_terminate_backend(pid) as ended from pg_stat_activity
    where application_name = 'tezbox live' and datname = current_database()`)
  expect(cut).toEqual([{ ended: true }])
  expect(await eventually(client.words, say(['before', 'missed']))).toEqual(['before', 'missed'])
  await happen(db, 'a', 'later')
  const all = ['before', 'missed', 'later']
  expect(await eventually(client.words, say(all))).toEqual(all)
  expect(client.states).toEqual(['open'])
})

test('a browser that comes back to another process gets everything since its last event, in order, once', async () => {
  const db = await relayedDatabase()
  const first = await liveServer(db)
  const messages: LiveMessage[] = []
  let url = first.url
  const client = openLive({
    url: 'unused',
    fetch: (_, init) => fetch(`${url}/live/a`, init),
    onMessage: (message) => messages.push(message),
    firstWaitMs: 20,
  })
  onTestFinished(() => client.close())
  const ids = () => messages.map(({ id }) => Number(id))
  await eventually(ids, (seen) => seen.length === 1)
  await happen(db, 'a', 'one')
  await eventually(ids, (seen) => seen.length === 2)
  const second = await liveServer(db)
  url = second.url
  await first.close()
  // More than one read brings at a time, while nobody listens.
  await happen(db, 'a', ...Array.from({ length: 250 }, (_, n) => `word ${n}`))
  await eventually(ids, (seen) => seen.length === 252)
  expect(ids()).toEqual([...ids()].sort((a, b) => a - b))
  expect(new Set(ids()).size).toBe(252)
})

test('the answer is a stream that nobody stores or gathers, with the headers of the server', async () => {
  const db = await relayedDatabase()
  const server = await liveServer(db)
  const abort = new AbortController()
  const { status, headers } = await fetch(`${server.url}/live/a`, {
    signal: abort.signal,
    headers: { 'accept-encoding': 'br, gzip' },
  })
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-test-policy': 'kept',
  })
  expect(headers.get('content-encoding')).toBeNull()
  abort.abort()
  await eventually(
    () => server.live.stats().streams,
    (count) => count === 0,
  )
})

test('streams are limited per address and in total, and a place that is left is free again', async () => {
  const db = await relayedDatabase()
  const server = await liveServer(db, { maxStreamsPerAddress: 2 })
  const clients = [await watch(server.url, 'a'), await watch(server.url, 'b')]
  const refused = await fetch(`${server.url}/live/c`)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toEqual({ code: 'rate_limited' })
  expect(refused.headers.get('retry-after')).toBe('30')
  clients[0]?.client.close()
  await eventually(
    () => server.live.stats().streams,
    (count) => count === 1,
  )
  await watch(server.url, 'c')

  const full = await liveServer(db, { maxStreams: 1 })
  await watch(full.url, 'a')
  const turnedAway = await fetch(`${full.url}/live/b`)
  expect(turnedAway.status).toBe(503)
  expect(await turnedAway.json()).toEqual({ code: 'service_unavailable' })
})

test('all addresses of one IPv6 network share its places, those of another have their own', async () => {
  const db = await relayedDatabase()
  const live = createLive({ url: db.url, onError: () => undefined, maxStreamsPerAddress: 1 })
  const app = Fastify({ trustProxy: true, forceCloseConnections: true })
  app.get('/live', (request, reply) => {
    live.stream(request, reply, { channels: [], read: async () => [] })
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await live.close()
    await app.close()
  })
  const statusFrom = async (address: string) =>
    (await fetch(`${url}/live`, { headers: { 'X-Forwarded-For': address } })).status
  expect(await statusFrom('2a02:1:2:3::1')).toBe(200)
  expect(await statusFrom('2a02:1:2:3::2')).not.toBe(200)
  expect(await statusFrom('2a02:1:2:4::1')).toBe(200)
})

test('a client that does not take what it is sent is dropped, and the others are served', async () => {
  const db = await relayedDatabase()
  const server = await liveServer(db, { beatSeconds: 1 })
  const client = await watch(server.url, 'a')
  const slow = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(slow, 'connect')
  slow.pause()
  slow.on('error', () => undefined)
  slow.write('GET /live/a HTTP/1.1\r\nHost: localhost\r\nLast-Event-ID: 0\r\n\r\n')
  await eventually(
    () => server.live.stats().streams,
    (count) => count === 2,
  )
  // More than the buffers of the operating system take.
  const large = 'x'.repeat(100_000)
  for (let round = 0; round < 4; round++) await happen(db, 'a', ...Array.from({ length: 40 }, () => large))
  await eventually(
    () => server.live.stats().streams,
    (count) => count === 1,
  )
  expect(await eventually(client.words, (seen) => seen.length === 160)).toHaveLength(160)
  slow.destroy()
})

test('silence is broken by heartbeats, and a stream does not live for ever', async () => {
  const db = await relayedDatabase()
  // Five beats in its life; a busy machine may swallow some.
  const server = await liveServer(db, { beatSeconds: 1, lifeSeconds: 5 })
  const { body } = await fetch(`${server.url}/live/a`)
  let text = ''
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk
  expect(text.match(/^:$/gm)?.length).toBeGreaterThanOrEqual(2)
})

test('the browser stops asking when it is refused', async () => {
  const db = await relayedDatabase()
  const server = await liveServer(db)
  const refused = Promise.withResolvers<number>()
  openLive({
    url: `${server.url}/live/a`,
    headers: () => ({ Authorization: 'Token revoked' }),
    onMessage: () => undefined,
    onRefused: refused.resolve,
  })
  expect(await refused.promise).toBe(401)
})

test('a channel is a kind and an id', async () => {
  const db = await freshDatabase()
  await expect(notify(db, "thing:a'; --")).rejects.toThrow('no channel')
})
