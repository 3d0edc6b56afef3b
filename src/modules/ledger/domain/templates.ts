import { assert } from '#kernel/assert.ts'
import type { Account } from './accounts.ts'

/** One line of a movement: debit positive, credit negative, whole so'm. */
export type Line = Readonly<{ account: Account; amount: number }>

/** Far above any movement, far below what a sum of them could lose. */
const largestAmount = 1_000_000_000_000

type Customer = Readonly<{ customer: number }>
type Courier = Readonly<{ courier: number }>
type FromCourier = Readonly<{ fromCourier: number }>
type Agent = Readonly<{ agent: number }>
type Provider = Readonly<{ provider: string }>
type Desk = Readonly<{ desk: number }>
type FromDesk = Readonly<{ fromDesk: number }>
type Nothing = Readonly<Record<never, never>>
type Amount = Readonly<{ amount: number }>
/** Paid at the door in one sum: our price, and the goods' price that goes on to the sender. */
type PriceAndGoods = Readonly<{ price: number; goods: number }>

const owned = (kind: Account['kind'], id: number): Account => {
  assert(Number.isSafeInteger(id) && id > 0, `${kind} belongs to somebody`)
  return { kind, owner: String(id) }
}
const balance = ({ customer }: Customer) => owned('customer_balance', customer)
const codOwed = ({ customer }: Customer) => owned('cod_owed', customer)
const prepaid = ({ customer }: Customer) => owned('prepaid', customer)
const reserved = ({ customer }: Customer) => owned('reserved', customer)
const receivable = ({ customer }: Customer) => owned('receivable', customer)
const courierCash = ({ courier }: Courier) => owned('courier_cash', courier)
const otherCourierCash = ({ fromCourier }: FromCourier) => owned('courier_cash', fromCourier)
const agentCash = ({ agent }: Agent) => owned('agent_cash', agent)
const clearing = ({ provider }: Provider): Account => {
  assert(/^[a-z][a-z_]{0,30}$/.test(provider), 'a provider has a short name')
  return { kind: 'clearing', owner: provider }
}
const company = (kind: Account['kind']) => (_: Nothing) => ({ kind, owner: '' })
const cashDesk = ({ desk }: Desk) => owned('cash_desk', desk)
const otherDesk = ({ fromDesk }: FromDesk) => owned('cash_desk', fromDesk)
const cashDifference = company('cash_difference')
const bank = company('bank')
const revenue = company('revenue')
const promotions = company('promotions')
const compensation = company('compensation')
const badDebts = company('bad_debts')

/** A template that debits one account and credits another with the same amount. */
function moves<D, C>(debit: (facts: D) => Account, credit: (facts: C) => Account) {
  return (facts: D & C & Amount): Line[] => {
    assertAmount(facts.amount)
    return [
      { account: debit(facts), amount: facts.amount },
      { account: credit(facts), amount: -facts.amount },
    ]
  }
}

/** The receiver pays for delivery, and for the goods if they have a price. */
function receiverPays<H>(holder: (facts: H) => Account) {
  return (facts: H & Customer & PriceAndGoods): Line[] => {
    const { price, goods } = facts
    assertAmount(price)
    const toHolder = (amount: number) => ({ account: holder(facts), amount })
    if (goods === 0) return [toHolder(price), { account: revenue({}), amount: -price }]
    assertAmount(goods)
    return [
      toHolder(price + goods),
      { account: revenue({}), amount: -price },
      { account: codOwed(facts), amount: -goods },
    ]
  }
}

function assertAmount(amount: number): void {
  assert(
    Number.isSafeInteger(amount) && amount > 0 && amount <= largestAmount,
    "an amount is whole so'm above zero",
  )
}

/**
 * Every way money moves, by name: `moves(debit, credit)`. The name is kept with the movement and is the key of its
 * title. What takes something back whole is no template but a reversal.
 */
export const templates = {
  order_paid_from_balance: moves(balance, revenue),
  order_paid_by_provider: moves(clearing, revenue),
  order_paid_cash_to_courier: moves(courierCash, revenue),
  order_paid_cash_to_agent: moves(agentCash, revenue),
  receiver_paid_courier: receiverPays(courierCash),
  receiver_paid_agent: receiverPays(agentCash),
  receiver_paid_provider: receiverPays(clearing),
  promotion_applied: moves(promotions, revenue),
  // The order was cancelled, or became cheaper.
  promotion_withdrawn: moves(revenue, promotions),

  // All parcels of an upload, before the first of them is an order; what is not needed goes back (decision 71).
  upload_reserved: moves(balance, reserved),
  order_paid_from_reserved: moves(reserved, revenue),
  upload_released: moves(reserved, balance),

  package_sold_from_balance: moves(balance, prepaid),
  package_sold_by_provider: moves(clearing, prepaid),
  package_consumed: moves(prepaid, revenue),
  package_expired: moves(prepaid, revenue),

  refund_to_balance: moves(revenue, balance),
  refund_to_provider: moves(revenue, clearing),
  refund_to_cash: moves(revenue, cashDesk),

  cod_collected_by_courier: moves(courierCash, codOwed),
  cod_collected_by_agent: moves(agentCash, codOwed),
  cod_collected_by_provider: moves(clearing, codOwed),
  cod_paid_out_balance: moves(codOwed, balance),
  cod_paid_out_bank: moves(codOwed, bank),
  cod_paid_out_cash: moves(codOwed, cashDesk),
  // Through the balance, from which the debt is paid in the same transaction: each movement is about its own parcel.
  cod_kept_for_debt: moves(codOwed, balance),
  cod_carried_back_by_courier: moves(codOwed, courierCash),

  // Posted once both sides have confirmed.
  courier_handed_in: moves(cashDesk, courierCash),
  agent_handed_in: moves(cashDesk, agentCash),
  agent_handed_to_courier: moves(courierCash, agentCash),
  courier_handed_to_agent: moves(agentCash, courierCash),
  courier_handed_to_courier: moves(courierCash, otherCourierCash),
  courier_given_cash: moves(courierCash, cashDesk),
  cash_desk_banked: moves(bank, cashDesk),
  cash_desk_filled: moves(cashDesk, bank),
  // Between two desks; so the one desk of the company became the head office's.
  cash_desk_moved: moves(cashDesk, otherDesk),
  // Counted less, or more, than the books say, once an admin has decided that it stays so.
  cash_desk_short: moves(cashDifference, cashDesk),
  cash_desk_over: moves(cashDesk, cashDifference),
  // The same of a drawer at a counter, once a cashier or an admin who has not counted it has decided.
  agent_cash_short: moves(cashDifference, agentCash),
  agent_cash_over: moves(agentCash, cashDifference),
  provider_settled: moves(bank, clearing),

  // Paid for orders that could not use it any more.
  payment_to_balance: moves(clearing, balance),
  top_up_approved: moves(bank, balance),
  // Spent on shipments like all that is on a balance: nothing leads from there out of the house.
  referral_reward: moves(promotions, balance),
  // A shipment it was given for was undone or given back.
  referral_reward_taken_back: moves(balance, promotions),
  // Whoever closes their account leaves behind what they have not spent of it.
  referral_reward_given_up: moves(balance, promotions),

  // What a partner has earned in a month, by the contract (decision 68).
  partner_paid_by_bank: moves(promotions, bank),

  // The sender owes the price of a parcel that its receiver should have paid and refused.
  receivable_raised: moves(receivable, revenue),
  return_owed: moves(receivable, revenue),
  // The parcel was lost on the way, or the sender was right that nothing is owed: it was never earned.
  receivable_let_go: moves(revenue, receivable),
  // Earned, and nobody will ever pay it.
  receivable_written_off: moves(badDebts, receivable),
  receivable_settled_from_balance: moves(balance, receivable),
  receivable_settled_by_provider: moves(clearing, receivable),
  receivable_settled_by_bank: moves(bank, receivable),
  receivable_settled_to_courier: moves(courierCash, receivable),
  receivable_settled_to_agent: moves(agentCash, receivable),
  receivable_settled_to_desk: moves(cashDesk, receivable),

  compensation_paid_to_balance: moves(compensation, balance),
  compensation_paid_to_bank: moves(compensation, bank),
  compensation_paid_in_cash: moves(compensation, cashDesk),
  // The parcel was found, and its sender gives back what they got for it.
  compensation_taken_back: moves(balance, compensation),
}

export type TemplateName = keyof typeof templates
export type FactsOf<Name extends TemplateName> = Parameters<(typeof templates)[Name]>[0]

export const templateNames = Object.keys(templates) as [TemplateName, ...TemplateName[]]

export function linesOf<Name extends TemplateName>(template: Name, facts: FactsOf<Name>): Line[] {
  // The compiler loses the link between a name and its facts once both are looked up.
  return (templates[template] as (facts: FactsOf<Name>) => Line[])(facts)
}

/** What takes a movement back: the same lines with the other sign. */
export const reversed = (lines: readonly Line[]): Line[] =>
  lines.map(({ account, amount }) => ({ account, amount: -amount }))
