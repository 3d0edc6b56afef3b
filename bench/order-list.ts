/**
 * Pages of orders and searches over HTTP, with 10,000 orders and with 1,000,000, and beside a bare route on the larger
 * heap. Asked in turns, one by one, so that whatever else the machine does falls on all alike; medians and ratios. Beside
 * the bare route also the CPU time that each server needs.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { parseTrackingCode } from '../src/kernel/tracking-code.ts'
import { nameKey } from '../src/modules/accounts/index.ts'
import { ordersCalls } from '../src/modules/orders/orders.calls.ts'
import { sql } from '../src/platform/db/sql.ts'
import { tokenOf } from './order-people.ts'
import { median, milliseconds, openOrders } from './order-server.ts'
import { cpuSeconds } from './process-cpu.ts'

/** The limits this project has set itself (issue "Send a parcel"). */
const TIME_RATIO = 1.5
const TO_BARE = 0.8

const FEW = Number(process.env.FEW ?? 10_000)
const MANY = Number(process.env.MANY ?? 1_000_000)
const TURNS = 400
/** Until all have planned their statements for good. */
const WARM = 12
/** Of each question before the first is measured: the engine compiles the product after thousands, bare routes after hundreds. */
const FIRST_TURNS = 200
const FIRST_TURNS_BARE = 40
const MOST_MS = 5_000
const PEOPLE = 100
/** The number of a token. */
const [merchant, customer, operator] = [0, 7, PEOPLE]

const few = await openHeap(FEW)
const many = await openHeap(MANY)
const bare = await startBare(many.url)
const agent = new Agent({ keepAlive: true })

/** Who asks for what; and the same for the bare route, where there is one. */
const questions: [
  name: string,
  who: number,
  query: (heap: Heap) => string,
  bareQuery?: (heap: Heap) => string,
][] = [
  ['own, first page', merchant, () => '', () => ''],
  ['own of a customer', customer, () => '', () => ''],
  ['own, a page in the middle', merchant, (heap) => `cursor=${heap.middle}`],
  ['own, in progress', merchant, () => 'group=in_progress'],
  ['own, one state', merchant, () => 'status=cancelled'],
  ['own, unpaid', merchant, () => 'paid=false'],
  ['own, of a month', merchant, (heap) => `from=${heap.month}-01&to=${heap.month}-28`],
  [
    'own, by code',
    merchant,
    (heap) => `q=${heap.code}`,
    (heap) => `rare=1&search='${heap.code.toLowerCase()}'`,
  ],
  ['own, by phone', merchant, (heap) => `q=${heap.phone}`, (heap) => `rare=1&search='${heap.phone}':*`],
  ['own, by name', merchant, () => 'q=Каримова', () => `search='${nameKey('Karimova')}':*`],
  ['all, first page', operator, () => '', () => 'all=1'],
  ['all, in progress', operator, () => 'group=in_progress'],
  ['all, awaiting the call', operator, () => 'awaiting_call=1'],
  [
    'all, by code',
    operator,
    (heap) => `q=${heap.code}`,
    (heap) => `all=1&rare=1&search='${heap.code.toLowerCase()}'`,
  ],
  ['all, by phone', operator, (heap) => `q=${heap.phone}`, (heap) => `all=1&rare=1&search='${heap.phone}':*`],
  [
    'all, by name',
    operator,
    () => 'q=Toshmatov Bobur',
    () => `all=1&search='${nameKey('Toshmatov')}':* %26 '${nameKey('Bobur')}':*`,
  ],
]

try {
  for (const [, who, query, bareQuery] of questions)
    for (let turn = 0; turn < FIRST_TURNS; turn++) {
      for (const heap of [few, many]) await milliseconds(agent, ours(heap, query).url, tokenOf(who))
      if (bareQuery && turn < FIRST_TURNS_BARE) await milliseconds(agent, theirs(bareQuery).url, tokenOf(who))
    }
  console.log(`\nms a page with ${few.count} orders, with ${many.count}; medians\n`)
  for (const question of questions) await measure(...question)
} finally {
  agent.destroy()
  bare.stop()
  for (const heap of [few, many]) await heap.close()
}

type Heap = Awaited<ReturnType<typeof openHeap>>

function ours(heap: Heap, query: (heap: Heap) => string): Asked {
  const { url, pid } = heap.server
  return { url: `${url}${ordersCalls.listOrders.path}?${encodeURI(query(heap))}`, pid }
}

function theirs(query: (heap: Heap) => string): Asked {
  return { url: `${bare.url}/orders?${query(many)}`, pid: bare.pid }
}

async function measure(...[name, who, query, bareQuery]: (typeof questions)[number]): Promise<void> {
  const token = tokenOf(who)
  const [small, large] = await inTurns([ours(few, query), ours(many, query)], token)
  const growth = large.ms / small.ms
  report(
    `${name.padEnd(28)}${shown(small.ms)} ms ${shown(large.ms)} ms ${shown(growth)} times, wanted at most ${TIME_RATIO}`,
    growth <= TIME_RATIO,
  )
  if (!bareQuery) return
  // Apart from the above: a statement that reads half the heap leaves nothing in the cache for the others.
  const [product, limit] = await inTurns([ours(many, query), theirs(bareQuery)], token)
  const share = limit.ms / product.ms
  report(
    `${'  beside a bare route'.padEnd(28)}${shown(product.ms)} ms ${shown(limit.ms)} ms ${shown(share)} of it, wanted ${TO_BARE}`,
    share >= TO_BARE,
  )
  console.log(
    `${'  server CPU'.padEnd(28)}${shown(product.cpuMs)} ms ${shown(limit.cpuMs)} ms ${shown(limit.cpuMs / product.cpuMs)} of it`,
  )
}

function shown(value: number): string {
  return value.toFixed(2).padStart(8)
}

function report(text: string, isMet: boolean): void {
  console.log(`${text}: ${isMet ? 'met' : 'MISSED'}`)
  if (!isMet) process.exitCode = 1
}

type Asked = { url: string; pid: number }
type Cost = { ms: number; cpuMs: number }

/** The median time of two, and the CPU time of their servers, asked by turns for a bounded time. */
async function inTurns(asked: [Asked, Asked], token: string): Promise<[Cost, Cost]> {
  const end = performance.now() + MOST_MS
  for (let turn = 0; turn < WARM; turn++) for (const { url } of asked) await milliseconds(agent, url, token)
  const cpuBefore = asked.map(({ pid }) => cpuSeconds(pid))
  const times: [number[], number[]] = [[], []]
  for (let turn = 0; turn < TURNS && (turn < WARM || performance.now() < end); turn++)
    for (const index of [0, 1] as const) times[index].push(await milliseconds(agent, asked[index].url, token))
  const costOf = (index: 0 | 1): Cost => ({
    ms: median(times[index]),
    cpuMs: ((cpuSeconds(asked[index].pid) - (cpuBefore[index] ?? 0)) * 1000) / times[index].length,
  })
  return [costOf(0), costOf(1)]
}

/** With what the questions name: an order in the middle of its owner's. */
async function openHeap(count: number) {
  const middle = { code: '', phone: '', month: '', middle: '' }
  const { databaseUrl, server, close } = await openOrders({
    count,
    people: PEOPLE,
    staff: 'operator',
    async prepare(db, owner) {
      const some = await db.many<{ code: string; phone: string; at: Date; id: number }>(sql`
        select tracking_code as code, receiver ->> 'phone' as phone, created_at as at, id from customer_order
        where owner_id = ${owner} order by created_at offset (select count(*) / 2 from customer_order where owner_id = ${owner})
        limit 100`)
      // Codes of the heap are just numbers; what has no right check digit would be looked for as a word, and not found.
      const one = some.find(({ code }) => parseTrackingCode(code).ok)
      if (!one) throw new Error('no order in the middle has a whole tracking code')
      const { code, phone, at, id } = one
      Object.assign(middle, {
        code,
        phone,
        month: at.toISOString().slice(0, 7),
        middle: `${at.getTime()}.${id}`,
      })
    },
  })
  return { count, url: databaseUrl, server, close, ...middle }
}

async function startBare(databaseUrl: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'order-list-bare.ts'), databaseUrl], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [port] = await once(child.stdout, 'data')
  return {
    url: `http://127.0.0.1:${String(port).trim()}`,
    pid: child.pid ?? 0,
    stop: () => void child.kill('SIGTERM'),
  }
}
