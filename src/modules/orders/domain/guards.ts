import { tashkentDay } from '#kernel/tashkent.ts'
import { daysOffered } from './days.ts'
import type { Attempt, OrderEvent, Proof } from './events.ts'
import { limits } from './limits.ts'
import { newCodesOn, type OrderState, type Terms } from './state.ts'
import { failureReasons, lossReasons } from './words.ts'

/** Why a verb cannot be used although the state would allow it. */
export type Refusal = Readonly<{ code: RefusalCode; amount?: number }>

export const refusalCodes = [
  'action_not_allowed',
  'courier_required',
  'courier_full',
  'not_handed_over',
  'trip_required',
  'trip_not_here',
  'point_required',
  'point_cannot_take',
  'point_elsewhere',
  'day_not_offered',
  'reason_required',
  'proof_required',
  'proof_not_enough',
  'wrong_receiver_code',
  'collected_amount_differs',
  'locker_takes_no_money',
  'cod_paid_out',
  'code_sends_used',
  'new_codes_used',
  'document_name_differs',
  'document_refused',
  'operator_yes_required',
  'offline_not_allowed',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** What the service has looked up for a guard; a guard never asks for more. */
export type Facts = Readonly<{
  /** How many parcels the courier has already. */
  courierLoad?: number | undefined
  pointTakes?: boolean | undefined
  /** The sender pays in cash as they hand it in, and nobody is there to take it. */
  cashAtLocker?: boolean | undefined
  /** The trip loads where the parcel lies, and the driver who scans is its own; undefined when there is no such trip. */
  tripLoadsHere?: boolean | undefined
  /** Whoever has it has said that they give it to this courier. */
  handedOver?: boolean | undefined
  /** The point is in the receiver's region and hands out to people. */
  pointServes?: boolean | undefined
  /** Whether the code that was shown is the receiver's; undefined when none was shown. */
  codeIsRight?: boolean | undefined
  /** Nothing of the order's name is missing in the document that was shown. */
  nameIsEqual?: boolean | undefined
  /** What an operator said to the document where one is asked; left out where nobody has to be. */
  operatorYes?: 'waits' | 'yes' | 'no' | undefined
  /** Told after it was done: what it was handed out for could not be checked before it was gone. */
  toldLate?: boolean | undefined
  /** Nothing to collect and not dear: what a counter may hand out without a line. */
  mayGoOffline?: boolean | undefined
  /** The desk has looked into it and says that it was handed over. */
  isVouchedFor?: boolean | undefined
  /** The collected money has left for the sender. */
  codPaidOut?: boolean | undefined
}>

type Question = Readonly<{
  state: OrderState
  terms: Terms
  event: Attempt & Pick<OrderEvent, 'courierId' | 'reason' | 'details'>
  facts: Facts
}>

type Guard = (question: Question) => Refusal | undefined

const refuse = (code: RefusalCode, amount?: number): Refusal =>
  amount === undefined ? { code } : { code, amount }

/** Without a call only what costs nothing is confirmed, and a way back, which is owed. */
const callNotNeeded: Guard = ({ state, terms }) =>
  state.submittedAt !== undefined || terms.total === 0 || terms.isReturn
    ? undefined
    : refuse('action_not_allowed')

const courierNamed: Guard = ({ event }) =>
  event.courierId === undefined ? refuse('courier_required') : undefined

/** SPEC section 9: couriers take up to 20 parcels at a time. */
const courierHasRoom: Guard = (question) =>
  courierNamed(question) ??
  ((question.facts.courierLoad ?? 0) >= limits.courierParcels
    ? refuse('courier_full', limits.courierParcels)
    : undefined)

/** The other side has said so, or the desk has given it to the taker, or does so now. */
const handedOver: Guard = (question) => {
  const { state, event, facts } = question
  const isDesk = event.actor === 'operator' || state.courierId === event.courierId
  return courierNamed(question) ?? (isDesk || facts.handedOver ? undefined : refuse('not_handed_over'))
}

const tripTakes: Guard = ({ event, facts }) => {
  if (event.details?.tripId === undefined || facts.tripLoadsHere === undefined) return refuse('trip_required')
  return facts.tripLoadsHere ? undefined : refuse('trip_not_here')
}

const placeNamed: Guard = ({ event }) => (event.pointId === undefined ? refuse('point_required') : undefined)

/** What lies at a depot is taken in by another depot alone. */
const depotTakes: Guard = ({ event }) => (event.details?.depot ? undefined : refuse('action_not_allowed'))

/** Asked only for what kind of place it is. */
const foundSomewhere: Guard = () => undefined

const pointTakes: Guard = ({ event, facts }) => {
  if (event.pointId === undefined) return refuse('point_required')
  if (facts.cashAtLocker) return refuse('locker_takes_no_money')
  return facts.pointTakes === false ? refuse('point_cannot_take') : undefined
}

/** The price was agreed for the region: a point there costs nobody more. */
const redirectTakes: Guard = (question) =>
  question.facts.pointServes === false ? refuse('point_elsewhere') : pointTakes(question)

/** A dispatcher sends out when it suits, today too; a receiver says for which day. */
const dayOffered: Guard = ({ event }) => {
  const { day } = event.details ?? {}
  const isToday = day === undefined || day === tashkentDay(event.happenedAt)
  if (event.actor !== 'receiver' && isToday) return undefined
  return day !== undefined && daysOffered(event.happenedAt).includes(day)
    ? undefined
    : refuse('day_not_offered')
}

const isOneOf = (known: readonly string[], reason: string | undefined) =>
  reason !== undefined && known.includes(reason)

const failureTold: Guard = ({ event }) =>
  isOneOf(failureReasons, event.reason) ? undefined : refuse('reason_required')

const lossTold: Guard = ({ event }) =>
  isOneOf(lossReasons, event.reason) ? undefined : refuse('reason_required')

/** Not a so'm more or less than what was agreed. */
const collectedInFull: Guard = ({ terms, event }) =>
  (event.details?.collected ?? 0) === terms.toCollect
    ? undefined
    : refuse('collected_amount_differs', terms.toCollect)

const isComplete: Record<Proof['kind'], (proof: Proof, facts: Facts) => boolean> = {
  code: (_, { codeIsRight }) => codeIsRight === true,
  signature: ({ signature, passport }) => Boolean(signature && passport),
  neighbour: ({ name, signature }) => Boolean(name && signature),
  safe_place: ({ photo }) => Boolean(photo),
  // At a door it is the signature that a passport goes with.
  document: () => false,
}

/** Code, or signature and passport; neighbour and safe place never where money is to be taken. */
const handOverProved: Guard = (question) => {
  const { terms, event, facts } = question
  const proof = event.details?.proof
  if (facts.isVouchedFor) return collectedInFull(question)
  if (!proof) return refuse('proof_required')
  if (proof.kind === 'code' && facts.codeIsRight === false) return refuse('wrong_receiver_code')
  if (!isComplete[proof.kind](proof, facts)) return refuse('proof_required')
  const faceToFace = proof.kind === 'code' || proof.kind === 'signature'
  if (!faceToFace && terms.toCollect > 0) return refuse('proof_not_enough')
  return collectedInFull(question)
}

/** The document's photo, the receiver's name, the agent's word, and where one is asked an operator's yes. */
const documentShown: Guard = ({ state, event, facts }) => {
  const { passport, name, word } = event.details?.proof ?? {}
  if (!passport || !name || !word || state.custody.holder === 'locker') return refuse('proof_required')
  if (!facts.nameIsEqual) return refuse('document_name_differs')
  if (facts.operatorYes === 'waits') return refuse('operator_yes_required')
  return facts.operatorYes === 'no' ? refuse('document_refused') : undefined
}

const codeShown: Guard = ({ facts }) => {
  if (facts.codeIsRight === undefined) return refuse('proof_required')
  return facts.codeIsRight ? undefined : refuse('wrong_receiver_code')
}

/**
 * Without a line a counter hands out only for the code, with a picture of the document beside it, and only what is paid and
 * not dear (DECISIONS, "Late and offline reports"). A locker checks the code by itself.
 */
const offlineAllowed: Guard = ({ state, event, facts }) => {
  if (!facts.toldLate || event.actor !== 'agent' || state.custody.holder === 'locker') return undefined
  const { kind, passport } = event.details?.proof ?? {}
  return kind === 'code' && passport && facts.mayGoOffline ? undefined : refuse('offline_not_allowed')
}

/** A counter hands out for the code, or by a document where the code cannot come. */
const handOutProved: Guard = (question) => {
  const { state, terms, event, facts } = question
  if (facts.isVouchedFor) return collectedInFull(question)
  const offline = offlineAllowed(question)
  if (offline) return offline
  const shown = event.details?.proof?.kind === 'document' ? documentShown : codeShown
  const missing = shown(question)
  if (missing) return missing
  if (state.custody.holder === 'locker' && terms.toCollect > 0) return refuse('locker_takes_no_money')
  return collectedInFull(question)
}

const codeSendable: Guard = ({ state }) =>
  state.codeSends >= limits.codeSends ? refuse('code_sends_used') : undefined

const codeRenewable: Guard = ({ state, event }) =>
  newCodesOn(state, tashkentDay(event.happenedAt)) >= limits.newCodesADay
    ? refuse('new_codes_used')
    : undefined

const moneyStillHere: Guard = ({ facts }) => (facts.codPaidOut ? refuse('cod_paid_out') : undefined)

export const guards = {
  callNotNeeded,
  courierNamed,
  courierHasRoom,
  handedOver,
  tripTakes,
  placeNamed,
  depotTakes,
  foundSomewhere,
  pointTakes,
  redirectTakes,
  dayOffered,
  failureTold,
  lossTold,
  handOverProved,
  handOutProved,
  codeSendable,
  codeRenewable,
  moneyStillHere,
} satisfies Record<string, Guard>

export type GuardName = keyof typeof guards

/** What each guard can refuse with: the errors of its calls. */
export const guardRefusals: Readonly<Record<GuardName, readonly RefusalCode[]>> = {
  callNotNeeded: ['action_not_allowed'],
  courierNamed: ['courier_required'],
  courierHasRoom: ['courier_required', 'courier_full'],
  handedOver: ['courier_required', 'not_handed_over'],
  tripTakes: ['trip_required', 'trip_not_here'],
  placeNamed: ['point_required'],
  depotTakes: ['action_not_allowed'],
  foundSomewhere: [],
  pointTakes: ['point_required', 'point_cannot_take', 'locker_takes_no_money'],
  redirectTakes: ['point_required', 'point_cannot_take', 'point_elsewhere'],
  dayOffered: ['day_not_offered'],
  failureTold: ['reason_required'],
  lossTold: ['reason_required'],
  handOverProved: ['proof_required', 'proof_not_enough', 'wrong_receiver_code', 'collected_amount_differs'],
  handOutProved: [
    'proof_required',
    'wrong_receiver_code',
    'locker_takes_no_money',
    'collected_amount_differs',
    'document_name_differs',
    'document_refused',
    'operator_yes_required',
    'offline_not_allowed',
  ],
  codeSendable: ['code_sends_used'],
  codeRenewable: ['new_codes_used'],
  moneyStillHere: ['cod_paid_out'],
}
