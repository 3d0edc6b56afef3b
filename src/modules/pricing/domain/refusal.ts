import type { Explanation } from './explanation.ts'

/** Why something cannot be had. Each reason has its message; none is ever renamed, since answers carry them. */
export const refusalKeys = {
  city_not_served: 'pricing.refusals.cityNotServed',
  too_long: 'pricing.refusals.tooLong',
  too_heavy: 'pricing.refusals.tooHeavy',
  on_request: 'pricing.refusals.onRequest',
  too_heavy_for_point: 'pricing.refusals.tooHeavyForPoint',
  too_long_for_point: 'pricing.refusals.tooLongForPoint',
  too_heavy_for_locker: 'pricing.refusals.tooHeavyForLocker',
  too_big_for_locker: 'pricing.refusals.tooBigForLocker',
  too_heavy_for_mailbox: 'pricing.refusals.tooHeavyForMailbox',
  too_big_for_mailbox: 'pricing.refusals.tooBigForMailbox',
  locker_prepaid_only: 'pricing.refusals.lockerPrepaidOnly',
  mailbox_drop_off_only: 'pricing.refusals.mailboxDropOffOnly',
  express_not_there: 'pricing.refusals.expressNotThere',
  cod_return_outside_region: 'pricing.refusals.codReturnOutsideRegion',
  cover_above_ceiling: 'pricing.refusals.coverAboveCeiling',
  perishable_too_slow: 'pricing.refusals.perishableTooSlow',
} as const

export type RefusalCode = keyof typeof refusalKeys
export type RefusalKey = (typeof refusalKeys)[RefusalCode]

/** What would work: another option, another service level, another kind of place, or a service less. */
export type Instead = Readonly<{
  deliveryOption?: 2
  deliveryType?: 1 | 2
  place?: 'locker' | 'point' | 'door'
  without?: string
}>

export type Refusal = Readonly<{
  code: RefusalCode
  reason: Explanation<RefusalKey>
  instead?: Instead
}>

export function refusal(code: RefusalCode, values: Explanation['values'] = {}, instead?: Instead): Refusal {
  const reason = { key: refusalKeys[code], values }
  return instead ? { code, reason, instead } : { code, reason }
}
