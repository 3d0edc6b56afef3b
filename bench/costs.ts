// What one call costs, in CPU time of the server and of the database: the ground of docs/sizing.md. CALLS=2000 sets how many.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { placeOrder, requestOf } from '../faults/parts/deeds.ts'
import { addPayers } from '../faults/parts/payers.ts'
import { forWriters } from '../faults/parts/writers.ts'
import { startServerProcess } from '../tests/support/server-process.ts'
import { startThrowAwayPostgres } from '../tests/support/throw-away-postgres.ts'
import { cpuSeconds } from './process-cpu.ts'

const CALLS = Number(process.env.CALLS ?? 2000)
const AT_ONCE = 8

const postgres = await startThrowAwayPostgres()
const dataDir = mkdtempSync(join(tmpdir(), 'tezbox-costs-'))
const server = await startServerProcess({ ...forWriters, DATABASE_URL: postgres.url, TEZBOX_DATA: dataDir })
const watching = createDatabase(postgres.url, { applicationName: 'costs', poolSize: 1 })
/** By process; what ended stays counted. */
const used = new Map<number, number>()
try {
  const payers = await addPayers(postgres.url)
  const codes: string[] = []
  await measured('order placed', async (n) => {
    const deed = placeOrder(payers[n % payers.length] ?? '')
    const { path, body } = requestOf(deed)
    const headers = {
      'idempotency-key': deed.key,
      authorization: `Bearer ${deed.token}`,
      'content-type': 'application/json',
    }
    const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const { data } = (await answer.json()) as { data?: { tracking_code?: string } }
    if (data?.tracking_code) codes.push(data.tracking_code)
    return answer
  })
  const code = codes[0] ?? ''
  await measured('order list read (API)', (n) =>
    fetch(`${server.url}${listPath()}`, {
      headers: { authorization: `Bearer ${payers[n % payers.length]}` },
    }),
  )
  await measured('light tracking page /t', () => fetch(`${server.url}/t/${code}`))
  await measured('page from memory', () => fetch(`${server.url}/`))
  await standing()
} finally {
  await watching.close()
  await server.stop()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

function listPath(): string {
  return requestOf(placeOrder('')).path
}

async function measured(what: string, ask: (n: number) => Promise<Response>): Promise<void> {
  const calls = CALLS
  const statuses = new Map<number, number>()
  const some = async (from: number, count: number) => {
    let next = from
    const one = async () => {
      while (next < from + count) {
        const answer = await ask(next++)
        await answer.arrayBuffer().catch(() => undefined)
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, one))
  }
  await some(0, calls)
  statuses.clear()
  const before = await cpu()
  await some(calls, calls)
  const after = await cpu()
  const each = (key: 'server' | 'database') => ((after[key] - before[key]) / calls).toFixed(2)
  const told = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  process.stdout.write(`${what}: ${each('server')} ms server, ${each('database')} ms database (${told})\n`)
}

/** Milliseconds of the server, and of every process of PostgreSQL that is there now. */
async function cpu(): Promise<{ server: number; database: number }> {
  const pids = await watching.many<{ pid: number }>(sql`select pid from pg_stat_activity`)
  for (const { pid } of pids) used.set(pid, cpuSeconds(pid))
  const database = [...used.values()].reduce((sum, seconds) => sum + seconds, 0)
  return { server: cpuSeconds(server.pid) * 1000, database: database * 1000 }
}

async function standing(): Promise<void> {
  const rows = await watching.many<{ name: string; count: number }>(sql`
    select application_name as name, count(*)::int as count from pg_stat_activity
    where backend_type = 'client backend' and application_name <> 'costs' group by 1 order by 1`)
  const sizes = await watching.many<{ name: string; bytes: number; rows: number }>(sql`
    select relname as name, pg_total_relation_size(relid)::float8 as bytes, n_live_tup::float8 as rows
    from pg_stat_user_tables where n_live_tup > 100 order by 2 desc limit 25`)
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
  process.stdout.write(`memory of the process: ${Math.round(kilobytes / 1000)} MB\n`)
  process.stdout.write(`connections: ${rows.map(({ name, count }) => `${count} ${name}`).join(', ')}\n`)
  for (const { name, bytes, rows: count } of sizes)
    process.stdout.write(
      `${name}: ${Math.round(bytes / count)} bytes a row with its indexes (${count} rows)\n`,
    )
}
