import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

const additions = {
  '0001_a.sql': 'create table a (id int);',
  '0002_b.sql': 'alter table a add column b int;',
}

test('a program runs on what a newer one has added, and says so', async () => {
  const url = await emptyDatabaseUrl()
  await migrate(url, folderOf(additions))
  const before = { '0001_a.sql': additions['0001_a.sql'] }
  expect(await migrate(url, folderOf(before))).toEqual({ applied: [], ahead: ['0002_b.sql'], version: 1 })
  expect((await migrate(url, folderOf(additions))).ahead).toEqual([])
})

test('refuses a program that reads what a newer one took away', async () => {
  const url = await emptyDatabaseUrl()
  const gone = '-- contract: nothing since 0002 reads it\nalter table a drop column id;'
  await migrate(url, folderOf({ ...additions, '0003_c.sql': gone }))
  await expect(migrate(url, folderOf({ '0001_a.sql': additions['0001_a.sql'] }))).rejects.toThrow(
    '0003_c.sql of a newer program took away what this one reads: this program is older than its data. Start a version that has migration 0002',
  )
  expect((await migrate(url, folderOf(additions))).ahead).toEqual(['0003_c.sql'])
})

test('a database from before the rule learns it', async () => {
  const url = await emptyDatabaseUrl()
  const folder = folderOf(additions)
  await migrate(url, folder)
  await ask(url, 'alter table schema_migration drop column oldest_reader')
  expect((await migrate(url, folder)).applied).toEqual([])
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

/** The files before the one of this name, and that one itself. */
function migrationsUpTo(name: string): { before: string; upTo: string } {
  const all = readdirSync(real)
    .filter((file) => file.endsWith('.sql'))
    .sort()
  const at = all.findIndex((file) => file.endsWith(`_${name}.sql`))
  const textsOf = (files: readonly string[]) =>
    folderOf(Object.fromEntries(files.map((file) => [file, readFileSync(join(real, file), 'utf8')])))
  return { before: textsOf(all.slice(0, at)), upTo: textsOf(all.slice(0, at + 1)) }
}

/** [what is told of, status, holder, days promised from today on, interval, stored for so many days, log] */
const orders: readonly [string, string, string, [number, number], string | null, number | null, string[]][] =
  [
    ['on its way', 'pickup', 'courier', [1, 2], null, null, []],
    ['its last day has come', 'pickup', 'courier', [-1, 0], '12:00-15:00', null, []],
    ['late', 'pickup', 'courier', [-3, -2], null, null, []],
    ['tried once', 'failed_delivery', 'courier', [-1, 0], '12:00-15:00', null, ['fail_delivery']],
    [
      'tried three times',
      'failed_delivery',
      'courier',
      [-1, 0],
      null,
      null,
      ['fail_delivery', 'fail_delivery', 'fail_delivery'],
    ],
    ['another day', 'pickup', 'courier', [-1, 0], null, null, ['fail_delivery', 'redeliver']],
    ['refused', 'pickup', 'courier', [1, 2], null, null, ['refuse']],
    ['at its point', 'agent_received', 'destination_point', [-1, 0], '12:00-15:00', 7, ['store']],
    ['cancelled', 'cancelled', 'sender', [1, 2], null, null, []],
    ['delivered', 'done', 'receiver', [-5, -4], null, null, []],
  ]

test('orders from before the promise was kept get the one that was told then', async () => {
  const url = await emptyDatabaseUrl()
  const { before, upTo } = migrationsUpTo('promise')
  await migrate(url, before)
  await ask(
    url,
    "insert into person (id, phone, full_name, type, role) overriding system value values (1, '901112233', 'Sinov', 1, 'customer')",
  )
  const today = `(now() at time zone 'Asia/Tashkent')::date`
  for (const [index, [, status, holder, [from, to], interval, stored, log]] of orders.entries()) {
    const id = 10_000_000 + index
    await ask(
      url,
      `insert into customer_order (id, tracking_code, owner_id, source, first_custody, created_at, delivery_option,
         delivery_type, payment_type, sender, receiver, parcel, services, description, time_interval, images, product_fee,
         parcel_value, tariff_version, lines, total, promised_from, promised_to, status, status_at, holder,
         stored_until, version, search)
       values (${id}, 'TB' || lpad('${id}', 14, '0'), 1, 'site', '{"holder": "sender"}', now() - interval '9 days', 2, 1,
         'balance', '{}', '{}', '{}', '{}', '', ${interval === null ? 'null' : `'${interval}'`}, '{}', 0, 0, 1, '[]', 0,
         ${today} + ${from}, ${today} + ${to}, '${status}', now(), '${holder}',
         ${stored === null ? 'null' : `now() + interval '${stored} days'`}, 0, '')`,
    )
    for (const [line, verb] of log.entries())
      await ask(
        url,
        `insert into order_event (order_id, event_id, verb, actor, details, happened_at, recorded_at)
         values (${id}, '${line}', '${verb}', 'system',
           ${verb === 'redeliver' ? `jsonb_build_object('day', (${today} + 3)::text)` : 'null'}, now(), now())`,
      )
  }
  await migrate(url, upTo)
  const rows = await ask<{
    promise: { reason: string; window: { from: number; to: number; hours: object } | null }
  }>(
    url,
    `select jsonb_set(promise, '{window}', coalesce(nullif(promise -> 'window', 'null') || jsonb_build_object(
        'from', (promise #>> '{window,from}')::date - ${today}, 'to', (promise #>> '{window,to}')::date - ${today}),
        'null')) as promise
     from customer_order order by id`,
  )
  const told = rows.map(({ promise: { reason, window } }, index) => [
    orders[index]?.[0],
    reason,
    window && [window.from, window.to],
    window?.hours ? 'hours' : 'day',
  ])
  expect(told).toEqual([
    ['on its way', 'agreed', [1, 2], 'day'],
    ['its last day has come', 'agreed', [0, 0], 'hours'],
    ['late', 'delayed', [0, 1], 'day'],
    ['tried once', 'attempt_failed', [1, 1], 'hours'],
    ['tried three times', 'attempts_used', null, 'day'],
    ['another day', 'another_day', [3, 3], 'day'],
    ['refused', 'refused', null, 'day'],
    ['at its point', 'at_point', [0, 7], 'day'],
    ['cancelled', 'called_off', null, 'day'],
    ['delivered', 'agreed', [-5, -4], 'day'],
  ])
})

test('a database that cannot be reached is told in a sentence', async () => {
  await expect(migrate('postgres://nobody@127.0.0.1:1/none', real)).rejects.toThrow(
    'The database of DATABASE_URL does not answer.',
  )
})
