/** A line of the books about one order, as its view shows it: debit positive. */
export type BookLine = Readonly<{
  movement: number
  template: string
  at: Date
  kind: string
  owner: string
  amount: number
}>

export type Payment = Readonly<{
  movement: number
  at: Date
  /** The sender's, for the goods. */
  goods: number
  /** Ours, for carrying it. */
  delivery: number
  way: 'cash' | 'balance' | 'provider'
  /** Of a provider its name, of cash the person who took it. */
  owner: string
  /** Gone back to whoever paid. */
  isReturned: boolean
}>

/** Who pays by each of these; the others move money that has been paid already. */
const payers = {
  order_paid_from_balance: 'sender',
  order_paid_from_reserved: 'sender',
  order_paid_by_provider: 'sender',
  order_paid_cash_to_courier: 'sender',
  order_paid_cash_to_agent: 'sender',
  receiver_paid_courier: 'receiver',
  receiver_paid_agent: 'receiver',
  receiver_paid_provider: 'receiver',
  cod_collected_by_courier: 'receiver',
  cod_collected_by_agent: 'receiver',
  cod_collected_by_provider: 'receiver',
  receivable_settled_from_balance: 'sender',
  receivable_settled_by_provider: 'sender',
  receivable_settled_to_courier: 'sender',
  receivable_settled_to_agent: 'sender',
  receivable_settled_to_desk: 'sender',
  refund_to_balance: 'sender',
  refund_to_provider: 'sender',
  refund_to_cash: 'sender',
} as const satisfies Record<string, 'sender' | 'receiver'>

export const paidTemplates = Object.keys(payers) as (keyof typeof payers)[]

const ways: Readonly<Record<string, Payment['way']>> = {
  courier_cash: 'cash',
  agent_cash: 'cash',
  cash_desk: 'cash',
  clearing: 'provider',
  customer_balance: 'balance',
  reserved: 'balance',
}

export type PayerOf = { payer: 'sender' | 'receiver' }

/** One payment a movement, the earliest first. */
export function paymentsIn(lines: readonly BookLine[]): (Payment & PayerOf)[] {
  const movements = new Map<number, BookLine[]>()
  for (const line of lines) movements.set(line.movement, [...(movements.get(line.movement) ?? []), line])
  return [...movements.values()].flatMap((about) => paymentOf(about) ?? [])
}

function paymentOf(lines: readonly BookLine[]): (Payment & PayerOf) | undefined {
  const purse = lines.find(({ kind }) => kind in ways)
  const payer = purse && payers[purse.template as keyof typeof payers]
  if (!purse || !payer) return undefined
  const sumOf = (kind: string) =>
    Math.abs(lines.filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + amount, 0))
  const isDebt = purse.template.startsWith('receivable_settled_')
  return {
    movement: purse.movement,
    at: purse.at,
    goods: sumOf('cod_owed'),
    delivery: sumOf(isDebt ? 'receivable' : 'revenue'),
    way: ways[purse.kind] ?? 'provider',
    owner: purse.owner,
    isReturned: purse.template.startsWith('refund_'),
    payer,
  }
}
