/**
 * Orders placed, and paid from the balance, over HTTP: beside a bare Fastify route that writes the same rows without
 * any rule, and beside pgbench with that route's SQL. In turns, in one run, as ratios.
 */
import { execFile, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { post } from '../src/modules/ledger/index.ts'
import { checkoutCalls } from '../src/modules/orders/basket/checkout.calls.ts'
import { ordersCalls } from '../src/modules/orders/orders.calls.ts'
import { createDatabase } from '../src/platform/db/database.ts'
import { openDataFolder, startEmbeddedPostgres } from '../src/platform/db/embedded/index.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { sql } from '../src/platform/db/sql.ts'
import { startServerProcess } from '../tests/support/server-process.ts'
import { addPeople, tokenOf } from './order-people.ts'
import { constants, payingScript, placingScript } from './orders-pgbench.ts'
import { cpuSeconds } from './process-cpu.ts'
import { requireProgram } from './wrk.ts'

const run = promisify(execFile)

/** The limits this project has set itself (issue "Send a parcel"). */
const TO_BARE = 1
const TO_PGBENCH = 0.5

const CLIENTS = [20, 50]
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const SECONDS = 3
/** Enough that nobody meets the limit of a hundred orders a minute. */
const PEOPLE = 3_000
/** More than can be paid for in all rounds together. */
const DRAFTS = 60_000
/** The embedded database has sixty, and the two servers hold some. */
const MOST_CONNECTIONS = 25
const FIRST_DRAFT = 20_000_000

const draft = {
  sender_name: 'Dilnoza Karimova',
  sender_phone: '901112233',
  receiver_name: 'Bobur Toshmatov',
  receiver_phone: '9344PHONE',
  from: { region: 14, city: 205, street: 'Bunyodkor 12, 4-uy' },
  to: { region: 8, city: 122, street: 'Registon 7, 15-uy' },
  parcel_size: { weight: 0.8 },
  delivery_option: 2,
  delivery_type: 1,
  payment_type: 'balance',
  description: 'Kitoblar',
}

const luaHead = () => `
local run, n = "${randomUUID()}", 0
function response(status, headers, body) if status >= 300 and not shown then shown = true; io.stderr:write(body) end end
local function call(person, body)
  wrk.headers["Content-Type"] = "application/json"
  wrk.headers["Authorization"] = string.format("Token bench%038d", person)
  wrk.headers["Idempotency-Key"] = run .. n
  return wrk.format("POST", nil, nil, body)
end`

const luaOf = {
  placed: () => `${luaHead()}
local before, after = ([[${JSON.stringify(draft)}]]):match("(.*)PHONE(.*)")
function request()
  n = n + 1
  return call(n % ${PEOPLE}, before .. string.format("%05d", n % 100000) .. after)
end`,
  paid: () => `${luaHead()}
local draft = ${nextDraft} - 1
function request()
  n, draft = n + 1, draft + 1
  local body = string.format('{"order_ids":["%d"],"payment_type":"balance"}', ${FIRST_DRAFT} + draft)
  return call(draft % ${PEOPLE}, body)
end`,
}

requireProgram('wrk')
const hasPgbench = spawnSync('which', ['pgbench']).status === 0
if (!hasPgbench)
  console.log('pgbench is not installed (apt-get install postgresql-contrib): measured without it')

const dataDir = mkdtempSync(join(tmpdir(), 'tezbox-bench-'))
openDataFolder(dataDir)
const postgres = await startEmbeddedPostgres({
  dataDir,
  removeIfAbandoned: true,
  onLost: (error) => console.error(error),
})
await migrate(postgres.url, join(import.meta.dirname, '../migrations'))
const db = createDatabase(postgres.url)
const first = await addPeople(db, PEOPLE)
for (let person = first; person < first + PEOPLE; person++)
  await post(db, {
    key: `bench:${person}`,
    template: 'top_up_approved',
    facts: { customer: person, amount: 1_000_000_000 },
    at: new Date(),
  })
const server = await startServerProcess({
  TEZBOX_DATA: mkdtempSync(join(dataDir, 'files-')),
  DATABASE_URL: postgres.url,
  LOG_LEVEL: 'silent',
  RATE_LIMIT_PER_MINUTE: '100000000',
})
const productUrls = {
  placed: `${server.url}${ordersCalls.createOrder.path}`,
  paid: `${server.url}${checkoutCalls.checkout.path}`,
}
const placed = await placeOne()
const answerBytes = JSON.stringify(placed).length
const bare = await startBare()
await copyDrafts()
await addKeys()
await settle()
let nextDraft = 0

try {
  // A program is compiled by being run: the larger one needs longer until it is as fast as it gets.
  for (let round = 0; round < 4; round++) await callsASecond('placed', productUrls.placed, 20)
  await callsASecond('placed', `${bare.url}/placed`, 20)
  for (const subject of ['placed', 'paid'] as const)
    for (const clients of CLIENTS) await compare(subject, clients)
} finally {
  process.kill(server.pid, 'SIGCONT')
  bare.stop()
  await server.stop()
  await db.close()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

type Subject = 'placed' | 'paid'

async function compare(subject: Subject, clients: number): Promise<void> {
  const before = { product: cpuSeconds(server.pid), bare: cpuSeconds(bare.pid) }
  const rounds: Record<'product' | 'bare' | 'pgbench', number>[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const product = await callsASecond(subject, productUrls[subject], clients)
    // The product also hands on what was written to the outbox, within its own time only.
    await sleep(500)
    process.kill(server.pid, 'SIGSTOP')
    const limit = await callsASecond(subject, `${bare.url}/${subject}`, clients)
    const pgbench = hasPgbench ? await transactionsASecond(subject, clients) : Number.NaN
    await forgetOutbox()
    process.kill(server.pid, 'SIGCONT')
    rounds.push({ product, bare: limit, pgbench })
  }
  const median = (of: (round: (typeof rounds)[number]) => number) =>
    rounds.map(of).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.NaN
  const cpuMs = (who: 'product' | 'bare', pid: number) =>
    ((cpuSeconds(pid) - before[who]) * 1000) / rounds.reduce((sum, round) => sum + round[who] * SECONDS, 0)
  console.log(`\norders ${subject}, ${clients} clients`)
  console.log(
    `  ${Math.round(median((r) => r.product))} a second (${cpuMs('product', server.pid).toFixed(2)} CPU ms each), bare route ${Math.round(median((r) => r.bare))} (${cpuMs('bare', bare.pid).toFixed(2)}), pgbench ${Math.round(median((r) => r.pgbench))}`,
  )
  report(
    'the bare route',
    median((r) => r.product / r.bare),
    TO_BARE,
  )
  if (hasPgbench)
    report(
      'pgbench',
      median((r) => r.product / r.pgbench),
      TO_PGBENCH,
    )
}

function report(limit: string, ratio: number, wanted: number): void {
  const isMet = ratio >= wanted
  console.log(`  ${ratio.toFixed(2)} of ${limit}, wanted ${wanted}: ${isMet ? 'met' : 'MISSED'}`)
  if (!isMet) process.exitCode = 1
}

async function placeOne(): Promise<{ data: { id: string } }> {
  const response = await fetch(productUrls.placed, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Token ${tokenOf(0)}`,
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify(draft).replace('PHONE', '55667'),
  })
  if (response.status !== 201) throw new Error(`no order: ${await response.text()}`)
  return (await response.json()) as { data: { id: string } }
}

/** Drafts for everybody in turn, as many as will be paid for: like the one just placed. */
async function copyDrafts(): Promise<void> {
  await db.run(sql`
    insert into customer_order (id, tracking_code, owner_id, source, first_custody, created_at, delivery_option,
      delivery_type, payment_type, sender, receiver, parcel, services, description, images, product_fee, parcel_value,
      tariff_version, lines, total, promised_from, promised_to, status, status_at, holder, version, search)
    select ${FIRST_DRAFT}::int + n, 'TB' || (${FIRST_DRAFT}::int + n) || '000000', ${first}::bigint + n % ${PEOPLE}::int,
      source, first_custody, created_at - interval '1 hour', delivery_option, delivery_type, payment_type, sender,
      receiver, parcel, services, description, images, product_fee, parcel_value, tariff_version, lines, total,
      promised_from, promised_to, status, status_at, holder, version, search
    from customer_order, generate_series(0, ${DRAFTS}::int - 1) n
    where id = ${Number(placed.data.id)}`)
  await db.run(sql`
    insert into order_event (order_id, event_id, verb, actor, person_id, happened_at, recorded_at)
    select id, 'place', 'place', 'owner', owner_id, created_at, created_at from customer_order
    where id between ${FIRST_DRAFT} and ${FIRST_DRAFT + DRAFTS}`)
}

/** The keys of a day: on a table that was empty when it was first asked, the database goes on reading all of it. */
async function addKeys(): Promise<void> {
  await db.run(sql`
    insert into idempotency_key (scope, key_mac, input_mac, status, answer, expires_at)
    select 'bench ' || n, sha256(n::text::bytea), sha256(n::text::bytea), 201, sha256(n::text::bytea),
      now() + interval '1 day'
    from generate_series(1, ${DRAFTS}::int) n`)
  await db.run(sql`analyze`)
}

/** What the preparations have given the product to do is none of what is measured. */
async function settle(): Promise<void> {
  for (;;) {
    const { waiting } = await db.one<{ waiting: number }>(sql`
      select (select count(*) from outbox) + (select count(*) from pgboss.job where state < 'completed' and
        start_after <= now()) as waiting`)
    if (waiting === 0) return
    await sleep(500)
  }
}

/** wrk, one thread; any answer but 2xx spoils the run. */
async function callsASecond(subject: Subject, url: string, clients: number): Promise<number> {
  const script = join(dataDir, 'load.lua')
  writeFileSync(script, luaOf[subject]())
  const { stdout, stderr } = await run('wrk', ['-t1', `-c${clients}`, `-d${SECONDS}s`, '-s', script, url])
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} failed under load:\n${stdout}${stderr}`)
  if (subject === 'paid') nextDraft = await firstUnpaid()
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1])
}

async function startBare() {
  const program = join(import.meta.dirname, 'orders-bare.ts')
  const child = spawn(process.execPath, [program, postgres.url, String(answerBytes)], {
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

/** What nobody has handed on while the product stood still. */
async function forgetOutbox(): Promise<void> {
  await db.run(sql`
    delete from outbox where ctid = any (array(select ctid from outbox for update skip locked))`)
  await db.run(sql`vacuum outbox`)
}

async function transactionsASecond(subject: Subject, clients: number): Promise<number> {
  const script = join(dataDir, 'bench.sql')
  const connections = Math.min(clients, MOST_CONNECTIONS)
  writeFileSync(
    script,
    subject === 'placed' ? placingScript(PEOPLE) : payingScript(PEOPLE, nextDraft, FIRST_DRAFT, connections),
  )
  const { stdout } = await run('pgbench', [
    ...['-n', '-M', 'prepared', `-c${connections}`, '-j1', `-T${SECONDS}`, '-f', script],
    ...Object.entries({ ...constants, answer: `\\x${'00'.repeat(answerBytes)}` }).flatMap(([name, value]) => [
      '-D',
      `${name}=${value}`,
    ]),
    postgres.url,
  ])
  if (subject === 'paid') nextDraft = await firstUnpaid()
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
}

/** Behind the last one that somebody has paid for, once what was under way is done: clients do not advance in step. */
async function firstUnpaid(): Promise<number> {
  await sleep(1_000)
  const { last } = await db.one<{ last: number }>(sql`
    select max(id) as last from customer_order
    where id between ${FIRST_DRAFT} and ${FIRST_DRAFT + DRAFTS - 1} and status = 'new'`)
  return last + Math.max(...CLIENTS) - FIRST_DRAFT
}
