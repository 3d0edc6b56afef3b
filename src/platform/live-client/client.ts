/** Runs in the browser: reads server-sent events with fetch, because EventSource cannot send a header. */
export type LiveMessage = { id: string; event: string; data: unknown }

export type LiveClientOptions = {
  url: string
  /** Asked for on every attempt, so that a new token is used as soon as there is one. */
  headers?(): Record<string, string>
  onMessage(message: LiveMessage): void
  /** `lost`: trying again; time for the page to poll. */
  onState?(state: 'open' | 'lost'): void
  /** The server said no (401, 403, 404 …): asking again would not help. */
  onRefused?(status: number): void
  fetch?: typeof fetch
  /** Tests hurry. */
  firstWaitMs?: number
}

export type LiveClient = { close(): void }

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000
/** The server sends something every 20 seconds; after silence of twice that long the connection is dead. */
const SILENCE_MS = 45_000

/** Opens a stream and keeps it open: comes back with growing waits and resumes after the last message it saw. */
export function openLive(options: LiveClientOptions): LiveClient {
  const stop = new AbortController()
  void keepOpen(options, stop.signal)
  return { close: () => stop.abort() }
}

async function keepOpen(options: LiveClientOptions, stopped: AbortSignal): Promise<void> {
  let lastId = ''
  let failures = 0
  while (!stopped.aborted) {
    const began = Date.now()
    const outcome = await readOnce(options, lastId, stopped, (message) => {
      failures = 0
      lastId = message.id
      options.onMessage(message)
    })
    if (stopped.aborted) return
    if (typeof outcome === 'number') return options.onRefused?.(outcome)
    options.onState?.('lost')
    // A quiet stream that lived for a while did not fail: it came to its end.
    if (Date.now() - began > LONGEST_WAIT_MS) failures = 0
    const wait = Math.min(LONGEST_WAIT_MS, (options.firstWaitMs ?? FIRST_WAIT_MS) * 2 ** failures)
    failures += 1
    // By chance within the wait: browsers that lost the same server do not all come back in the same moment.
    await pause(wait * (0.5 + Math.random() / 2), stopped)
  }
}

/** Ends when the connection does; answers with the status when the server refused for good. */
async function readOnce(
  options: LiveClientOptions,
  lastId: string,
  stopped: AbortSignal,
  onMessage: (message: LiveMessage) => void,
): Promise<number | undefined> {
  const silent = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const listen = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silent.abort(), SILENCE_MS)
  }
  try {
    listen()
    const response = await (options.fetch ?? fetch)(options.url, {
      headers: {
        Accept: 'text/event-stream',
        ...options.headers?.(),
        ...(lastId ? { 'Last-Event-ID': lastId } : {}),
      },
      cache: 'no-store',
      signal: AbortSignal.any([stopped, silent.signal]),
    })
    if (isFinal(response.status)) return response.status
    if (!response.ok || !response.body) return undefined
    options.onState?.('open')
    const parse = createParser(onMessage)
    const text = response.body.pipeThrough(new TextDecoderStream())
    for (const reader = text.getReader(); ; ) {
      const { done, value } = await reader.read()
      if (done) return undefined
      listen()
      parse(value)
    }
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
    silent.abort()
  }
}

/** Too many requests and every fault of the server pass; the rest does not. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429

function pause(ms: number, stopped: AbortSignal): Promise<void> {
  return new Promise((wake) => {
    const timer = setTimeout(wake, ms)
    stopped.addEventListener('abort', () => {
      clearTimeout(timer)
      wake()
    })
  })
}

/** The part of the format that our server writes: one `data` line of JSON, lines ended by \n, comments. */
export function createParser(onMessage: (message: LiveMessage) => void): (chunk: string) => void {
  let rest = ''
  return (chunk) => {
    const frames = (rest + chunk).split('\n\n')
    rest = frames.pop() ?? ''
    for (const frame of frames) {
      const fields: Record<string, string> = {}
      for (const line of frame.split('\n')) {
        const colon = line.indexOf(': ')
        if (colon > 0) fields[line.slice(0, colon)] = line.slice(colon + 2)
      }
      const { id = '', event = 'message', data } = fields
      if (data !== undefined) onMessage({ id, event, data: JSON.parse(data) })
    }
  }
}
