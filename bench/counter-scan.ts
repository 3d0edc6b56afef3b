/**
 * What a scan at a counter takes, over HTTP: by code, number, phone and name, with 300 parcels on the shelf and 100,000
 * orders around them. Beside it, in turns, the bare row of the parcel over a connection of its own; then the same with two
 * programs that keep both cores busy. Medians, and what 95 of 100 took.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkDigit } from '../src/kernel/tracking-code.ts'
import { counterCalls } from '../src/modules/counter/counter.calls.ts'
import { createDatabase, type Db } from '../src/platform/db/database.ts'
import { openDataFolder, startEmbeddedPostgres } from '../src/platform/db/embedded/index.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { sql } from '../src/platform/db/sql.ts'
import { builtServer, startServerProcess } from '../tests/support/server-process.ts'
import { fillOrders } from './order-heap.ts'
import { addPeople, tokenOf } from './order-people.ts'

/** Of the issue: a scan answers on the screen in so many milliseconds. What the screen needs of them is told apart. */
const SCAN_MS = 150
/** What is left of them for the server. */
const SERVER_MS = 100

const ORDERS = Number(process.env.ORDERS ?? 100_000)
const PARCELS = 300
const TURNS = Number(process.env.TURNS ?? 200)
const WARM = 100
const AGENT = 1

const dataDir = mkdtempSync(join(tmpdir(), 'tezbox-bench-'))
openDataFolder(dataDir)
const postgres = await startEmbeddedPostgres({
  dataDir,
  fsync: false,
  removeIfAbandoned: true,
  onLost: (error) => console.error(error),
})
await migrate(postgres.url, join(import.meta.dirname, '../migrations'))
const db = createDatabase(postgres.url, { poolSize: 1, statementTimeoutMs: 600_000 })
const first = await addPeople(db, AGENT)
const agentId = await addPeople(db, 1, AGENT, 'agent')
await fillOrders(db, ORDERS, first)
const server = await startServerProcess(
  {
    TEZBOX_DATA: mkdtempSync(join(dataDir, 'files-')),
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '100000000',
  },
  builtServer,
)
// After the demo, whose points have numbers of their own.
const shelf = await fillShelf(db, agentId)
const line = new Agent({ keepAlive: true })

try {
  const ways: [name: string, q: (turn: number) => string][] = [
    ['by the code of the label', (turn) => at(turn).code],
    ['by the number', (turn) => String(at(turn).id)],
    ['by phone', (turn) => at(turn).phone],
    ['by the last digits', (turn) => at(turn).code.slice(-6)],
    ['by name', (turn) => at(turn).name],
    ['what is nobody’s', () => 'TB00000000000000'],
  ]
  for (const [, q] of ways) for (let turn = 0; turn < WARM; turn++) await scanned(q(turn))
  for (const isBusy of [false, true]) {
    const load = isBusy ? [busy(), busy()] : []
    console.log(
      `\n${isBusy ? 'two busy cores' : 'a quiet machine'}: median, 95 of 100, and beside the bare row\n`,
    )
    for (const [name, q] of ways) await measure(name, q)
    for (const child of load) child.kill()
  }
} finally {
  line.destroy()
  await server.stop()
  await db.close()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

function at(turn: number) {
  const one = shelf[turn % shelf.length]
  if (!one) throw new Error('the shelf is empty')
  return one
}

function busy() {
  return spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
}

async function measure(name: string, q: (turn: number) => string): Promise<void> {
  const [ours, bare]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < TURNS; turn++) {
    ours.push(await milliseconds(() => scanned(q(turn))))
    bare.push(
      await milliseconds(() =>
        db.maybe(sql`select * from order_read where "trackingCode" = ${at(turn).code}`),
      ),
    )
  }
  const [median, most, least] = [of(ours, 0.5), of(ours, 0.95), of(bare, 0.5)]
  const isMet = most <= SERVER_MS
  console.log(
    `${name.padEnd(28)}${shown(median)} ms${shown(most)} ms${shown(median / least)} times; wanted ${SERVER_MS} of the ${SCAN_MS} ms for 95 of 100: ${isMet ? 'met' : 'MISSED'}`,
  )
  if (!isMet) process.exitCode = 1
}

function shown(value: number): string {
  return value.toFixed(1).padStart(9)
}

function of(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

function scanned(q: string): Promise<void> {
  const url = `${server.url}${counterCalls.scan.path}?q=${encodeURIComponent(q)}`
  return new Promise((resolve, reject) => {
    get(url, { agent: line, headers: { authorization: `Token ${tokenOf(AGENT)}` } }, (answer) => {
      answer.resume()
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${q}: ${answer.statusCode}`)),
      )
    }).on('error', reject)
  })
}

/** Parcels that wait at a counter for their receivers, each with a place. */
async function fillShelf(tx: Db, person: number) {
  const words = JSON.stringify({ uz: 'Punkt', oz: 'Пункт', ru: 'Пункт', en: 'Point' })
  const { point } = await tx.one<{ point: number }>(sql`
    insert into pickup_point (kind, name, address, landmark, district_id, lat, lon, hours, services, max_grams,
      side_long_cm, side_middle_cm, side_short_cm, cod, capacity, search_text)
    values ('point', ${words}, ${words}, ${words}, 122, 41, 69, '[[],[],[],[],[],[],[]]', '{}', 15000, 120, 120, 120, true,
      1000, '') returning id as point`)
  await tx.run(sql`insert into agent_post (person_id, point_id) values (${person}, ${point})`)
  const chosen = await tx.many<{ id: number; phone: string; name: string }>(sql`
    select id, receiver ->> 'phone' as phone, receiver ->> 'fullName' as name from customer_order
    where status = 'done' order by id desc limit ${PARCELS}`)
  const parcels = chosen.map(({ id, ...rest }) => {
    const body = String(3_000_000_000_000 + id)
    return { id, code: `TB${body}${checkDigit(body)}`, ...rest }
  })
  await tx.run(sql`
    update customer_order set tracking_code = code, status = 'agent_received', holder = 'destination_point',
      holder_point_id = ${point}, destination_point_id = ${point}, to_point_id = ${point},
      stored_until = now() + interval '3 days',
      receiver = receiver || jsonb_build_object('pointId', ${point}::bigint)
    from unnest(${parcels.map(({ id }) => id)}::integer[], ${parcels.map(({ code }) => code)}::text[]) as made (made_id, code)
    where id = made_id`)
  await tx.run(sql`
    insert into order_event (order_id, event_id, verb, actor, person_id, point_id, happened_at, recorded_at)
    select id, 'drop_off', 'drop_off', 'agent', ${person}::bigint, ${point}::bigint, now(), now()
    from unnest(${parcels.map(({ id }) => id)}::integer[]) as id`)
  await tx.run(sql`
    insert into shelf_place (point_id, order_id, place, after_line, placed_at)
    select ${point}::bigint, order_id, chr(65 + order_id % 3) || '-' || lpad((1 + order_id % 15)::text, 2, '0'), max(seq), now()
    from order_event where order_id = any (${parcels.map(({ id }) => id)}::integer[]) group by order_id`)
  await tx.run(sql`analyze customer_order, order_event, shelf_place`)
  return parcels
}
