import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { approvalsCalls } from '#modules/accounts/approvals/approvals.calls.ts'
import { balanceOf, checkBooks } from '#modules/ledger/index.ts'
import { codCalls } from '#modules/payments/cod/cod.calls.ts'
import { findFaults } from '#modules/payments/cod/cod.repo.ts'
import { codDeskCalls } from '#modules/payments/cod/cod-desk.calls.ts'
import { payDueToBalances } from '#modules/payments/cod/cod-payout.service.ts'
import { debtDeskCalls } from '#modules/payments/debts/debt-desk.calls.ts'
import { remindDebtors } from '#modules/payments/debts/debt-reminders.service.ts'
import { debtsCalls } from '#modules/payments/debts/debts.calls.ts'
import { topUpCalls } from '#modules/payments/top-up/top-up.calls.ts'
import { sql } from '#platform/db/sql.ts'
import { type DebtWorld, startDebtWorld } from './debt-world.ts'
import { addPerson, day, hour, type Person } from './parcel-world.ts'
import { expectBooksRight, expectNoDrift } from './payment-world.ts'

/**
 * Days of a small company, drawn at random and played through the calls people use: parcels that arrive and come back,
 * goods money, debts that are paid in every way, disputed and written off, payouts that the bank returns. After each day
 * the books are asked for everything that cannot be. `npm run test:days` plays a thousand.
 */
const DAYS = Number(process.env.MONEY_DAYS ?? 12)
const SEED = Number(process.env.TEST_SEED ?? 20_261_116)

let world: DebtWorld
beforeAll(async () => {
  world = await startDebtWorld()
})

/** The same numbers for the same seed: mulberry32. */
function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (bound: number) => Math.floor(next() * bound)
  const of = <T>(things: readonly T[]): T => things[below(things.length)] as T
  return { below, of, thousands: (most: number) => (1 + below(most)) * 1_000 }
}

type Dice = ReturnType<typeof dice>
type Cast = { senders: Person[]; couriers: Person[] }
type Act = (cast: Cast, draw: Dice) => Promise<unknown>

const openDebt = async (who: Person, draw: Dice) => {
  const { items } = await world.debtsOf(who)
  return items.length === 0 ? undefined : draw.of(items)
}

const acts: Readonly<Record<string, Act>> = {
  goodsArrive: async ({ senders, couriers }, draw) =>
    world.delivered(draw.of(senders), draw.of(couriers), { product_fee: draw.thousands(120) }),
  parcelComesBack: async ({ senders, couriers }, draw) =>
    world.returned(draw.of(senders), draw.of(couriers), {
      payment_type: draw.of(['balance', 'balance', 'receiver']),
    }),
  paidFromBalance: async ({ senders }, draw) => world.payDebts(draw.of(senders), 'balance'),
  paidAtTheBank: async ({ senders }, draw) => {
    const type = draw.of(['payme', 'click'] as const)
    const { data, status } = await world.payDebts(draw.of(senders), type)
    if (status < 300 && data.checkout)
      await world.payIn(type, { number: data.checkout.number, amount: data.amount })
  },
  /** Begun at the bank, paid from the balance, and taken all the same. */
  paidTwiceInVain: async ({ senders }, draw) => {
    const who = draw.of(senders)
    const { data, status } = await world.payDebts(who, 'card')
    if (status >= 300 || !data.checkout) return
    const begun = await world.bank.payme.create(data.checkout.number, data.amount)
    await world.payDebts(who, 'balance')
    await world.bank.payme.perform(begun?.id ?? '')
  },
  paidInCash: async ({ senders }, draw) => {
    const debt = await openDebt(draw.of(senders), draw)
    if (!debt?.order_id) return
    const by = draw.of([world.cashier, world.people.operator])
    const body = { order_id: debt.order_id, amount: Math.min(debt.remaining, draw.thousands(30)) }
    await world.ask(by, debtsCalls.takeCash, { body })
  },
  disputed: async ({ senders }, draw) => {
    const who = draw.of(senders)
    const debt = await openDebt(who, draw)
    if (debt && !debt.dispute) await world.dispute(who, debt.id)
  },
  disputeAnswered: async (_, draw) => {
    const { items } = await world.debtors({ disputed: 'true' })
    const debt = items.flatMap(({ debts }) => debts).find(({ disputed }) => disputed)
    if (debt && draw.below(2) === 0)
      await world.ask(world.cashier, debtDeskCalls.keepDebt, { params: debt, body: { note: 'Qarz bor' } })
  },
  writtenOff: async ({ senders }, draw) => {
    const debt = await openDebt(draw.of(senders), draw)
    if (!debt || draw.below(3) > 0) return
    const ground = draw.of(['not_owed', 'uncollectible'])
    const asked = await world.ask(world.cashier, debtDeskCalls.writeOffDebt, {
      params: { id: debt.id },
      body: { ground, note: 'Javob yoʻq' },
    })
    if (asked.status === 201)
      await world.ask(world.colleague, approvalsCalls.approve, {
        params: { id: asked.data.approval_id },
        body: {},
      })
  },
  toppedUp: async ({ senders }, draw) => {
    const who = draw.of(senders)
    const receipt = randomUUID().replaceAll('-', '').padEnd(64, '0')
    const { id } = await world.db.one<{ id: number }>(sql`
      insert into top_up (person_id, amount, receipt, created_at, updated_at)
      values (${who.id}, ${draw.thousands(300)}, ${receipt}, now(), now()) returning id`)
    const approve = () => world.ask(world.cashier, topUpCalls.approveTopUp, { params: { id }, body: {} })
    await Promise.all([approve(), approve()])
  },
  payoutRun: async () => {
    const { data } = await world.run()
    if (data?.batch) await world.ask(world.cashier, codDeskCalls.sendBatch, { params: { id: data.batch.id } })
  },
  bankAnswers: async ({ senders }, draw) => {
    const who = draw.of(senders)
    const { items } = (await world.ask(who, codCalls.listPayouts)).data
    const sent = items.find(({ state }) => state === 'sent')
    if (!sent) return
    if (draw.below(2) === 0)
      await world.ask(world.cashier, codDeskCalls.confirmPayout, { params: { id: sent.id }, body: {} })
    else
      await world.ask(world.cashier, codDeskCalls.returnPayout, {
        params: { id: sent.id },
        body: { note: 'Hisob yopilgan' },
      })
  },
  cashHandedIn: async ({ couriers }, draw) => {
    const courier = draw.of(couriers)
    const cash = await world.cashOf(courier)
    if (cash > 0) await world.handIn(courier, cash)
  },
  /** Everything about one person's debts at the same moment. */
  allAtOnce: async ({ senders }, draw) => {
    const who = draw.of(senders)
    await Promise.all([
      world.payDebts(who, 'balance'),
      world.payDebts(who, 'balance'),
      world.run([String(who.id)]),
      payDueToBalances(world.db, world.clock.now()),
    ])
  },
}

async function expectDayRight(title: string, isLast: boolean, cast: Cast): Promise<void> {
  expect(await checkBooks(world.db), title).toEqual([])
  expect(await findFaults(world.db), title).toEqual([])
  for (const who of cast.senders) {
    const { total, items } = await world.debtsOf(who)
    expect(total, title).toBe(await balanceOf(world.db, 'receivable', who.id))
    for (const { remaining, amount } of items) expect(remaining > 0 && remaining <= amount, title).toBe(true)
  }
  // Each order's own record of payment, and each provider's: slower, so once a week and at the end.
  if (!isLast) return
  await expectBooksRight(world)
  await expectNoDrift(world, world.bank)
}

test(`${DAYS} random days leave the books in order every evening`, {
  timeout: DAYS * 20_000 + 60_000,
}, async () => {
  const draw = dice(SEED)
  const cast: Cast = { senders: [], couriers: [await world.courier(), await world.courier()] }
  for (const amount of [10_000_000, 10_000_000, 150_000, 150_000]) {
    const who = await addPerson(world, 'customer')
    await world.topUp(who, amount)
    cast.senders.push(who)
  }
  for (const who of cast.senders.filter((_, index) => index % 2 === 0)) await world.toBank(who)
  const names = Object.keys(acts)
  for (let today = 1; today <= DAYS; today++) {
    const played: string[] = []
    for (const name of ['parcelComesBack', 'goodsArrive', draw.of(names), draw.of(names), draw.of(names)]) {
      played.push(name)
      // Whoever cannot pay for a parcel today is refused; what must not happen is seen in the evening.
      await acts[name]?.(cast, draw).catch((error: unknown) => {
        if (!String(error).includes('"success":false')) throw error
      })
      world.clock.advance(hour)
    }
    world.clock.advance(day - 5 * hour)
    await payDueToBalances(world.db, world.clock.now())
    await remindDebtors(world.db, world.clock.now())
    const title = `seed ${SEED}, day ${today}: ${played.join(', ')}`
    await expectDayRight(title, today % 7 === 0 || today === DAYS, cast)
  }
})
