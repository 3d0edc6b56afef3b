import type pg from 'pg'
import { limitsOfLongWork } from '../db/connection/limits.ts'
import { openClient } from '../db/connection/open.ts'
import { refuseUnreachable } from '../db/migrate.ts'
import type { Ask } from './archive.ts'

const DAY_MS = 86_400_000

/** A table may take hours, and the session rests while files are read. */
const limitsOfBackups = {
  ...limitsOfLongWork,
  quietMs: DAY_MS,
  statementTimeoutMs: DAY_MS,
  idleInTransactionTimeoutMs: DAY_MS,
}

export async function openSession(url: string, applicationName: string): Promise<pg.Client> {
  const client = openClient(url, { applicationName, ...limitsOfBackups })
  // What breaks it is told to the statement under way.
  client.on('error', () => undefined)
  await client.connect().catch(refuseUnreachable)
  return client
}

/** Questions of others inside this very session. */
export const askIn = (client: pg.Client): Ask => ({
  many: async ({ text, values }) => (await client.query(text, [...values])).rows,
})
