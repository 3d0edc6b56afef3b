import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabaseUrl, freshDatabase } from '../../../tests/support/database.ts'
import { createDatabase, type Database } from './database.ts'
import { migrate } from './migrate.ts'
import { decideMode } from './mode.repo.ts'
import { sql } from './sql.ts'

const migrations = join(import.meta.dirname, '../../../migrations')
const now = new Date('2026-11-16T07:00:00Z')

/** A database as it was before it could say what it is for. */
async function fromBefore(): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const names = readdirSync(migrations).sort()
  const earlier = names.slice(
    0,
    names.findIndex((name) => name.endsWith('_installation.sql')),
  )
  for (const name of earlier) cpSync(join(migrations, name), join(folder, name))
  const url = await emptyDatabaseUrl()
  await migrate(url, folder)
  const db = createDatabase(url)
  onTestFinished(() => db.close())
  return db
}

const addPerson = (db: Database) =>
  db.run(sql`
    insert into person (phone, full_name, name_key, type, role, created_at)
    values ('901112233', 'Aziza Karimova', 'aziza karimova', 1, 'customer', ${now})`)
const addDemoData = (db: Database) =>
  db.run(sql`insert into demo_data (part, loaded_at) values ('people', ${now})`)

test.each([
  { holds: 'nothing', fill: [], mode: undefined },
  { holds: 'people', fill: [addPerson], mode: 'production' },
  { holds: 'what a demo loads', fill: [addDemoData], mode: 'demo' },
  { holds: 'people and what a demo loads', fill: [addPerson, addDemoData], mode: 'demo' },
])('an older database that holds $holds becomes: $mode', async ({ fill, mode }) => {
  const db = await fromBefore()
  for (const add of fill) await add(db)
  const told: unknown[] = []
  await migrate(db.url, migrations, (stored) => told.push(stored))
  expect(told).toEqual([undefined, mode])
  // What is decided already stays; an empty one follows the settings of its next start.
  expect(await decideMode(db, 'production', now)).toBe(mode ?? 'production')
  expect(await decideMode(db, 'demo', now)).toBe(mode ?? 'production')
})

test('of two first starts with different settings one decides, and the other learns of it', async () => {
  const db = await freshDatabase()
  const [one, other] = await Promise.all([decideMode(db, 'demo', now), decideMode(db, 'production', now)])
  expect(one).toBe(other)
})

test('a start that is refused migrates nothing', async () => {
  const db = await freshDatabase()
  await decideMode(db, 'production', now)
  const before = await db.one<{ n: number }>(sql`select count(*)::int as n from schema_migration`)
  await db.run(sql`delete from schema_migration where version > 1`)
  const refuse = (stored: unknown) => {
    if (stored === 'production') throw new Error('not here')
  }
  await expect(migrate(db.url, migrations, refuse)).rejects.toThrow('not here')
  expect(before.n).toBeGreaterThan(1)
  expect(await db.one(sql`select count(*)::int as n from schema_migration`)).toEqual({ n: 1 })
})
