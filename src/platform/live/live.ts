import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { startListener } from '#platform/db/connection/listener.ts'
import { EdgeError } from '#platform/http/errors.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { LIVE_CHANNEL } from '#platform/jobs/outbox.ts'
import { EventStream, type ReadEvents } from './event-stream.ts'
import { createGate } from './gate.ts'
import { createHub } from './hub.ts'
import type { LiveChannel } from './notice.ts'

export type LiveOptions = {
  url: string
  onError(error: unknown): void
  maxStreams?: number
  /** Generous: whole mobile networks share one address. Of IPv6 the network counts: one caller has many addresses. */
  maxStreamsPerAddress?: number
  beatSeconds?: number
  /** Then the browser has to come back, so that its rights are checked again and a new process gets its share. */
  lifeSeconds?: number
}

export type LiveSource = { channels: readonly LiveChannel[]; read: ReadEvents }

export type Live = {
  /** Answers the request with server-sent events and goes on until one side ends it. */
  stream(request: FastifyRequest, reply: FastifyReply, source: LiveSource): void
  stats(): { streams: number; listening: boolean }
  /** Ends every stream; before the server is closed, which would wait for them. */
  close(): Promise<void>
}

type OpenStream = { events: EventStream; openedAt: number }

/** Reads of all streams together: after a reconnect thousands want to read at once, and requests must still be served. */
const READS_AT_ONCE = 4
const RETRY_AFTER_SECONDS = 30
/** Streams of a server that is going are to be opened again after one to two seconds, elsewhere. */
const COME_BACK_MS = 1_000
const LONGEST_EVENT_ID = 200

export function createLive(options: LiveOptions): Live {
  const { maxStreams = 10_000, maxStreamsPerAddress = 200, beatSeconds = 20, lifeSeconds = 1_800 } = options
  const hub = createHub()
  const gate = createGate(READS_AT_ONCE)
  const streams = new Set<OpenStream>()
  const byAddress = new Map<string, number>()
  const wheel = startWheel(streams, beatSeconds, lifeSeconds)
  let closing = false

  const listener = startListener({
    url: options.url,
    channel: LIVE_CHANNEL,
    applicationName: 'tezbox live',
    onNotice: hub.tell,
    onGap: hub.tellAll,
    onError: options.onError,
  })

  function admit(address: string): void {
    const headers = { 'Retry-After': String(RETRY_AFTER_SECONDS) }
    if (closing || streams.size >= maxStreams) throw new EdgeError({ code: 'service_unavailable' }, headers)
    const open = byAddress.get(address) ?? 0
    if (open >= maxStreamsPerAddress) {
      const values = { seconds: String(RETRY_AFTER_SECONDS) }
      throw new EdgeError({ code: 'rate_limited', values }, headers)
    }
    byAddress.set(address, open + 1)
  }

  function leave(address: string): void {
    const left = (byAddress.get(address) ?? 1) - 1
    if (left === 0) byAddress.delete(address)
    else byAddress.set(address, left)
  }

  return {
    stream(request, reply, { channels, read }) {
      const address = networkOf(request.ip)
      admit(address)
      openResponse(reply)
      const events = new EventStream({
        response: reply.raw,
        read: (since, askedAt) => gate(() => read(since, askedAt)),
        since: lastEventId(request),
        onError: options.onError,
      })
      const open = { events, openedAt: Date.now() }
      const wake = () => events.wake()
      streams.add(open)
      // Watching before the first read: what happens between the two is read twice rather than never.
      hub.watch(channels, wake)
      reply.raw.once('close', () => {
        events.drop()
        hub.unwatch(channels, wake)
        streams.delete(open)
        leave(address)
      })
      events.wake()
    },
    stats: () => ({ streams: streams.size, listening: listener.isListening() }),
    async close() {
      closing = true
      clearInterval(wheel)
      // Not all in the same moment: whoever takes over would have them all at once.
      for (const { events } of streams) events.end(COME_BACK_MS + Math.floor(Math.random() * COME_BACK_MS))
      await listener.stop()
    },
  }
}

/** Every second one share of the streams has its turn, so that thousands of heartbeats do not fall together. */
function startWheel(streams: ReadonlySet<OpenStream>, beatSeconds: number, lifeSeconds: number) {
  let second = 0
  return setInterval(() => {
    second += 1
    const now = Date.now()
    for (const { events, openedAt } of streams) {
      const age = Math.floor((now - openedAt) / 1000)
      if (age >= lifeSeconds) events.end()
      else if ((Math.floor(openedAt / 1000) + second) % beatSeconds === 0) events.beat()
    }
  }, 1000).unref()
}

function openResponse(reply: FastifyReply): void {
  reply.hijack()
  const { raw } = reply
  // The connection ends with the stream; kept alive, it would hold up a server that is closing.
  raw.shouldKeepAlive = false
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    // Asks nginx not to gather events before it passes them on.
    'X-Accel-Buffering': 'no',
  })
  raw.write(':\n\n')
}

function lastEventId(request: FastifyRequest): string | undefined {
  const id = request.headers['last-event-id']
  return typeof id === 'string' && id !== '' && id.length <= LONGEST_EVENT_ID ? id : undefined
}
