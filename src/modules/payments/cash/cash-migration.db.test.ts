import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { balanceOf, checkBooks } from '#modules/ledger/index.ts'
import { createDatabase, type Database } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { sql } from '#platform/db/sql.ts'
import { emptyDatabaseUrl } from '../../../../tests/support/database.ts'

const folder = join(import.meta.dirname, '../../../../migrations')
const files = readdirSync(folder).sort()
const mine = files.findIndex((name) => name.endsWith('_cash_desks.sql'))

/** A database from before there were cash desks, with so much in each row of the one desk; then brought up to date. */
async function migrated(stripes: readonly number[]): Promise<Database> {
  const url = await emptyDatabaseUrl()
  const some = mkdtempSync(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(some, { recursive: true }))
  const add = (names: readonly string[]) => {
    for (const name of names) copyFileSync(join(folder, name), join(some, name))
  }
  add(files.slice(0, mine))
  await migrate(url, some)
  const db = createDatabase(url)
  onTestFinished(() => db.close())
  await db.run(sql`
    insert into person (phone, full_name, role) values
      ('901110001', 'Kassir', 'cashier'), ('901110002', 'Kuryer', 'courier')`)
  await db.run(sql`insert into ledger_account (kind) values ('bank')`)
  for (const [stripe, amount] of stripes.entries()) await moveIn(db, stripe, amount)
  add(files.slice(mine))
  await migrate(url, some)
  return db
}

async function moveIn(db: Database, stripe: number, amount: number): Promise<void> {
  await db.run(sql`
    with desk as (
      insert into ledger_account (kind, stripe, balance) values ('cash_desk', ${stripe}, ${amount}) returning id
    ), bank as (
      update ledger_account set balance = balance - ${amount}::bigint where kind = 'bank' returning id, balance
    ), movement as (
      insert into ledger_transaction (key, template, at)
      values (${`old:${stripe}`}, 'cash_desk_filled', '2026-11-01T07:00:00Z') returning id
    )
    insert into ledger_posting (transaction_id, account_id, amount, balance_after)
    select movement.id, desk.id, ${amount}::bigint, ${amount}::bigint from movement, desk
    union all select movement.id, bank.id, -${amount}::bigint, bank.balance from movement, bank`)
}

const rowsLeft = (db: Database) =>
  db.many(sql`select owner, balance from ledger_account where kind = 'cash_desk' and balance <> 0`)

test('the rows of the one desk become one row of the head office, and its cashiers belong there', async () => {
  const db = await migrated([900_000, -300_000, 50_000])
  expect(await rowsLeft(db)).toEqual([{ owner: '1', balance: 650_000 }])
  expect(await balanceOf(db, 'cash_desk', 1)).toBe(650_000)
  expect(await checkBooks(db)).toEqual([])
  expect(await db.many(sql`select name, place from cash_desk`)).toEqual([
    { name: 'Bosh ofis', place: 'office' },
  ])
  const seats = await db.many(sql`
    select full_name from cash_desk_seat join person on person.id = person_id where desk_id = 1`)
  expect(seats).toEqual([{ full_name: 'Kassir' }])
  expect(await db.many(sql`select id from cash_closing`)).toEqual([])
})

test('a desk below zero begins with nothing; what is missing stands in the books and in the list of closings', async () => {
  const db = await migrated([100_000, -625_000])
  expect(await rowsLeft(db)).toEqual([])
  expect(await balanceOf(db, 'cash_desk', 1)).toBe(0)
  expect(await balanceOf(db, 'cash_difference')).toBe(-525_000)
  expect(await checkBooks(db)).toEqual([])
  expect(await db.many(sql`select desk_id, expected, counted, difference, state from cash_closing`)).toEqual([
    { desk_id: 1, expected: -525_000, counted: 0, difference: 525_000, state: 'booked' },
  ])
})

test('an empty database begins with the empty desk of the head office', async () => {
  const db = await migrated([])
  expect(await balanceOf(db, 'cash_desk', 1)).toBe(0)
  expect(await db.many(sql`select id from ledger_transaction`)).toEqual([])
  const spent = db.run(sql`update ledger_account set balance = -1 where kind = 'cash_desk'`)
  await expect(spent).rejects.toThrow('ledger_account_not_below_zero')
})
