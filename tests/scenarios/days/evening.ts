import { expect } from 'vitest'
import { balanceOf, checkBooks } from '#modules/ledger/index.ts'
import { cashCalls } from '#modules/payments/cash/cash.calls.ts'
import { findFaults } from '#modules/payments/cod/cod.repo.ts'
import { sql } from '#platform/db/sql.ts'
import { expectBooksRight, expectNoDrift } from '../payment-world.ts'
import type { Company } from './company.ts'
import { cashFaults } from './desk-books.ts'

/** Everything that cannot be, asked after a day. `since`: when the last evening was. */
export async function expectDayRight(company: Company, title: string, since: Date): Promise<void> {
  const { db } = company
  expect(await checkBooks(db), title).toEqual([])
  expect(await findFaults(db), title).toEqual([])
  for (const [rule, find] of Object.entries(cashFaults))
    expect(await find(db, since), `${rule}; ${title}`).toEqual([])
  await expectDebtsShown(company, title)
  await expectCashShown(company, title)
  expectNothingFailed(company, title)
}

/** Slower than the rest: each order's own record of payment, and each provider's. */
export async function expectAllRecordsRight(company: Company): Promise<void> {
  await expectBooksRight(company)
  await expectNoDrift(company, company.bank)
}

/** What each sender is shown is what the books say they owe. */
async function expectDebtsShown({ db, senders, debtsOf }: Company, title: string): Promise<void> {
  for (const who of senders) {
    const { total, items } = await debtsOf(who)
    expect(total, title).toBe(await balanceOf(db, 'receivable', who.id))
    for (const { remaining, amount } of items) expect(remaining > 0 && remaining <= amount, title).toBe(true)
  }
}

type Held = { kind: string; owner: string; sum: number }

/** Who holds how much cash, as an admin sees it, is what the books say of every pair of hands and every desk. */
async function expectCashShown({ db, ask, admin }: Company, title: string): Promise<void> {
  const booked = await db.many<Held>(sql`
    select kind, owner, sum(balance)::bigint as sum from ledger_balance
    where kind in ('courier_cash', 'agent_cash', 'cash_desk') and balance <> 0
    group by kind, owner order by kind, owner`)
  const { people, desks, totals } = (await ask(admin, cashCalls.listHeld)).data
  const shown: Held[] = [
    ...people.map(({ kind, person, amount }) => ({ kind: `${kind}_cash`, owner: person.id, sum: amount })),
    ...desks
      .filter(({ amount }) => amount !== 0)
      .map(({ id, amount }) => ({
        kind: 'cash_desk',
        owner: id,
        sum: amount,
      })),
  ]
  const sorted = (held: Held[]) =>
    held.map(({ kind, owner, sum }) => `${kind} ${owner} ${sum}`).sort((a, b) => a.localeCompare(b))
  expect(sorted(shown), title).toEqual(sorted(booked))
  const sumOf = (isDesk: boolean) =>
    booked.filter(({ kind }) => (kind === 'cash_desk') === isDesk).reduce((all, { sum }) => all + sum, 0)
  expect(totals, title).toEqual({ people: sumOf(false), desks: sumOf(true) })
  const listed = (await ask(admin, cashCalls.listDesks)).data.items
  for (const { id, cash } of listed)
    expect(cash, title).toBe(booked.find(({ kind, owner }) => kind === 'cash_desk' && owner === id)?.sum ?? 0)
}

/** No call has met a bug. What was looked through is let go: a thousand days are long. */
function expectNothingFailed({ log }: Company, title: string): void {
  const failures = log.filter((line) => /"level":(50|60)/.test(line)).map((line) => line.slice(0, 1_000))
  log.length = 0
  expect(failures, title).toEqual([])
}
