import { assert } from '#kernel/assert.ts'
import type { PaidFor, Taking, What } from './taking.ts'

/** As the tax office knows a thing: its IKPU, the code of its package, and the VAT in its price. */
export type Codes = Readonly<{ ikpu: string; packageCode: string; vatPercent: number }>
/** Of what we sell, and of goods that we take money for on behalf of others. */
export type FiscalCodes = Readonly<{ service: Codes; goods: Codes }>

/** A part with what is told of it beside its codes. */
export type Part = PaidFor &
  Readonly<{
    title: string
    /** Of goods: the tax number of whoever sells them, where it is known. */
    stir: string | null
  }>

export type Position = Readonly<{
  title: string
  /** Tiyin, VAT included. */
  price: number
  count: number
  amount: number
  code: string
  package_code: string
  vat_percent: number
  /** The part of the amount that is VAT. */
  vat: number
  /** Goods of somebody else, sold by us as their agent. */
  commission: Readonly<{ stir: string | null }> | null
}>

/** A receipt as a register takes it; every amount in tiyin. */
export type FiscalDocument = Readonly<{
  receipt_id: string
  type: Taking['kind']
  time: string
  items: readonly Position[]
  total: number
  cash: number
  card: number
  /** Of a refund: what the register had given for the sale. */
  origin: Readonly<{ number: string; sign: string }> | null
}>

export type Facts = Readonly<{
  key: string
  kind: Taking['kind']
  paidAt: Date
  parts: readonly Part[]
  cash: number
  card: number
  origin: FiscalDocument['origin']
}>

/** Longer names are cut by registers, each in its own way. */
const longestTitle = 63

/** The tax that is inside of a price, to the nearest tiyin. */
export const vatInside = (amount: number, percent: number): number =>
  Math.round((amount * percent) / (100 + percent))

export function documentOf(facts: Facts, codes: FiscalCodes): FiscalDocument {
  const { key, kind, paidAt, parts, cash, card, origin } = facts
  const items = parts.map((part) => positionOf(part, codes))
  const total = items.reduce((sum, { amount }) => sum + amount, 0)
  assert(total === cash + card, 'the positions of a receipt come to what was paid')
  return { receipt_id: key, type: kind, time: paidAt.toISOString(), items, total, cash, card, origin }
}

const isGoods = (what: What) => what === 'goods'

function positionOf({ what, amount, title, stir }: Part, codes: FiscalCodes): Position {
  const { ikpu, packageCode, vatPercent } = isGoods(what) ? codes.goods : codes.service
  return {
    title: title.slice(0, longestTitle),
    price: amount,
    count: 1,
    amount,
    code: ikpu,
    package_code: packageCode,
    vat_percent: vatPercent,
    vat: vatInside(amount, vatPercent),
    commission: isGoods(what) ? { stir } : null,
  }
}
