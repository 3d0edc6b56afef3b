import { expect } from 'vitest'
import { balanceOf, checkBooks } from '#modules/ledger/index.ts'
import { cashCalls } from '#modules/payments/cash/cash.calls.ts'
import { findFaults } from '#modules/payments/cod/cod.repo.ts'
import { promotionFaults } from '#modules/promos/index.ts'
import { sql } from '#platform/db/sql.ts'
import { expectBooksRight, expectNoDrift } from '../payment-world.ts'
import type { Company } from './company.ts'
import { cashFaults } from './desk-books.ts'

/** Everything that cannot be, asked after a day. `since`: when the last evening was. */
export async function expectDayRight(company: Company, title: string, since: Date): Promise<void> {
  const { db } = company
  expect(await checkBooks(db), title).toEqual([])
  expect(await findFaults(db), title).toEqual([])
  expect(await promotionFaults(db), title).toEqual([])
  await expectBudgetsKept(company, title)
  await expectRewardsKept(company, title)
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

/** What the books say promotions gave is what agreed orders hold of them; nothing new was promised beyond a budget. */
async function expectBudgetsKept({ db }: Company, title: string): Promise<void> {
  const booked = await db.many(sql`
    select reference, sum(amount)::bigint as booked from ledger_line
    where kind = 'promotions' and reference like 'order:%' group by reference having sum(amount) <> 0 order by 1`)
  const agreed = await db.many(sql`
    select key as reference, amount as booked from promotion_use
    where order_id is not null and agreed_at is not null and amount > 0 order by 1`)
  expect(booked, title).toEqual(agreed)
  const paid = await db.one<{ booked: number; told: number }>(sql`
    select
      (select coalesce(sum(amount), 0)::bigint from ledger_line
        where kind = 'promotions' and reference like 'partner:%') as booked,
      (select coalesce(sum(reward), 0)::bigint from partner_statement where paid_at is not null) as told`)
  expect(paid.booked, title).toBe(paid.told)
}

/** Each reward is in the books once, less what came back; and holds its part of the budget until all of it has. */
async function expectRewardsKept({ db }: Company, title: string): Promise<void> {
  const booked = await db.many(sql`
    select reference, sum(amount)::bigint as sum from ledger_line
    where kind = 'promotions' and reference like 'referral:%' group by reference having sum(amount) <> 0 order by 1`)
  const kept = await db.many<{ reference: string; sum: number }>(sql`
    select 'referral:' || friend_id as reference, (2 * reward - inviter_back - friend_back)::bigint as sum from referral
    where 2 * reward > inviter_back + friend_back order by 1`)
  expect(booked, title).toEqual(kept)
  const held = await db.many(sql`
    select key as reference from promotion_use where key like 'referral:%' and amount = 300000 order by 1`)
  expect(held, title).toEqual(kept.map(({ reference }) => ({ reference })))
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
