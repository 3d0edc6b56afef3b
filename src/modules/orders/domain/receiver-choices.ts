import { startOfDay } from '#kernel/tashkent.ts'
import { newCodesLeft } from './codes/pickup-code.ts'
import { limits } from './limits.ts'
import { transitionFor } from './projection.ts'
import { isAtDestination, type OrderState, type Terms } from './state.ts'
import type { Verb } from './words.ts'

/** What a receiver can be offered on their own page, in the order it is shown there. */
export const choiceKinds = [
  'day',
  'point',
  'address',
  'hand_over',
  'delegate',
  'storage',
  'code',
  'refuse',
] as const
export type ChoiceKind = (typeof choiceKinds)[number]

const verbOfChoice = {
  day: 'redeliver',
  point: 'redirect',
  address: 'change_address',
  hand_over: 'choose_hand_over',
  delegate: 'delegate',
  storage: 'extend_storage',
  code: 'renew_code',
  refuse: 'refuse',
} as const satisfies Record<ChoiceKind, Verb>

/** Why a choice is closed, each with a sentence of its own on the page. */
export const closedReasons = [
  'not_agreed',
  'over',
  'refused',
  'link_only',
  'no_attempt',
  'attempts_used',
  'goes_to_point',
  'on_the_road',
  'at_point',
  'money',
  'not_stored',
  'extended',
  'with_sender',
  'no_code',
  'codes_used',
] as const
export type ClosedReason = (typeof closedReasons)[number]

/** Until when a choice is open: a moment, or something that nobody knows the moment of. */
export const deadlineEvents = ['moment', 'handed_over', 'courier_leaves', 'next_step'] as const
export type Deadline = Readonly<{ when: (typeof deadlineEvents)[number]; at: Date | undefined }>

/** How somebody came to the page: by the link sent to the receiver's phone, by the slip left at the door, or ringing us. */
export type PageKey = 'link' | 'card' | 'phone'

export type Choice = Readonly<
  { kind: ChoiceKind } & ({ allowed: true; deadline: Deadline } | { allowed: false; reason: ClosedReason })
>

/** Who else may take the parcel: whoever says that needs more than a slip that lay at a door. */
export const linkOnly: readonly Verb[] = ['choose_hand_over', 'delegate', 'revoke_delegate', 'renew_code']

type Parcel = Readonly<{ state: OrderState; terms: Terms }>

/** Every choice with its deadline, or with why not; what may happen is the lifecycle's to say. */
export function receiverChoices(parcel: Parcel, key: PageKey, now: Date): Choice[] {
  return choiceKinds.map((kind): Choice => {
    const attempt = { actor: 'receiver', happenedAt: now } as const
    const verb = verbOfChoice[kind]
    if (key === 'card' && linkOnly.includes(verb)) return { kind, allowed: false, reason: 'link_only' }
    if (!transitionFor(parcel.terms, parcel.state, verb, attempt))
      return { kind, allowed: false, reason: reasonFor(kind, parcel) }
    if (kind === 'code' && newCodesLeft(parcel.state, now) === 0)
      return { kind, allowed: false, reason: 'codes_used' }
    return { kind, allowed: true, deadline: deadlineOf(kind, parcel.state) }
  })
}

function deadlineOf(kind: ChoiceKind, state: OrderState): Deadline {
  if (isAtDestination(state)) return { when: 'moment', at: state.storedUntil }
  if (kind !== 'day' && kind !== 'point') return { when: 'handed_over', at: undefined }
  if (state.status === 'pickup' && state.wantedDay !== undefined)
    return { when: 'moment', at: startOfDay(state.wantedDay) }
  return { when: state.status === 'failed_delivery' ? 'next_step' : 'courier_leaves', at: undefined }
}

const ended = ['executor_done', 'done', 'cancelled', 'expired']
const withSender = ['new', 'accept']

function reasonFor(kind: ChoiceKind, { state, terms }: Parcel): ClosedReason {
  if (state.status === 'draft') return 'not_agreed'
  if (ended.includes(state.status)) return 'over'
  if (state.refused) return 'refused'
  switch (kind) {
    case 'day':
      return dayReason(state, terms)
    case 'point':
      return isAtDestination(state) ? 'at_point' : attemptsUsed(state) ? 'attempts_used' : 'on_the_road'
    case 'hand_over':
      return terms.toCollect > 0 ? 'money' : 'goes_to_point'
    case 'storage':
      return isAtDestination(state) ? 'extended' : 'not_stored'
    case 'code':
      return 'no_code'
    case 'refuse':
      return withSender.includes(state.status) ? 'with_sender' : 'over'
    default:
      return 'goes_to_point'
  }
}

const attemptsUsed = (state: OrderState) => state.deliveryAttempts >= limits.attempts

function dayReason(state: OrderState, { toDoor }: Terms): ClosedReason {
  if (!toDoor || state.destinationPointId !== undefined) return 'goes_to_point'
  return attemptsUsed(state) ? 'attempts_used' : 'no_attempt'
}
