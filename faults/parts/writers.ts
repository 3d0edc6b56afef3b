import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Deed,
  type Done,
  leaveContacts,
  payFor,
  placeOrder,
  requestOf,
  type Verdict,
  verdictOn,
} from './deeds.ts'
import type { Payers } from './payers.ts'

/** What a server has to be told so that the writers are not taken for one stranger with many letters. */
export const forWriters = { LEADS_PER_HOUR: '10000000', LEADS_PER_ADDRESS: '10000000' }

export type Answer = {
  at: number
  ms: number
  status: number | 'none'
  retryAfter: string | null
  /** Of the deed: what is asked for again has the same. */
  key: string
  /** Why it was refused, by the problem's own word. */
  code?: string
}

export type WriterOptions = {
  count?: number
  limitMs?: number
  pauseMs?: number
  /** With them (`addPayers`) every second writer places orders, and pays for them from the balance or with cash. */
  payers?: Payers
}

/** So long a client waits before it asks again for what got no answer. */
const AGAIN_MS = 50
const LAST_TRIES = 100

/**
 * People who write without a pause, each with a key of its own for everything that is wanted done. What got no answer, or
 * a 5xx, is asked for again with the same key before anything new: that is what a good client does.
 */
export function startWriters(
  urlOf: () => string,
  { count = 8, limitMs = 30_000, pauseMs = 0, payers = [] }: WriterOptions = {},
) {
  const acknowledged = new Map<string, Done>()
  const answers: Answer[] = []
  const open = new Set<Deed>()
  let stopped = false
  let turn = 0

  async function writer(_: unknown, n: number): Promise<void> {
    const next = n % 2 === 1 && payers.length > 0 ? buyer(payers, () => turn++) : leaveContacts
    let deed = next()
    while (!stopped) {
      const { id, told } = await ask(urlOf(), deed, limitMs)
      answers.push(told)
      if (id !== undefined) {
        const done = { deed, id }
        acknowledged.set(deed.key, done)
        deed = next(done)
      } else await sleep(AGAIN_MS)
      if (pauseMs > 0) await sleep(pauseMs)
    }
    open.add(deed)
  }
  const running = Promise.all(Array.from({ length: count }, writer))
  // Told by `stop`.
  running.catch(() => undefined)

  return {
    answers,
    acknowledged,
    /** Stops, and asks once more for what stayed open, so that everything wanted is there exactly once. */
    async stop(): Promise<void> {
      stopped = true
      await running
      for (const deed of open) {
        for (let tries = 0; tries < LAST_TRIES && !acknowledged.has(deed.key); tries++) {
          const { id } = await ask(urlOf(), deed, limitMs)
          if (id !== undefined) acknowledged.set(deed.key, { deed, id })
          else await sleep(2 * AGAIN_MS)
        }
      }
    },
    /** How many acknowledged ones the database does not have as they were answered, and how many it has twice. */
    lostAndDoubled: (databaseUrl: string): Promise<Verdict> =>
      verdictOn([...acknowledged.values()], databaseUrl),
  }
}

/** Places an order, pays for it, and begins again as somebody else; every second one is paid with cash. */
function buyer(payers: Payers, nextTurn: () => number): (last?: Done) => Deed {
  return (last) => {
    const turn = nextTurn()
    if (last?.deed.kind === 'order' && last.deed.token)
      return payFor(last.id, last.deed.token, turn % 2 === 0 ? 'balance' : 'cash')
    return placeOrder(payers[turn % payers.length] ?? '')
  }
}

async function ask(url: string, deed: Deed, limitMs: number): Promise<{ id?: string; told: Answer }> {
  const at = Date.now()
  const { path, body } = requestOf(deed)
  let response: Response
  let text: string
  try {
    response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': deed.key,
        ...(deed.token ? { authorization: `Token ${deed.token}` } : {}),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(limitMs),
    })
    text = await response.text()
  } catch {
    return { told: { at, ms: Date.now() - at, status: 'none', retryAfter: null, key: deed.key } }
  }
  const { status, headers } = response
  const told = { at, ms: Date.now() - at, status, retryAfter: headers.get('retry-after'), key: deed.key }
  if (response.ok) return { id: deed.order ?? idIn(text), told }
  // A refusal that asking again does not change is a mistake of the writers, and not a fault of the day.
  if (status < 500 && ![408, 409, 425, 429].includes(status)) throw new Error(`${path}: ${status} ${text}`)
  return { told: { ...told, code: codeIn(text) } }
}

/** A balancer, or a server that is just falling over, refuses without a problem. */
const codeIn = (text: string) => /"code":"(\w+)"/.exec(text)?.[1] ?? ''

const idIn = (text: string) => (JSON.parse(text) as { data: { id: string } }).data.id
