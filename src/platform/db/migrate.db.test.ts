import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabaseUrl } from '../../../tests/support/database.ts'
import { migrate } from './migrate.ts'

const real = join(import.meta.dirname, '../../../migrations')

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

test('ten processes starting together migrate once', async () => {
  const url = await emptyDatabaseUrl()
  const folder = folderOf({
    '0001_count.sql': 'create table count (n int); insert into count values (0); select pg_sleep(0.2);',
    '0002_raise.sql': 'update count set n = n + 1;',
  })
  const reports = await Promise.all(Array.from({ length: 10 }, () => migrate(url, folder)))
  expect(reports.filter(({ applied }) => applied.length > 0)).toHaveLength(1)
  expect(await ask(url, 'select n from count')).toEqual([{ n: 1 }])
})

test('refuses to go on when an applied file was edited', async () => {
  const url = await emptyDatabaseUrl()
  const folder = folderOf({ '0001_first.sql': 'create table first (id int);' })
  await migrate(url, folder)
  writeFileSync(join(folder, '0001_first.sql'), 'create table first (id bigint);')
  await expect(migrate(url, folder)).rejects.toThrow('0001_first.sql was edited after it had been applied')
})

test('refuses a program older than its data', async () => {
  const url = await emptyDatabaseUrl()
  await migrate(url, folderOf({ '0001_a.sql': 'select 1;', '0002_b.sql': 'select 1;' }))
  await expect(migrate(url, folderOf({ '0001_a.sql': 'select 1;' }))).rejects.toThrow('older than its data')
})

test('a file that fails leaves no trace and names itself', async () => {
  const url = await emptyDatabaseUrl()
  const folder = folderOf({
    '0001_good.sql': 'create table good (id int);',
    '0002_bad.sql': 'create table half (id int); nonsense;',
  })
  await expect(migrate(url, folder)).rejects.toThrow('0002_bad.sql failed')
  expect(await ask(url, "select to_regclass('half') as half, to_regclass('good')::text as good")).toEqual([
    { half: null, good: 'good' },
  ])
})

test('refuses a gap or a strange name', async () => {
  const url = await emptyDatabaseUrl()
  await expect(migrate(url, folderOf({ '0002_late.sql': 'select 1;' }))).rejects.toThrow('0001_what.sql')
  await expect(migrate(url, folderOf({ '1-first.sql': 'select 1;' }))).rejects.toThrow('0001_what.sql')
})

test("the product's own migrations apply to an empty database, twice without effect", async () => {
  const url = await emptyDatabaseUrl()
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(real, folder, { recursive: true })
  expect((await migrate(url, folder)).applied.length).toBeGreaterThan(0)
  expect((await migrate(url, folder)).applied).toEqual([])
})

test('a database that cannot be reached is told in a sentence', async () => {
  await expect(migrate('postgres://nobody@127.0.0.1:1/none', real)).rejects.toThrow(
    'The database of DATABASE_URL does not answer.',
  )
})
