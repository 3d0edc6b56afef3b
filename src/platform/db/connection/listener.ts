import type { SureClient } from './client.ts'
import { limitsOfCalls } from './limits.ts'
import { openClient } from './open.ts'

export type ListenerOptions = {
  url: string
  channel: string
  applicationName: string
  onNotice(payload: string): void
  /** The connection is (again) there: anything may have been said in between. */
  onGap(): void
  onError(error: Error): void
  /** A connection can die without a word; asking it regularly finds out. */
  checkEveryMs?: number
}

export type Listener = { isListening(): boolean; stop(): Promise<void> }

const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 2_000
const CHECK_EVERY_MS = 5_000

/** One connection of its own for the notices of a channel; it comes back by itself. */
export function startListener(options: ListenerOptions): Listener {
  const { url, channel, applicationName, onNotice, onGap, onError, checkEveryMs = CHECK_EVERY_MS } = options
  const listen = `listen "${channel}"`
  let stopped = false
  let failures = 0
  let listening = false
  let current: SureClient | undefined
  let timer: NodeJS.Timeout | undefined

  function later(ms: number, work: () => void): void {
    clearTimeout(timer)
    timer = setTimeout(work, ms)
  }

  async function connect(): Promise<void> {
    const client = openClient(url, { applicationName, ...limitsOfCalls })
    current = client
    client.on('error', onError)
    client.on('end', () => lose(client))
    client.on('notification', ({ payload }) => onNotice(payload ?? ''))
    try {
      await client.connect()
      await client.query(listen)
      failures = 0
      listening = true
      onGap()
      later(checkEveryMs, () => void check(client))
    } catch (error) {
      onError(error as Error)
      lose(client)
    }
  }

  /** Listening again on a channel changes nothing, so the question needs no statement of its own. */
  async function check(client: SureClient): Promise<void> {
    try {
      await client.query(listen)
      if (client === current) later(checkEveryMs, () => void check(client))
    } catch (error) {
      onError(error as Error)
      lose(client)
    }
  }

  function lose(client: SureClient): void {
    if (client !== current) return
    current = undefined
    listening = false
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
