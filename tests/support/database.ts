import { inject } from 'vitest'
import { createDatabase, type Database, type DatabaseOptions } from '#platform/db/database.ts'
import { atTheEnd } from './at-the-end.ts'
import { urlOf } from './database-url.ts'
import { patience } from './patience.ts'
import { inPostgres } from './throw-away-postgres.ts'

let made = 0

/** A migrated, empty database for this test file alone; gone when the file is done. */
export async function freshDatabase(options?: DatabaseOptions): Promise<Database> {
  const { url, template } = inject('postgres')
  const name = `test_${process.pid}_${Date.now()}_${made++}`
  // Copied as files, a third of the work of copying it page by page through the log.
  await inPostgres(url, `create database ${name} template ${template} strategy file_copy`)
  const db = createDatabase(urlOf(url, name), { ...patience, ...options })
  atTheEnd(async () => {
    await db.close()
    await dropDatabase(url, name)
  })
  return db
}

/** A database without any table, for the tests of migrations themselves. */
export async function emptyDatabaseUrl(): Promise<string> {
  const { url } = inject('postgres')
  const name = `empty_${process.pid}_${Date.now()}_${made++}`
  await inPostgres(url, `create database ${name}`)
  atTheEnd(() => dropDatabase(url, name))
  return urlOf(url, name)
}

const MOST_TRIES = 12

/**
 * The plain way sends the database's own housekeepers home and waits five seconds for those who are just leaving. By force
 * goes whoever is left then, a process that a test killed; housekeepers do not take that from us, and on a busy machine
 * one may have come meanwhile. So the two take turns.
 */
async function dropDatabase(url: string, name: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const force = tries % 2 === 0 ? ' with (force)' : ''
    try {
      return await inPostgres(url, `drop database if exists ${name}${force}`)
    } catch (error) {
      if (tries === MOST_TRIES) throw error
    }
  }
}
