import { expect } from 'vitest'
import { approvalsCalls } from '#modules/accounts/approvals/approvals.calls.ts'
import { cashCalls } from '#modules/payments/cash/cash.calls.ts'
import { type DebtWorld, startDebtWorld } from '../debt-world.ts'
import { addPerson, type Person, type Shown } from '../parcel-world.ts'
import type { Dice } from './dice.ts'

export const second = 1_000

/** What the rules may answer on an ordinary day. Anything else is a fault of the product, or of these days. */
const refusals = new Set([
  'insufficient_funds',
  'balance_too_low',
  'debt_prepaid_only',
  'nothing_owed',
  'owed_changed',
  'debt_overpaid',
  'debt_disputed',
  'debt_decided',
  'debt_not_disputed',
  'cash_desk_short',
  'cash_day_closed',
  'cash_difference_decided',
  'cash_transfer_decided',
  'too_many_cash_transfers',
  'settlement_too_big',
  'settlement_known',
  'hand_in_too_big',
  'approval_waiting',
  'partner_code_taken',
  'partner_nothing_due',
  'approval_decided',
  'approval_own',
  'approval_not_possible',
  'payout_closed',
  'top_up_decided',
  'hand_in_decided',
  'claim_decided',
  'claim_arrived',
])

/** What is heard besides when somebody else was quicker by a moment. */
const tooLate = new Set(['not_found', 'action_not_allowed', 'order_changed'])

/** A parcel that nobody has seen since. */
type Vanished = { who: Person; courier: Person; order: Shown; since: number }

type Desk = { id: string; cashier: Person }

type Parts = {
  admin: Person
  senders: Person[]
  couriers: Person[]
  /** The head office's, which is rich, and a depot's, which often is short. */
  desks: [Desk, Desk]
  vanished: Vanished[]
  /** How often which refusal was heard. */
  refused: Map<string, number>
  /** Refusals that no rule of an ordinary day explains. */
  strange: string[]
  /** Whether several things happen at this very moment. */
  now: { isRush: boolean }
}

export type Company = Omit<DebtWorld, 'ask'> & Parts & Speaking

/** Something that happens on a day, by the calls people use. */
export type Act = (company: Company, draw: Dice) => Promise<unknown>

/** A small company with two cash desks, whose customers have money to begin with. */
export async function openCompany(): Promise<Company> {
  const world = await startDebtWorld()
  const admin = await addPerson(world, 'admin')
  const depot = await world.ask(admin, cashCalls.openDesk, { body: { name: 'Depo', place: 'depot' } })
  const cashier = await addPerson(world, 'cashier')
  const seat = { params: { person: cashier.id }, body: { desk_id: depot.data.id } }
  expect((await world.ask(admin, cashCalls.seatCashier, seat)).status).toBe(200)
  const parts: Parts = {
    admin,
    senders: [],
    couriers: [await world.courier(), await world.courier()],
    desks: [
      { id: '1', cashier: world.cashier },
      { id: depot.data.id, cashier },
    ],
    vanished: [],
    refused: new Map(),
    strange: [],
    now: { isRush: false },
  }
  for (const amount of [10_000_000, 10_000_000, 150_000, 150_000]) {
    const who = await addPerson(world, 'customer')
    await world.topUp(who, amount)
    parts.senders.push(who)
  }
  for (const who of parts.senders.filter((_, index) => index % 2 === 0)) await world.toBank(who)
  return { ...world, ...parts, ...speakingOf(world, parts) }
}

type Speaking = ReturnType<typeof speakingOf>

function speakingOf(world: DebtWorld, { refused, strange, now, admin }: Parts) {
  const hear = (code: string, whole: string) => {
    if (!(refusals.has(code) || (now.isRush && tooLate.has(code)))) strange.push(whole)
    refused.set(code, (refused.get(code) ?? 0) + 1)
  }
  const ask: DebtWorld['ask'] = async (who, call, ...given) => {
    const answer = await world.ask(who, call, ...given)
    if (answer.status >= 300)
      hear(String(answer.code), `${call.method} ${call.path} ${JSON.stringify(answer.body)}`)
    return answer
  }
  return {
    ask,
    hear,
    /** A second person says yes, or sometimes no. */
    secondPerson: async (id: string, asker: Person, draw: Dice) => {
      const person = draw.of([world.cashier, world.colleague, admin].filter(({ id }) => id !== asker.id))
      const params = { id }
      if (draw.oneIn(5))
        return ask(person, approvalsCalls.reject, { params, body: { reason: 'Summa boshqa' } })
      return ask(person, approvalsCalls.approve, { params, body: {} })
    },
  }
}
