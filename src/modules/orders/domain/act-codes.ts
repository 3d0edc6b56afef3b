import { changes } from './change-limit.ts'
import { type GuardName, guardRefusals, type RefusalCode } from './guards.ts'
import { lifecycle } from './lifecycle.ts'
import type { ReweighCode } from './reweigh.ts'
import type { Verb } from './words.ts'

export type ActCode =
  | RefusalCode
  | 'not_found'
  | 'order_changed'
  | 'action_not_allowed'
  | 'too_many_changes'
  | 'point_not_found'
  | 'receiver_code_locked'
  | 'insufficient_funds'
  | 'invalid_input'
  | 'parcel_too_big'
  | ReweighCode
  | 'sender_code_locked'
  | 'found_undecided'
  | 'parcel_of_cancelled'
  | 'bag_not_parcel'
  | 'trip_full'
  | 'bag_goes_elsewhere'
  | 'courier_cash_full'

const measured = ['photo_required', 'parcel_too_big'] as const
const handedOver = [...measured, 'consent_required'] as const

/** Beside the lifecycle: what is measured again, and found after it was paid for. */
const byMeasure: Partial<Record<Verb, readonly ActCode[]>> = {
  reweigh: measured,
  pick_up: handedOver,
  drop_off: [...handedOver, 'wrong_sender_code', 'sender_code_locked'],
  reinstate: ['found_undecided'],
  hand_back: ['found_undecided'],
}

/** Reports in which staff name the courier or the point that it was. */
const namesOthers: Partial<Record<Verb, readonly ActCode[]>> = {
  accept: ['courier_required'],
  pick_up: ['courier_required'],
  report_found: ['courier_required', 'point_not_found'],
  reinstate: ['courier_required'],
  redeliver: ['courier_required'],
  store: ['point_not_found'],
}

/** What other parcels, the van and the books say against taking it. */
const byRoom: Partial<Record<Verb, readonly ActCode[]>> = {
  load: ['trip_full', 'bag_goes_elsewhere'],
  accept: ['courier_cash_full'],
}

/** What is done to a bag is done to all that is in it. */
const bagVerbs = ['load', 'store', 'pick_up', 'hand_over'] as const satisfies readonly Verb[]
export const isOfBags = (verb: Verb) => bagVerbs.some((known) => known === verb)

/** What a locked code stands in the way of. */
const asksCode: readonly GuardName[] = ['handOverProved', 'handOutProved', 'codeSendable']

/** Scans that are kept although the order is cancelled: whoever reports one of these has the parcel in their hands. */
export const scansInHand = [
  'pick_up',
  'fail_delivery',
  'drop_off',
  'store',
  'load',
  'hand_over',
] as const satisfies readonly Verb[]
const isScan = (verb: Verb) => scansInHand.some((known) => known === verb)

/** What a verb can fail with, from its rows of the lifecycle. */
export function errorsOf(verb: Verb): readonly ActCode[] {
  const rows = lifecycle.filter((row) => row.verb === verb)
  const isCounted = changes.includes(verb)
  const named = namesOthers[verb] ?? []
  const codes = rows.flatMap(({ guard, effects }): ActCode[] => [
    ...(guard ? guardRefusals[guard] : []),
    ...(guard === 'pointTakes' || guard === 'redirectTakes' ? (['point_not_found'] as const) : []),
    ...(guard && asksCode.includes(guard) ? (['receiver_code_locked'] as const) : []),
    ...(effects.includes('give_money_back') ? (['cod_paid_out'] as const) : []),
  ])
  return [
    ...new Set<ActCode>([
      'not_found',
      'order_changed',
      'action_not_allowed',
      'invalid_input',
      ...(isCounted ? (['too_many_changes'] as const) : []),
      ...(isScan(verb) ? (['parcel_of_cancelled'] as const) : []),
      ...(byRoom[verb] ?? []),
      ...(byMeasure[verb] ?? []),
      ...named,
      ...codes,
    ]),
  ]
}
