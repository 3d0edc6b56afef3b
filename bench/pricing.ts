/** Quotes over HTTP beside a bare server that answers the same bytes, in one run; and what of it is the arithmetic. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { placeIn } from '#modules/pricing/domain/place.ts'
import { quote } from '#modules/pricing/domain/quote.ts'
import { pricingCalls } from '#modules/pricing/pricing.calls.ts'
import { startServerProcess } from '../tests/support/server-process.ts'
import { cpuSeconds } from './process-cpu.ts'
import { load, requireProgram } from './wrk.ts'

const run = promisify(execFile)

const SECONDS = 8
const CONNECTIONS = 32
/** The limit this project has set itself (issue "Where and how much"). */
const QUOTES_A_CORE = 1_500

const draft = {
  from: { region: 14, city: 205, street: 'Bunyodkor 1', country: 'UZ', type: 1 },
  to: { region: 8, city: 122, street: 'Registon 5', country: 'UZ', type: 1 },
  parcel_size: { weight: 2.4, length: 30, width: 20, height: 10 },
  delivery_option: 2,
  services: ['to_door_delivery', 'signature'],
  product_fee: 120_000,
}

requireProgram('wrk')
const folder = mkdtempSync(join(tmpdir(), 'tezbox-bench-'))
const dataDir = mkdtempSync(join(tmpdir(), 'tezbox-bench-'))
const server = await startServerProcess({
  TEZBOX_DATA: dataDir,
  LOG_LEVEL: 'silent',
  RATE_LIMIT_PER_MINUTE: '100000000',
})
const url = `${server.url}${pricingCalls.calculateParcel.path}`
const bytes = await answerBytes(url)
const limit = await startLimit(bytes)

try {
  console.log(`\n${bytes.length} bytes an answer, ${CONNECTIONS} connections, ${SECONDS} s each\n`)
  const bare = await measure(limit)
  const frame = await measureFrame()
  const product = await measure({ url, pid: server.pid })
  report('a bare server, the same bytes', bare, bare.perCore)
  report('the product, an empty answer', frame, bare.perCore)
  report('calculate-parcel', product, bare.perCore)
  console.log(
    `${'the arithmetic alone'.padEnd(34)}${Math.round(quotesACpuSecond()).toString().padStart(8)} a CPU second`,
  )
  const met = product.perCore >= QUOTES_A_CORE
  console.log(
    `\n${Math.round(product.perCore)} quotes a second a core, wanted at least ${QUOTES_A_CORE}: ${met ? 'met' : 'MISSED'}`,
  )
  if (!met) process.exitCode = 1
} finally {
  limit.stop()
  await server.stop()
  for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true })
}

type Measured = { perSecond: number; perCore: number }

/** Per second of the server's own CPU time, which other programs on the machine do not change. */
async function measure({ url, pid }: { url: string; pid: number }): Promise<Measured> {
  await post(url, 2)
  const before = cpuSeconds(pid)
  const { requests, perSecond } = await post(url, SECONDS)
  return { perSecond, perCore: requests / (cpuSeconds(pid) - before) }
}

/** What any call costs before it does anything. */
async function measureFrame(): Promise<Measured> {
  const health = `${server.url}/healthz`
  await load(health, { seconds: 2, connections: CONNECTIONS })
  const before = cpuSeconds(server.pid)
  const { requests, perSecond } = await load(health, { seconds: SECONDS, connections: CONNECTIONS })
  return { perSecond, perCore: requests / (cpuSeconds(server.pid) - before) }
}

/** wrk posts by a script; any answer but 2xx spoils the run. */
async function post(url: string, seconds: number): Promise<{ requests: number; perSecond: number }> {
  const script = join(folder, 'post.lua')
  writeFileSync(
    script,
    `wrk.method = "POST"\nwrk.headers["Content-Type"] = "application/json"\nwrk.body = [[${JSON.stringify(draft)}]]\n`,
  )
  const { stdout } = await run('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-s', script, url])
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} failed under load:\n${stdout}`)
  return {
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    perSecond: Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]),
  }
}

function report(name: string, { perSecond, perCore }: Measured, limitPerCore: number): void {
  console.log(
    `${name.padEnd(34)}${Math.round(perCore).toString().padStart(8)} a CPU second${(perCore / limitPerCore).toFixed(3).padStart(8)} of the bare server${Math.round(perSecond).toString().padStart(8)} a second here`,
  )
}

async function answerBytes(url: string): Promise<Buffer> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(draft) })
  if (response.status !== 200) throw new Error(`no quote: ${await response.text()}`)
  return Buffer.from(await response.arrayBuffer())
}

async function startLimit(answer: Buffer) {
  const file = join(folder, 'answer.json')
  writeFileSync(file, answer)
  const child = spawn(process.execPath, [join(import.meta.dirname, 'pricing-limit.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = await once(child.stdout, 'data')
  return {
    url: `http://127.0.0.1:${String(port).trim()}/`,
    pid: child.pid ?? 0,
    stop: () => void child.kill('SIGTERM'),
  }
}

function quotesACpuSecond(): number {
  const from = placeIn(draft.from.region, draft.from.city)
  const to = placeIn(draft.to.region, draft.to.city)
  if (!from || !to) throw new Error('the bench quotes between districts that exist')
  const input = {
    from,
    to,
    parcel: { weightGrams: 2_400, sidesCm: [30, 20, 10] },
    services: ['to_door_delivery', 'signature'],
    productFee: 120_000,
  } as const
  const now = new Date('2026-11-16T05:00:00Z')
  const rounds = 100_000
  for (let warm = 0; warm < rounds / 10; warm++) quote(input, firstTariff, now)
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) quote(input, firstTariff, now)
  const { user, system } = process.cpuUsage(before)
  return (rounds * 1_000_000) / (user + system)
}
