/** A movement of the books, as its lines show it: debit positive, whole so'm. */
export type Movement = Readonly<{
  id: number
  template: string
  reverses: number | null
  lines: readonly Readonly<{ kind: string; owner: string; amount: number }>[]
}>

/** `advance`: money on a balance, of which nobody knows yet what it will be spent on. */
export type What = 'delivery' | 'goods' | 'package' | 'advance'
/** Tiyin. Goods are the sender's: we take the money on their behalf. */
export type PaidFor = Readonly<{ what: What; amount: number }>

export type Taking = Readonly<{
  kind: 'sale' | 'refund'
  parts: readonly PaidFor[]
  cash: number
  card: number
  /** Through whom, where it was no cash. */
  provider: string | undefined
}>

const taken = 'sale'
const returned = 'refund'

/**
 * By which templates money is taken from customers, and by which it is given back to them. What stays on a balance has
 * not been given back: its receipt is the one of when it came (decision 84).
 */
export const receipted = {
  order_paid_by_provider: taken,
  order_paid_cash_to_courier: taken,
  order_paid_cash_to_agent: taken,
  receiver_paid_courier: taken,
  receiver_paid_agent: taken,
  receiver_paid_provider: taken,
  cod_collected_by_courier: taken,
  cod_collected_by_agent: taken,
  cod_collected_by_provider: taken,
  package_sold_by_provider: taken,
  payment_to_balance: taken,
  receivable_settled_by_provider: taken,
  receivable_settled_to_courier: taken,
  receivable_settled_to_agent: taken,
  receivable_settled_to_desk: taken,
  refund_to_provider: returned,
  refund_to_cash: returned,
} as const satisfies Record<string, Taking['kind']>

/** Money over a counter that is no sale: what was collected for a sender goes on to them. */
export const unreceipted = ['cod_paid_out_cash', 'cod_carried_back_by_courier'] as const

const whatOf: Readonly<Record<string, What>> = {
  revenue: 'delivery',
  receivable: 'delivery',
  cod_owed: 'goods',
  prepaid: 'package',
  customer_balance: 'advance',
}
const cashKinds: readonly string[] = ['courier_cash', 'agent_cash', 'cash_desk']

const tiyin = (soum: number) => Math.abs(soum) * 100
const opposite = (kind: Taking['kind']) => (kind === taken ? returned : taken)

/** What the tax office is told of a movement; undefined when it is none of its business. */
export function takingIn({ template, reverses, lines }: Movement): Taking | undefined {
  const usual = Object.hasOwn(receipted, template) ? receipted[template as keyof typeof receipted] : undefined
  if (usual === undefined) return undefined
  const sumOf = (kinds: (kind: string) => boolean) =>
    lines.filter(({ kind }) => kinds(kind)).reduce((sum, { amount }) => sum + tiyin(amount), 0)
  const parts = lines.flatMap(({ kind, amount }): PaidFor[] => {
    const what = whatOf[kind]
    return what === undefined ? [] : [{ what, amount: tiyin(amount) }]
  })
  return {
    // Turned round, what was taken is given back.
    kind: reverses === null ? usual : opposite(usual),
    parts,
    cash: sumOf((kind) => cashKinds.includes(kind)),
    card: sumOf((kind) => kind === 'clearing'),
    provider: lines.find(({ kind }) => kind === 'clearing')?.owner,
  }
}
