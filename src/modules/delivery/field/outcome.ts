import { type ActFailure, type Order, scansInHand, type Told } from '#modules/orders/index.ts'
import type { Facts, ReportRow } from './report.repo.ts'

/** Why a report does not fit what has become of the parcel meanwhile; each has words that say what to do with it now. */
export const conflictCodes = [
  'cancelled_meanwhile',
  'redirected_meanwhile',
  'delivered_meanwhile',
  'with_colleague',
  'at_point_meanwhile',
  'given_up_meanwhile',
  'cash_differs',
  'wrong_receiver_code',
  'told_late',
  'not_told_yet',
  'accept_first',
  'moved_on',
] as const
export type ConflictCode = (typeof conflictCodes)[number]

export const isConflict = (code: string): code is ConflictCode =>
  conflictCodes.some((known) => known === code)

/** Whoever cannot reach an order hears no more of it than that. */
export const unknownParcel: Outcome = {
  state: 'refused',
  code: 'not_found',
  values: null,
  waiting: false,
}

/** What somebody else’s work is to tell. A scan is kept all the same: the parcel was in a hand. */
export const notTheirs = (verb: string): Outcome => ({
  ...unknownParcel,
  code: 'forbidden',
  incident: scansInHand.some((known) => known === verb) ? 'impossible_report' : undefined,
})

/** How a report came out. `waiting`: what another phone tells later may make it fit. */
export type Outcome = Pick<ReportRow, 'state' | 'code' | 'values' | 'waiting'> & {
  /** What is opened at the order for it. */
  incident?: IncidentKind | undefined
}
export type IncidentKind = 'late_report' | 'impossible_report' | 'wrong_code' | 'cash_difference'

/** Wanted, and not done yet: nobody has anything in the hand because of it. Everything else has happened, whatever we think of it. */
const wishes: readonly string[] = ['accept', 'release', 'send_code']

/** Means what is so at that moment: done later it would take back something else. */
const momentary: readonly string[] = ['undo_delivery']

const plain = { code: null, values: null, waiting: false } as const

export function outcomeOf({ how }: Told): Outcome {
  if (how === 'noted') return { ...plain, state: 'late', code: 'told_late', incident: 'late_report' }
  return { ...plain, state: 'done' }
}

type Refused = {
  failure: ActFailure
  order: Order
  verb: string
  person: number
}

export function refusalOf({ failure, order, verb, person }: Refused): Outcome {
  const isDeed = !wishes.includes(verb)
  switch (failure.code) {
    case 'action_not_allowed': {
      const code = meanwhile(order, verb, person)
      return {
        ...plain,
        state: 'conflict',
        code,
        waiting: isDeed && !momentary.includes(verb),
        ...(isDeed ? { incident: 'impossible_report' } : {}),
      }
    }
    case 'wrong_receiver_code':
    case 'receiver_code_locked':
      if (!isDeed) break
      return { ...plain, state: 'conflict', code: 'wrong_receiver_code', incident: 'wrong_code' }
    case 'collected_amount_differs':
      // Paid by a link while the phone was out of reach.
      if (order.doorPaidAt)
        return { ...plain, state: 'conflict', code: 'cash_differs', incident: 'cash_difference' }
  }
  return {
    state: 'refused',
    code: failure.code,
    values: factsOf(failure),
    waiting: false,
    ...(isDeed ? { incident: 'impossible_report' } : {}),
  }
}

/** As they are: put into words for whoever reads them. */
const factsOf = ({ code: _, fields: __, ...facts }: ActFailure): Facts => facts

/** What has become of the parcel, for whoever has it in the hand. */
function meanwhile(order: Order, verb: string, person: number): ConflictCode {
  const { status, courierId, holder } = order
  if (status === 'cancelled') return 'cancelled_meanwhile'
  if (status === 'executor_done' || status === 'done') return 'delivered_meanwhile'
  if (status === 'expired') return 'given_up_meanwhile'
  if (verb === 'pick_up' && holder === 'sender' && person !== courierId)
    return courierId === null ? 'accept_first' : 'with_colleague'
  if (status === 'new' || status === 'accept') return person === courierId ? 'moved_on' : 'not_told_yet'
  const isForDoor = verb === 'deliver'
  if (isForDoor && order.destinationPointId !== null && holder === 'courier') return 'redirected_meanwhile'
  if (courierId !== null && courierId !== person) return 'with_colleague'
  return status === 'agent_received' ? 'at_point_meanwhile' : 'moved_on'
}
