import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from '#platform/db/migrate.ts'
import { type ServerProcess, startServerProcess } from '../tests/support/server-process.ts'
import { startThrowAwayPostgres } from '../tests/support/throw-away-postgres.ts'
import { atLeast, exactly, type Fault, type Figure } from './fault.ts'
import { buildVersionBefore, missingVersionBefore } from './parts/version-before.ts'
import { type Answer, forWriters, startWriters } from './parts/writers.ts'

/** What a next release may bring along: additions that this version does not know. */
const tomorrow = `alter table lead add column tomorrow text not null default 'nothing';
create table tomorrow (id bigint generated always as identity primary key, lead_id bigint references lead (id));
create index lead_tomorrow on lead (tomorrow);`

export const fault: Fault = {
  says: 'Two processes of the version before are replaced by this one under people who write, then it is taken back on the new schema, then this version meets a schema of tomorrow.',
  missing: missingVersionBefore,
  async run(scale) {
    const pauseMs = scale === 'whole' ? 20_000 : 1_500
    const before = buildVersionBefore()
    const postgres = await startThrowAwayPostgres()
    const house = openHouse(postgres.url)
    try {
      await house.add('old a', before)
      await house.add('old b', before)
      const writers = startWriters(house.next)
      const phases = new Map<string, Answer[]>()
      const phase = async (name: string, work: () => Promise<void>) => {
        const from = writers.answers.length
        await work()
        await sleep(pauseMs)
        phases.set(name, writers.answers.slice(from))
      }
      await phase('of the version before, alone', async () => undefined)
      await phase('while both versions serve', async () => {
        await house.add('new a')
        await house.take('old a')
      })
      await phase('of this version, alone', async () => {
        await house.add('new b')
        await house.take('old b')
      })
      await phase('of the version before on the new schema', async () => {
        await house.add('old c', before)
        await house.take('new a')
        await house.take('new b')
      })
      await phase('of this version on a schema of tomorrow', async () => {
        await bringTomorrow(postgres.url)
        await house.add('new c')
        await house.take('old c')
      })
      await writers.stop()
      const { lost, doubled } = await writers.lostAndDoubled(postgres.url)
      return [
        ...[...phases].map(([name, answers]) => failedOf(name, answers)),
        atLeast('acknowledged writes', writers.acknowledged.size, 50),
        exactly('lost', lost, 0),
        exactly('doubled', doubled, 0),
      ]
    } finally {
      await house.close()
      await postgres.stop()
    }
  },
}

/** A phase in which nobody was served has proved nothing. */
function failedOf(name: string, answers: readonly Answer[]): Figure {
  const failed = answers.filter(({ status }) => status !== 201).length
  const figure = exactly(`failed calls ${name}`, failed, 0)
  return { ...figure, measured: `${failed} of ${answers.length}`, held: figure.held && answers.length > 0 }
}

/** Servers behind a balancer that asks whoever is in; one that leaves is no longer asked, then told to stop. */
function openHouse(databaseUrl: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tezbox-upgrade-'))
  const inside = new Map<string, ServerProcess>()
  let turn = 0
  return {
    next() {
      const servers = [...inside.values()]
      return servers[turn++ % servers.length]?.url ?? ''
    },
    async add(name: string, folder?: string) {
      const env = { ...forWriters, DATABASE_URL: databaseUrl, TEZBOX_DATA: dataDir }
      inside.set(name, await startServerProcess(env, folder === undefined ? {} : { folder }))
    },
    async take(name: string) {
      const server = inside.get(name)
      inside.delete(name)
      // Calls that were sent to it are answered.
      await sleep(1_000)
      await server?.stop()
    },
    async close() {
      await Promise.all([...inside.values()].map((server) => server.kill()))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function bringTomorrow(databaseUrl: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tezbox-migrations-'))
  try {
    cpSync(join(import.meta.dirname, '../migrations'), folder, { recursive: true })
    const number = readdirSync(folder).filter((name) => name.endsWith('.sql')).length + 1
    writeFileSync(join(folder, `${String(number).padStart(4, '0')}_tomorrow.sql`), tomorrow)
    await migrate(databaseUrl, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
