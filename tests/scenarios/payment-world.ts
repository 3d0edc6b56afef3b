import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { balanceOf, checkBooks } from '#modules/ledger/index.ts'
import { moneyFaults } from '#modules/orders/life/money-check.service.ts'
import { insertCheckout } from '#modules/payments/checkout/checkout.repo.ts'
import { paymentsCalls } from '#modules/payments/checkout/payments.calls.ts'
import { sql } from '#platform/db/sql.ts'
import { type Bank, createBank, type Send } from '../../src/testbank/bank.ts'
import type { TestApp } from '../support/test-app.ts'
import { orderOf, type Person, type Shown, startWorld } from './parcel-world.ts'
import { bankSettings, paymentSettings } from './payment-settings.ts'

export type PaymentWorld = Awaited<ReturnType<typeof startPaymentWorld>>

export type Opened = {
  orders: Shown[]
  total: number
  checkout: { number: string; status: string; pay_url: string }
}

/** The product with Payme and Click connected to a bank that keeps its own record. */
export async function startPaymentWorld() {
  const world = await startWorld({ payments: paymentSettings })
  const bank = createBank({
    settings: bankSettings,
    send: sendInto(world),
    now: () => world.clock.now().getTime(),
    draw: () => randomBytes(12).toString('hex'),
  })
  const opened = async (who: Person, orders: readonly { id: string }[], type: string) =>
    world.shownIn(await world.checkout(who, orders, type)) as unknown as Opened
  return {
    ...world,
    bank,
    /** A basket of so many drafts and its checkout. */
    basket: async (who: Person, type = 'payme', drafts = 1) => {
      const orders: Shown[] = []
      for (let made = 0; made < drafts; made++) orders.push(await world.place(who))
      return { drafts: orders, ...(await opened(who, orders, type)) }
    },
    opened,
    status: async (who: Person, number: string) => {
      const answer = await world.call(paymentsCalls.readCheckout, {
        params: { number },
        headers: who.headers,
      })
      return world.shownIn(answer) as unknown as Record<string, unknown> & {
        status: string
        to_balance: number
        pay_url: string | null
        orders: { id: string; status: string; paid: boolean }[]
      }
    },
    clearing: (provider: string) => balanceOf(world.db, 'clearing', provider),
    refunds: () => refundsOf(world),
  }
}

function sendInto({ app }: Pick<TestApp, 'app'>): Send {
  return async ({ path, headers, body }, { dropAnswer } = {}) => {
    const answer = await app.inject({ method: 'POST', url: path, headers, payload: body })
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
    if (dropAnswer) throw new Error('connection dropped')
    return answer.body
  }
}

type RefundRow = { id: number; order_id: number; provider: string; amount: number; is_done: boolean }

const refundsOf = ({ db }: Pick<TestApp, 'db'>) =>
  db.many<RefundRow>(sql`
    select id, order_id, provider, amount, done_at is not null as is_done from order_refund order by id`)

const stateOf = { open: 1, paid: 2, dropped: -1, 'given back': -2 } as const

/**
 * The bank's record and ours say the same about every payment, and the money that the books expect of each provider is
 * what it has taken and neither given back nor sent to our account.
 */
export async function expectNoDrift(app: Pick<TestApp, 'db' | 'clock'>, bank: Bank): Promise<void> {
  const theirs = bank.record().map(({ provider, id, number, amount, state }) => ({
    provider,
    id,
    number,
    amount,
    state: stateOf[state],
  }))
  const ours = await app.db.many<(typeof theirs)[number]>(sql`
    select provider, external_id as id, number, payment.amount, state
    from payment join checkout on checkout.id = checkout_id`)
  const sorted = (rows: typeof theirs) =>
    [...rows].sort((a, b) => `${a.provider}${a.id}`.localeCompare(`${b.provider}${b.id}`))
  expect(sorted(ours)).toEqual(sorted(theirs))
  const pending = (await refundsOf(app)).filter(({ is_done }) => !is_done)
  for (const provider of ['payme', 'click'] as const) {
    const taken = bank
      .record()
      .filter((known) => known.provider === provider && known.state === 'paid')
      .reduce((sum, { amount, sentBack }) => sum + amount - sentBack, 0)
    const owed = pending
      .filter((refund) => refund.provider === provider)
      .reduce((sum, { amount }) => sum + amount, 0)
    const { settled } = await app.db.one<{ settled: number }>(sql`
      select coalesce(sum(amount), 0)::bigint as settled from provider_settlement where provider = ${provider}`)
    expect(await balanceOf(app.db, 'clearing', provider), provider).toBe(taken - owed - settled)
  }
}

export async function expectBooksRight(app: Pick<TestApp, 'db'>): Promise<void> {
  expect(await checkBooks(app.db)).toEqual([])
  expect(await moneyFaults(app.db, new Date(0))).toEqual([])
}

/** A checkout of this person that nobody has paid. */
export async function checkoutOf(app: TestApp, person: number): Promise<string> {
  const order = Number(await orderOf(app, person))
  const number = String(1_000_000_000 + order)
  const createdAt = app.clock.now()
  await insertCheckout(app.db, {
    number,
    ownerId: person,
    method: 'payme',
    amount: 20_000,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 3_600_000),
    items: [{ orderId: order, amount: 20_000 }],
  })
  return number
}
