import pg from 'pg'
import { LIVE_CHANNEL } from '#platform/jobs/outbox.ts'

export type ListenerOptions = {
  url: string
  onNotice(payload: string): void
  /** The connection is (again) there: anything may have been said in between. */
  onGap(): void
  onError(error: Error): void
}

export type Listener = { isListening(): boolean; stop(): Promise<void> }

const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 10_000
/** A connection can die without a word; asking it regularly finds out. */
const CHECK_EVERY_MS = 10_000
const CHECK_LIMIT_MS = 5_000
const LISTEN = `listen ${LIVE_CHANNEL}`

/** One connection of its own for the notices of all streams of this process; it comes back by itself. */
export function startListener({ url, onNotice, onGap, onError }: ListenerOptions): Listener {
  let stopped = false
  let failures = 0
  let listening = false
  let current: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  function later(ms: number, work: () => void): void {
    clearTimeout(timer)
    timer = setTimeout(work, ms)
  }

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'tezbox live',
      keepAlive: true,
      connectionTimeoutMillis: CHECK_LIMIT_MS,
      query_timeout: CHECK_LIMIT_MS,
    })
    current = client
    client.on('error', onError)
    client.on('end', () => lose(client))
    client.on('notification', ({ payload }) => onNotice(payload ?? ''))
    try {
      await client.connect()
      await client.query(LISTEN)
      failures = 0
      listening = true
      onGap()
      later(CHECK_EVERY_MS, () => void check(client))
    } catch (error) {
      onError(error as Error)
      lose(client)
    }
  }

  /** Listening again on a channel changes nothing, so the question needs no statement of its own. */
  async function check(client: pg.Client): Promise<void> {
    try {
      await client.query(LISTEN)
      if (client === current) later(CHECK_EVERY_MS, () => void check(client))
    } catch (error) {
      onError(error as Error)
      lose(client)
    }
  }

  function lose(client: pg.Client): void {
    if (client !== current) return
    current = undefined
    listening = false
    // Nobody waits for it: a dead connection may never say goodbye.
    client.end().catch(() => undefined)
    if (stopped) return
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures)
    failures += 1
    later(wait * (0.5 + Math.random() / 2), () => void connect())
  }

  void connect()
  return {
    isListening: () => listening,
    async stop() {
      stopped = true
      clearTimeout(timer)
      const client = current
      current = undefined
      await client?.end()
    },
  }
}
