import type { ProofKind } from '#modules/orders/domain/events.ts'
import type { Reason, Status, Verb } from '#modules/orders/domain/words.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import type { Report } from '#modules/orders/verbs/order-verbs.contract.ts'

/** What a form asks; each field is a part of the report that the verb's call takes. */
export type VerbField =
  | 'courier'
  | 'maybeCourier'
  | 'point'
  | 'maybePoint'
  | 'trip'
  | 'day'
  | 'failure'
  | 'loss'
  | 'weight'
  | 'proof'
  | 'counterProof'
  | 'senderCode'
  | 'collected'
  | 'refund'
  | 'note'

export type VerbForm = Readonly<{
  fields: readonly VerbField[]
  /** Takes something away that does not come back. */
  danger?: boolean
  /** A measure is what it is about: without one there is nothing to report. */
  measures?: boolean
}>

const told: VerbForm = { fields: ['note'] }
const grave: VerbForm = { fields: ['note'], danger: true }

/** What a receiver chooses on their own page. */
type Chosen = 'redirect' | 'choose_hand_over' | 'delegate' | 'revoke_delegate' | 'renew_code'
/** What a sender answers on the page of a link. */
type Answered = 'agree_price' | 'decline_price'

/** What the system does by itself has no form. `change_address` has a form of its own. */
export type AskedVerb = Exclude<
  Verb,
  'place' | 'submit' | 'pay' | 'remind' | 'change_address' | Chosen | Answered
>

/** Every verb an operator can use, with what its call asks. `pick_up` depends on where the parcel is. */
const forms: Readonly<Record<AskedVerb, VerbForm>> = {
  confirm: { fields: [] },
  cancel: { fields: ['refund', 'note'], danger: true },
  accept: { fields: ['courier', 'note'] },
  release: told,
  reweigh: { fields: ['weight', 'note'], measures: true },
  drop_off: { fields: ['point', 'weight', 'senderCode', 'note'] },
  pick_up: { fields: ['weight', 'note'] },
  fail_pickup: { fields: ['failure', 'note'] },
  requeue: told,
  give_up_pickup: grave,
  store: { fields: ['point', 'note'] },
  load: { fields: ['trip', 'note'] },
  reassign: { fields: ['courier', 'note'] },
  hand_over: { fields: ['courier', 'note'] },
  deliver: { fields: ['proof', 'collected', 'note'] },
  fail_delivery: { fields: ['failure', 'note'] },
  redeliver: { fields: ['day', 'maybeCourier', 'note'] },
  refuse: grave,
  extend_storage: told,
  hand_out: { fields: ['counterProof', 'collected', 'note'] },
  send_code: told,
  complete: told,
  undo_delivery: grave,
  expire: grave,
  return: told,
  dispose: grave,
  write_off: { fields: ['loss', 'note'], danger: true },
  report_found: { fields: ['maybeCourier', 'maybePoint', 'note'] },
  reinstate: { fields: ['courier', 'note'] },
  hand_back: told,
}

export const hasForm = (verb: Verb): verb is AskedVerb => Object.hasOwn(forms, verb)

export function formOf(verb: AskedVerb, status: Status): VerbForm {
  // Of the sender the courier is known already, and the parcel can be weighed again; from a point somebody has to be named.
  if (verb === 'pick_up' && status === 'agent_received') return { fields: ['courier', 'note'] }
  return forms[verb]
}

/** What has been filled in so far. */
export type VerbValues = Readonly<{
  courier?: string | undefined
  point?: string | undefined
  trip?: number | undefined
  /** Left out: today. */
  day?: string | undefined
  reason?: Reason | undefined
  weight?: number | undefined
  length?: number | undefined
  width?: number | undefined
  height?: number | undefined
  scalePhoto?: string | undefined
  proof?: ProofKind | undefined
  code?: string | undefined
  name?: string | undefined
  signature?: string | undefined
  passport?: string | undefined
  word?: true | undefined
  photo?: string | undefined
  collected?: number | undefined
  /** Left out: back the way it came. */
  refundTo?: 'balance' | undefined
  note?: string | undefined
}>

/** What the fields of a form are given. */
export type VerbFieldsProps = {
  form: VerbForm
  order: OrderDetail
  values: VerbValues
  /** What was left empty when it was sent. */
  missing: readonly (keyof VerbValues)[]
  onChange: (change: VerbValues) => void
}

/** What each kind of proof consists of (DECISIONS, the row of pickup -> executor_done, and "Pickup code"). */
export const proofParts = {
  code: ['code'],
  signature: ['signature', 'passport'],
  neighbour: ['name', 'signature'],
  safe_place: ['photo'],
  document: ['name', 'passport', 'word'],
} as const satisfies Record<ProofKind, readonly (keyof VerbValues)[]>

/** What is left empty that the call cannot do without. */
export function missingIn(form: VerbForm, values: VerbValues): readonly (keyof VerbValues)[] {
  const needed = form.fields.flatMap((field): readonly (keyof VerbValues)[] => {
    switch (field) {
      case 'courier':
      case 'point':
      case 'trip':
        return [field]
      case 'failure':
      case 'loss':
        return ['reason']
      case 'weight':
        return isMeasured(values) ? ['scalePhoto'] : form.measures ? ['weight'] : []
      case 'proof':
      case 'counterProof':
        return proofParts[values.proof ?? 'code']
      default:
        return []
    }
  })
  return needed.filter((name) => values[name] === undefined || values[name] === '')
}

/** Whoever measures shows it. */
const isMeasured = ({ weight, length, width, height }: VerbValues) =>
  [weight, length, width, height].some((measure) => measure !== undefined && measure > 0)

type AtCounter = Pick<OrderDetail, 'status' | 'custody' | 'pickup_code'>

/** What a receiver can show at the counter where it lies: a locked code opens nothing, and a locker reads no documents. */
export function counterProofs({ custody, pickup_code: code }: AtCounter): readonly ('code' | 'document')[] {
  if (custody.holder === 'locker') return ['code']
  return code?.state === 'locked' ? ['document'] : ['code', 'document']
}

/** With its code locked a parcel is still handed out by a document, though nobody is offered the code. */
export const isDocumentLeft = ({ status, custody, pickup_code: code }: AtCounter): boolean =>
  code?.state === 'locked' &&
  custody.holder !== 'locker' &&
  (status === 'expired' || (status === 'agent_received' && custody.holder === 'destination_point'))

type Sent = { version: number; eventId: string; toCollect: number }

/** The report as the call of the verb takes it. */
export function reportOf(form: VerbForm, values: VerbValues, { version, eventId, toCollect }: Sent): Report {
  const asks = (...fields: VerbField[]) => form.fields.some((field) => fields.includes(field))
  return {
    version,
    event_id: eventId,
    ...(asks('courier', 'maybeCourier') && values.courier ? { courier_id: Number(values.courier) } : {}),
    ...(asks('point', 'maybePoint') && values.point ? { point_id: Number(values.point) } : {}),
    ...(asks('trip') && values.trip ? { trip_id: values.trip } : {}),
    ...(asks('day') && values.day ? { day: values.day } : {}),
    ...(asks('failure', 'loss') ? { reason: values.reason } : {}),
    ...(asks('weight') && isMeasured(values) ? measuresOf(values) : {}),
    ...(asks('senderCode') && values.code ? { code: values.code } : {}),
    ...(asks('proof', 'counterProof') ? proofOf(values) : {}),
    ...(asks('collected') ? { collected: values.collected ?? toCollect } : {}),
    ...(asks('refund') && values.refundTo ? { refund_to: values.refundTo } : {}),
    ...(values.note?.trim() ? { note: values.note.trim() } : {}),
  }
}

function proofOf(values: VerbValues): Pick<Report, 'code' | 'proof'> {
  const kind = values.proof ?? 'code'
  if (kind === 'code') return { code: values.code }
  const { name, signature, passport, photo, word } = values
  const parts = { name, signature, passport, photo, word }
  const named = proofParts[kind].map((part) => [part, parts[part as keyof typeof parts]] as const)
  return { proof: { kind, ...Object.fromEntries(named) } }
}

function measuresOf({ weight, length, width, height, scalePhoto }: VerbValues): Report {
  const given = (measure: number | undefined) => measure !== undefined && measure > 0
  return {
    ...(given(weight) ? { weight } : {}),
    ...(given(length) ? { length } : {}),
    ...(given(width) ? { width } : {}),
    ...(given(height) ? { height } : {}),
    ...(scalePhoto ? { photos: [scalePhoto] } : {}),
  }
}
