import type { Explanation } from './explanation.ts'
import type { Facts } from './facts.ts'
import type { Promotion } from './promotion.ts'
import type { Tariff } from './tariff.ts'

/** A rule id is the name of its file in rules/, and the title of its lines. Orders keep them: none is ever renamed. */
export const lineTitles = {
  transport: 'pricing.lines.transport',
  package: 'pricing.lines.package',
  pro: 'pricing.lines.pro',
  'door-pickup': 'pricing.lines.doorPickup',
  collection: 'pricing.lines.collection',
  'door-delivery': 'pricing.lines.doorDelivery',
  cod: 'pricing.lines.cod',
  signature: 'pricing.lines.signature',
  cover: 'pricing.lines.cover',
  promotion: 'pricing.lines.promotion',
} as const

export type RuleId = keyof typeof lineTitles

export type BecauseKey =
  | 'pricing.because.transport'
  | 'pricing.because.transportHeavy'
  | 'pricing.because.package'
  | 'pricing.because.pro'
  | 'pricing.because.doorLeg'
  | 'pricing.because.receiverCollects'
  | 'pricing.because.collection'
  | 'pricing.because.collectionFree'
  | 'pricing.because.collectionPaid'
  | 'pricing.because.cod'
  | 'pricing.because.codInPro'
  | 'pricing.because.signature'
  | 'pricing.because.cover'
  | 'pricing.because.halfPrice'
  | 'pricing.because.firstParcel'
  | 'pricing.because.promotion'

/** One part of a price: the total is the sum of the lines and nothing else. */
export type Line = Readonly<{
  rule: RuleId
  amount: number
  because: Explanation<BecauseKey>
  /** The terms that took it off, for whoever prices the parcel again. */
  promotion?: Promotion
}>

/** `before` are the lines of the rules that came earlier. */
export type Rule = (facts: Facts, tariff: Tariff, before: readonly Line[]) => Line | undefined

export const sumOf = (lines: readonly Line[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

export function line(
  rule: RuleId,
  amount: number,
  key: BecauseKey,
  values: Explanation['values'] = {},
): Line {
  return { rule, amount, because: { key, values } }
}
