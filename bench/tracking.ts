/**
 * Looking up a parcel over HTTP beside the least a server can do for it (a bare Fastify route with one named statement on
 * the same table) and beside the statement alone; then with many more orders; then the light page, then open streams.
 * `ORDERS=5000000 node bench/tracking.ts` for the long run: about 8 GB in the temporary folder.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import Fastify from 'fastify'
import { parcelStreamPath, trackingCalls } from '../src/modules/tracking/tracking.calls.ts'
import { addressOf } from '../src/platform/calls/address.ts'
import { createDatabase } from '../src/platform/db/database.ts'
import { openDataFolder, startEmbeddedPostgres } from '../src/platform/db/embedded/index.ts'
import { sql } from '../src/platform/db/sql.ts'
import { startServerProcess } from '../tests/support/server-process.ts'
import { cpuSeconds } from './process-cpu.ts'
import { codeOf, fillOrders } from './tracking-table.ts'
import { requireProgram } from './wrk.ts'

const FEW = 10_000
const MANY = Number(process.env.ORDERS ?? 1_000_000)
const CLIENTS = 20
/** Short turns and many of them: what else the machine does comes and goes within seconds. */
const SECONDS = 3
const ROUNDS = Number(process.env.ROUNDS ?? 7)
const WARM_UP_SECONDS = { ours: 20, bare: 10 }
/** The streams come from many addresses of the loopback network: each may hold 200. */
const PER_ADDRESS = 150
const STREAMS = Number(process.env.STREAMS ?? 5_000)
/** Issue 8, "Shown by". */
const wanted = { throughput: 0.8, cpu: 1.25, flat: 1.2, lightCpuMs: 1 }

if (process.argv[2] === 'bare') await serveBare(process.argv[3] ?? '')
else await measure()

/** Nothing but the statement and its row. */
async function serveBare(url: string): Promise<void> {
  const db = createDatabase(url)
  const app = Fastify()
  app.get('/parcels/:code', async (asked) => {
    const { code } = asked.params as { code: string }
    return db.maybe(sql`
      select id, tracking_code, status, created_at, promised_from, promised_to, sender, receiver
      from customer_order where tracking_code = ${code}`)
  })
  console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
}

async function measure(): Promise<void> {
  requireProgram('wrk')
  const dataDir = mkdtempSync(join(tmpdir(), 'tezbox-bench-'))
  openDataFolder(dataDir)
  const postgres = await startEmbeddedPostgres({
    dataDir,
    // Only reads are measured.
    fsync: false,
    removeIfAbandoned: true,
    onLost: (error) => console.error(error),
  })
  const env = {
    DATABASE_URL: postgres.url,
    TEZBOX_DATA: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '100000000',
  }
  const server = await startServerProcess(env)
  const bare = await startBare(postgres.url)
  const db = createDatabase(postgres.url, { poolSize: 1, statementTimeoutMs: 3_600_000 })
  try {
    await db.run(sql`truncate order_event, customer_order cascade`)
    await fillOrders(db, 0, FEW)
    const few = await compare(server, bare, dataDir, FEW)
    await statementAlone(postgres.url, dataDir)
    const begun = Date.now()
    await fillOrders(db, FEW, MANY)
    console.log(`${MANY} orders made in ${Math.round((Date.now() - begun) / 1000)} s`)
    const many = await compare(server, bare, dataDir, MANY)
    const flat = share(few) / share(many)
    report(
      `flat from ${FEW} to ${MANY} orders: share of the bare route ${flat.toFixed(2)} times smaller, wanted under ${wanted.flat}`,
      flat < wanted.flat,
    )
    console.log(
      `  answers a second alone: ${(few.ours.perSecond / many.ours.perSecond).toFixed(2)} times fewer`,
    )
    const first = await loadOf(server, lookUp, dataDir, MANY, 60_000)(SECONDS)
    console.log(
      `a parcel nobody has looked at in this hour: ${Math.round(first.perSecond)} a second, ${first.cpuMs.toFixed(3)} ms of CPU`,
    )
    const lightPage = loadOf(server, (code) => `/t/${code}`, dataDir, MANY)
    await lightPage(SECONDS)
    const light = await lightPage(SECONDS)
    report(
      `light page: ${light.cpuMs.toFixed(2)} ms of CPU a page, wanted about ${wanted.lightCpuMs}`,
      light.cpuMs <= 1.5 * wanted.lightCpuMs,
    )
    await openStreams(server)
  } finally {
    await db.close()
    bare.child.kill('SIGTERM')
    await server.stop()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function lookUp(code: string): string {
  return addressOf(trackingCalls.trackParcel, { params: { trackId: code } })
}

function bareLookUp(code: string): string {
  return `/parcels/${code}`
}

type Server = { url: string; pid: number }
type Measured = { perSecond: number; cpuMs: number }
type Round = { ours: Measured; bare: Measured }

/**
 * By turns, the middle of the rounds counts. Before that both are run for a while: a program is compiled by being run,
 * and the larger one needs longer until it is as fast as it gets.
 */
async function compare(server: Server, bare: Server, folder: string, orders: number): Promise<Round> {
  const ours = loadOf(server, lookUp, folder, orders)
  const limit = loadOf(bare, bareLookUp, folder, orders)
  await ours(WARM_UP_SECONDS.ours)
  await limit(WARM_UP_SECONDS.bare)
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ bare: await limit(SECONDS), ours: await ours(SECONDS) })
  }
  const middle = rounds.toSorted((a, b) => share(a) - share(b))[Math.floor(ROUNDS / 2)]
  if (!middle) throw new Error('nothing was measured')
  const cpu = rounds.map(cpuShare).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
  console.log(
    `${orders} orders, ${CLIENTS} clients: ${Math.round(middle.ours.perSecond)} a second beside ${Math.round(middle.bare.perSecond)} bare`,
  )
  report(
    `  throughput ${share(middle).toFixed(2)} of the bare route (${spread(rounds.map(share))}), wanted ${wanted.throughput}`,
    share(middle) >= wanted.throughput,
  )
  report(
    `  CPU ${cpu.toFixed(2)} of the bare route (${spread(rounds.map(cpuShare))}), ${middle.ours.cpuMs.toFixed(3)} ms a request, wanted at most ${wanted.cpu}`,
    cpu <= wanted.cpu,
  )
  return middle
}

function share({ ours, bare }: Round): number {
  return ours.perSecond / bare.perSecond
}

function cpuShare({ ours, bare }: Round): number {
  return ours.cpuMs / bare.cpuMs
}

function spread(values: readonly number[]): string {
  return `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`
}

/** Few parcels: the same come again, as people look again. Many: each is looked at for the first time. */
function loadOf(
  { url, pid }: Server,
  path: (code: string) => string,
  folder: string,
  orders: number,
  parcels = 2_000,
): (seconds: number) => Promise<Measured> {
  const script = join(folder, `${pid}.lua`)
  const paths = Array.from({ length: parcels }, () => path(codeOf(Math.floor(Math.random() * orders))))
  writeFileSync(
    script,
    `local paths = {${paths.map((text) => JSON.stringify(text)).join(',')}}
local at = 0
request = function() at = at % #paths + 1; return wrk.format("GET", paths[at]) end`,
  )
  return async (seconds) => {
    const before = cpuSeconds(pid)
    const settings = ['-t1', `-c${CLIENTS}`, `-d${seconds}s`, '-s', script, url]
    const { stdout } = await promisify(execFile)('wrk', settings)
    if (/Non-2xx/.test(stdout)) throw new Error(`${url} failed under load:\n${stdout}`)
    const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
    const perSecond = Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1])
    return { perSecond, cpuMs: ((cpuSeconds(pid) - before) * 1000) / requests }
  }
}

async function startBare(databaseUrl: string): Promise<Server & { child: ChildProcess }> {
  const child = spawn(process.execPath, [import.meta.filename, 'bare', databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [said] = await once(child.stdout, 'data')
  return { url: String(said).trim(), pid: child.pid ?? 0, child }
}

/** The statement without any server around it, printed for the eye. */
async function statementAlone(url: string, folder: string): Promise<void> {
  const script = join(folder, 'select.sql')
  const codes = Array.from({ length: 50 }, (_, index) => `'${codeOf(index * 100)}'`)
  writeFileSync(
    script,
    `\\set n random(1, 50)\nselect id, tracking_code, status, sender, receiver from customer_order where tracking_code = (array[${codes}])[:n];\n`,
  )
  try {
    const { stdout } = await promisify(execFile)('pgbench', [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(CLIENTS),
      '-j',
      '1',
      '-T',
      '5',
      '-f',
      script,
      url,
    ])
    console.log(`pgbench, the same look-up alone: ${/tps = ([\d.]+)/.exec(stdout)?.[1]} a second`)
  } catch (error) {
    console.log(`pgbench did not run: ${String(error).split('\n')[0]}`)
  }
}

async function openStreams({ url, pid }: Server): Promise<void> {
  const before = residentBytes(pid)
  const open: ClientRequest[] = []
  const port = Number(new URL(url).port)
  for (let index = 0; index < STREAMS; index++) {
    const path = addressOf({ path: parcelStreamPath }, { params: { trackId: codeOf(index) } })
    const localAddress = `127.0.1.${1 + Math.floor(index / PER_ADDRESS)}`
    const stream = request({ host: '127.0.0.1', port, path, localAddress, agent: false })
    open.push(stream)
    stream.end()
    const [answer] = await once(stream, 'response')
    if (answer.statusCode !== 200) throw new Error(`stream ${index} was answered ${answer.statusCode}`)
    answer.resume()
  }
  await sleep(3_000)
  const each = (residentBytes(pid) - before) / STREAMS / 1024
  console.log(`${STREAMS} open streams: ${each.toFixed(1)} KB of memory each`)
  for (const stream of open) stream.destroy()
}

function residentBytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
}

function report(text: string, isMet: boolean): void {
  console.log(`${text}: ${isMet ? 'met' : 'MISSED'}`)
  if (!isMet) process.exitCode = 1
}
