import { randomUUID } from 'node:crypto'
import { codDeskCalls } from '#modules/payments/cod/cod-desk.calls.ts'
import { payDueToBalances } from '#modules/payments/cod/cod-payout.service.ts'
import { debtDeskCalls } from '#modules/payments/debts/debt-desk.calls.ts'
import { debtsCalls } from '#modules/payments/debts/debts.calls.ts'
import { topUpCalls } from '#modules/payments/top-up/top-up.calls.ts'
import { sql } from '#platform/db/sql.ts'
import type { Person } from '../parcel-world.ts'
import type { Act, Company } from './company.ts'
import type { Dice } from './dice.ts'

const openDebt = async ({ debtsOf }: Company, who: Person, draw: Dice) => {
  const { items } = await debtsOf(who)
  return items.length === 0 ? undefined : draw.of(items)
}

export const debtActs = {
  paidFromBalance: async ({ payDebts, senders }, draw) => payDebts(draw.of(senders), 'balance'),

  /** What is paid in another way at this moment, the bank cannot begin any more. */
  paidAtTheBank: async ({ payDebts, bank: { payme, click }, senders }, draw) => {
    const type = draw.of(['payme', 'click'] as const)
    const { data, status } = await payDebts(draw.of(senders), type)
    if (status >= 300 || !data.checkout) return
    const { number } = data.checkout
    const begun =
      type === 'payme'
        ? await payme.create(number, data.amount)
        : (await click.prepare(number, data.amount)).transaction
    if (begun) await (type === 'payme' ? payme.perform(begun.id) : click.complete(begun.id))
  },

  /** Begun at the bank, paid from the balance, and taken all the same. */
  paidTwiceInVain: async ({ payDebts, bank, senders }, draw) => {
    const who = draw.of(senders)
    const { data, status } = await payDebts(who, 'card')
    if (status >= 300 || !data.checkout) return
    const begun = await bank.payme.create(data.checkout.number, data.amount)
    await payDebts(who, 'balance')
    if (begun) await bank.payme.perform(begun.id)
  },

  paidInCash: async (company, draw) => {
    const debt = await openDebt(company, draw.of(company.senders), draw)
    if (!debt?.order_id) return
    const by = draw.of([company.desks[0].cashier, company.desks[1].cashier, company.people.operator])
    const amount = Math.min(debt.remaining, draw.thousands(30))
    await company.ask(by, debtsCalls.takeCash, { body: { order_id: debt.order_id, amount } })
  },

  disputed: async (company, draw) => {
    const who = draw.of(company.senders)
    const debt = await openDebt(company, who, draw)
    if (debt && !debt.dispute) await company.dispute(who, debt.id)
  },

  disputeAnswered: async ({ ask, debtors, cashier }, draw) => {
    const { items } = await debtors({ disputed: 'true' })
    const debt = items.flatMap(({ debts }) => debts).find(({ disputed }) => disputed)
    if (debt && draw.oneIn(2))
      await ask(cashier, debtDeskCalls.keepDebt, { params: debt, body: { note: 'Qarz bor' } })
  },

  writtenOff: async (company, draw) => {
    const debt = await openDebt(company, draw.of(company.senders), draw)
    if (!debt || draw.oneIn(2)) return
    const asker = draw.of([company.cashier, company.desks[1].cashier, company.admin])
    const asked = await company.ask(asker, debtDeskCalls.writeOffDebt, {
      params: { id: debt.id },
      body: { ground: draw.of(['not_owed', 'uncollectible']), note: 'Javob yoʻq' },
    })
    if (asked.status === 201) await company.secondPerson(asked.data.approval_id, asker, draw)
  },

  /** Looked at by two cashiers at the same moment; debts are kept from it. */
  toppedUp: async ({ db, ask, balance, cashier, colleague, senders }, draw) => {
    const balances = await Promise.all(senders.map(balance))
    const poorest = senders[balances.indexOf(Math.min(...balances))] as Person
    const who = draw.oneIn(2) ? poorest : draw.of(senders)
    const receipt = randomUUID().replaceAll('-', '').padEnd(64, '0')
    const { id } = await db.one<{ id: number }>(sql`
      insert into top_up (person_id, amount, receipt, created_at, updated_at)
      values (${who.id}, ${draw.thousands(600)}, ${receipt}, now(), now()) returning id`)
    const approve = (by: Person) => ask(by, topUpCalls.approveTopUp, { params: { id }, body: {} })
    await Promise.all([approve(cashier), approve(colleague)])
  },

  /** Everything about one person's debts at the same moment. */
  allAtOnce: async ({ db, clock, ask, payDebts, run, desks, senders }, draw) => {
    const who = draw.of(senders)
    await Promise.all([
      payDebts(who, 'balance'),
      payDebts(who, 'balance'),
      run([String(who.id)]),
      payDueToBalances(db, clock.now()),
      ask(desks[1].cashier, codDeskCalls.payInCash, {
        params: { id: who.id },
        body: { amount: draw.thousands(100) },
      }),
    ])
  },
} satisfies Record<string, Act>
