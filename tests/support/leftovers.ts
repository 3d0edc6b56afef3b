/** What keeps a process busy or connected, by the names that Node gives it. */
const kinds = {
  TCPServerWrap: 'a server that listens',
  TCPSocketWrap: 'an open connection',
  ProcessWrap: 'a child process',
  FSEventWrap: 'a watched folder',
  MessagePort: 'a thread',
} as const

/** What only a browser has, and tests of its code bring along. */
const browserNames = [
  'window',
  'document',
  'location',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'Notification',
]
/** What tests put something else in place of. */
const replaceable = () => ({
  fetch,
  Date,
  setTimeout,
  setInterval,
  random: Math.random,
  randomUUID: crypto.randomUUID,
})
const original = replaceable()

/** Settings that a library makes for itself when it is loaded. */
const setByLibraries = new Set(['VIPSHOME'])

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'exit', 'uncaughtException', 'unhandledRejection'] as const
/** A connection is gone a moment after it was closed; a busy machine takes longer over it. */
const PATIENCE_MS = 10_000

export type Traces = Readonly<Record<string, number | string>>

/** What a file can leave behind in its worker for the files after it. */
export function traces(): Traces {
  const found: Record<string, number | string> = { folder: process.cwd() }
  for (const name of process.getActiveResourcesInfo())
    if (name in kinds) found[name] = Number(found[name] ?? 0) + 1
  for (const signal of signals) found[`process.on ${signal}`] = process.listenerCount(signal)
  for (const [name, value] of Object.entries(process.env))
    if (!setByLibraries.has(name)) found[`env ${name}`] = value ?? ''
  for (const name of browserNames) found[`global ${name}`] = String(Object.hasOwn(globalThis, name))
  const present = replaceable()
  for (const [name, own] of Object.entries(original))
    found[name] = own === present[name as keyof typeof present] ? 'its own' : 'another'
  return found
}

/** What is there now and was not before, in words; waits for what is just closing. */
export async function leftSince(before: Traces, patienceMs = PATIENCE_MS): Promise<string[]> {
  // Not by today's Date and timers: it may be them that a file left stopped.
  const deadline = original.Date.now() + patienceMs
  for (;;) {
    const left = differences(before, traces())
    if (left.length === 0 || original.Date.now() >= deadline) return left
    await new Promise((wake) => original.setTimeout(wake, 10))
  }
}

function differences(before: Traces, now: Traces): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...names].flatMap((name) => {
    const [was, is] = [before[name], now[name]]
    if (was === is || (name in kinds && Number(is ?? 0) < Number(was ?? 0))) return []
    const what = kinds[name as keyof typeof kinds] ?? name
    return [`${what}: ${was ?? 'none'} before, ${is ?? 'none'} after`]
  })
}
