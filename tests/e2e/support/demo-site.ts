import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSecrets } from '#platform/secrets/secrets.ts'
import { urlOf } from '../../support/database-url.ts'
import { builtServer, type ServerProcess, startServerProcess } from '../../support/server-process.ts'
import { inPostgres, startThrowAwayPostgres } from '../../support/throw-away-postgres.ts'

const key = Buffer.alloc(32, 7)
/** Of every server here: with it a test makes a link that would have come as a message long ago. */
export const secrets = createSecrets(key)

/** Where the workers find the PostgreSQL of this run. */
const postgresUrl = 'TEZBOX_E2E_POSTGRES'
const serverUrl = () => process.env[postgresUrl] ?? ''
const template = 'demo'
let opened = 0

/** One PostgreSQL for all servers of this run, with the demo in a template: each of them has a copy of its own. */
export async function prepareDemo(): Promise<() => Promise<void>> {
  const postgres = await startThrowAwayPostgres()
  process.env[postgresUrl] = postgres.url
  await inPostgres(serverUrl(), `create database ${template}`)
  // The product itself makes the tables and the demo, at its first start.
  const first = await serverOn(template)
  await first.stop()
  return () => postgres.stop()
}

/** The built product in a process of its own, with a database in which nothing has happened since the demo began. */
export async function openDemoSite(
  program?: string,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const database = `site_${process.pid}_${opened++}`
  await inPostgres(serverUrl(), `create database ${database} template ${template}`)
  return serverOn(database, program, settings)
}

/** With all of the demo: a company in the middle of its day, made at the start of this very server. */
export async function openWholeDemo(): Promise<ServerProcess> {
  const database = `whole_${process.pid}_${opened++}`
  await inPostgres(serverUrl(), `create database ${database}`)
  return serverOn(database, undefined, { DEMO_PAST: '1' })
}

async function serverOn(
  database: string,
  program?: string,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const files = mkdtempSync(join(tmpdir(), 'tezbox-e2e-files-'))
  const server = await startServerProcess(
    {
      DATABASE_URL: urlOf(serverUrl(), database),
      SECRET_KEY: key.toString('base64'),
      TEZBOX_DATA: files,
      // Browsers say themselves from where they come (fixtures.ts), which a demo hears only when it is shown to others.
      TRUST_PROXY: '1',
      TEZBOX_DEMO: '1',
      ...settings,
    },
    program === undefined ? builtServer : { program },
  )
  return {
    ...server,
    async stop() {
      const code = await server.stop()
      rmSync(files, { recursive: true, force: true })
      return code
    },
  }
}
