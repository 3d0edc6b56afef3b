import { beforeAll, expect, test } from 'vitest'
import type { Database, Db } from '#platform/db/database.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import { freshDatabase } from '../../../tests/support/database.ts'
import { checkBooks, type Violation } from './books.service.ts'
import { ledgerJobs } from './jobs.ts'
import { post } from './ledger.service.ts'

const at = new Date('2026-11-16T07:00:00.000Z')
class Undo extends Error {}

let db: Database
let customer: number
beforeAll(async () => {
  db = await freshDatabase()
  const person = await db.one<{ id: number }>(sql`
    insert into person (phone, full_name) values ('901000001', 'Sinov') returning id`)
  customer = person.id
  const facts = { customer, amount: 9_000 }
  await post(db, { key: 'in', template: 'top_up_approved', facts, at })
  await post(db, {
    key: 'out',
    template: 'order_paid_from_balance',
    facts: { customer, amount: 4_000 },
    reference: 'order:1',
    at,
  })
})

/** What the check says of books that were spoilt behind the guards; afterwards they are as before. */
async function spoilt(spoil: (tx: Db) => Promise<unknown>): Promise<Violation[]> {
  let found: Violation[] = []
  const work = db.transaction(async (tx) => {
    for (const open of [
      sql`alter table ledger_posting disable trigger user`,
      sql`alter table ledger_transaction disable trigger user`,
      sql`alter table ledger_account drop constraint ledger_account_not_below_zero`,
    ])
      await tx.run(open)
    await spoil(tx)
    found = await checkBooks(tx)
    throw new Undo()
  })
  await expect(work).rejects.toThrow(Undo)
  return found
}

const rulesOf = (violations: readonly Violation[]) => violations.map(({ rule }) => rule)

test.each<[string, Sql, string[]]>([
  [
    'an amount was changed',
    sql`update ledger_posting set amount = amount + 1 where id = (select max(id) from ledger_posting)`,
    [
      'all postings sum to zero',
      'the postings of a transaction sum to zero',
      'a balance is the sum of its postings',
      'a statement adds up line by line',
    ],
  ],
  [
    'a movement lost its postings',
    sql`delete from ledger_posting where transaction_id = (select max(id) from ledger_transaction)`,
    [
      'the postings of a transaction sum to zero',
      'a balance is the sum of its postings',
      'a balance is the sum of its postings',
    ],
  ],
  [
    'a balance was changed',
    sql`update ledger_account set balance = balance - 1 where kind = 'customer_balance'`,
    ['a balance is the sum of its postings'],
  ],
  [
    'a balance stands below zero',
    sql`update ledger_account set balance = 10 where kind = 'customer_balance'`,
    ['a balance is the sum of its postings', 'nobody has less than nothing'],
  ],
  [
    'a line of a statement was changed',
    sql`update ledger_posting set balance_after = 0 where id = (select min(id) from ledger_posting)`,
    ['a statement adds up line by line'],
  ],
])('is found: %s', async (_, spoil, rules) => {
  expect(rulesOf(await spoilt((tx) => tx.run(spoil)))).toEqual(rules)
})

test('is found: a debt that the books do not know', async () => {
  const facts = { customer, amount: 500 }
  const found = await spoilt(async (tx) => {
    await post(tx, { key: 'o', template: 'return_owed', facts, reference: 'order:1', at })
    await tx.run(sql`update debt set remaining = 400 where person_id = ${customer}`)
  })
  expect(found).toEqual([
    {
      rule: 'debts come to what the books say is owed',
      what: `person ${customer} owes 400, the books say 500`,
    },
  ])
})

test('is found: an order gave back more than it brought', async () => {
  const back = {
    key: 'back',
    template: 'refund_to_provider',
    facts: { provider: 'payme', amount: 4_001 },
    at,
  } as const
  expect(await spoilt((tx) => post(tx, { ...back, reference: 'order:1' }))).toEqual([
    { rule: 'no order gives back more than it brought', what: 'order:1 gave back 1 too much' },
  ])
})

test('is found: COD of one order was paid out for another', async () => {
  const facts = { customer, amount: 700, provider: 'payme' }
  const found = await spoilt(async (tx) => {
    await post(tx, { key: 'c', template: 'cod_collected_by_provider', facts, reference: 'order:1', at })
    await post(tx, { key: 'p', template: 'cod_paid_out_bank', facts, reference: 'order:2', at })
  })
  expect(found).toEqual([
    { rule: 'no order pays out more COD than was collected', what: 'order:2 paid out 700 too much' },
  ])
})

const run = {
  id: '',
  attempt: 1,
  signal: new AbortController().signal,
  once: () => Promise.resolve(undefined),
}
const checkByNight = (books: Db) => ledgerJobs({ db: books }).workers[0]?.handle({}, run)

test('books in order leave the nightly check content', async () => {
  expect(await checkBooks(db)).toEqual([])
  await expect(checkByNight(db)).resolves.toBeUndefined()
})

test('wrong books end the nightly check as a dead letter that names what is wrong', async () => {
  await spoilt(async (tx) => {
    await tx.run(sql`update ledger_account set balance = balance - 1 where kind = 'customer_balance'`)
    await expect(checkByNight(tx)).rejects.toMatchObject({
      name: 'GiveUp',
      message: expect.stringContaining('a balance is the sum of its postings: account'),
    })
  })
})
