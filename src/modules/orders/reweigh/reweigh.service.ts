import { timingSafeEqual } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { currentTariff } from '#modules/pricing/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import type { EventDetails, OrderEvent, Yes } from '../domain/events.ts'
import { limits } from '../domain/limits.ts'
import { type Order, termsOf } from '../domain/order.ts'
import { benefitsIn, collectionIn, type Priced, priceOf } from '../domain/order-quote.ts'
import { project } from '../domain/projection.ts'
import {
  isSameSize,
  isWaiting,
  type Measures,
  remeasured,
  type Verdict,
  verdictOf,
  type WithoutYes,
} from '../domain/reweigh.ts'
import type { Ask } from '../domain/state.ts'
import type { Actor, Verb } from '../domain/words.ts'
import type { ActFailure } from '../life/act-failure.ts'
import { countWrongSenderCode, findSenderCode } from './reweigh.repo.ts'

type Weighed = {
  order: Order
  log: readonly OrderEvent[]
  deed: {
    verb: Verb
    code?: string | undefined
    details?: EventDetails | undefined
    withoutYes?: WithoutYes | undefined
  }
  actor: Actor
  stage: { now: Date; secrets: Secrets }
}

/** What a report means for the price. Nothing but `verdict` when it says nothing new. */
export type Weighing = Readonly<{
  verdict: Verdict
  /** Holds from now on. */
  price?: Priced
  /** What the event says of it beside what was reported. */
  details?: EventDetails
  /** The price that the sender has to say yes to. */
  asked?: number
}>

export const senderCodePurpose = 'sender code'

const unchanged: Weighing = { verdict: 'carry' }

/** By the tariff that was in force when the order was made. */
export async function weigh(tx: Db, weighed: Weighed): Promise<Result<Weighing, ActFailure>> {
  const { order, log, deed } = weighed
  if (deed.verb === 'agree_price' || deed.verb === 'decline_price') return answered(tx, weighed)
  if (!isWeighed(deed.verb, order)) return ok(unchanged)
  const { ask } = project(termsOf(order), log).state ?? {}
  const { weightGrams, sidesCm } = deed.details ?? {}
  const told = remeasured(order.parcel, { weightGrams, sidesCm })
  if (deed.verb === 'reweigh' && !isMeasured(deed))
    return err({ code: 'invalid_input', fields: [{ path: 'weight', code: 'required' }] })
  if (isMeasured(deed) && (deed.details?.photos ?? []).length === 0) return err({ code: 'photo_required' })
  // Whoever hands it over without measuring once more stands by what was measured before.
  const measures = told ?? (isMeasured(deed) ? undefined : openMeasures(ask))
  if (!measures) return ok(unchanged)
  const price = await priceFor(tx, order, measures)
  if (!price.ok) return price
  const isAsked = ask !== undefined && isSameSize(ask, measures)
  const yes = await yesOf(tx, weighed, ask, isAsked)
  if (!yes.ok) return yes
  const verdict = verdictOf({
    handsOver: deed.verb !== 'reweigh',
    before: order.total,
    after: price.value.total,
    yes: yes.value,
    isAsked,
    withoutYes: deed.withoutYes ?? 'carry',
  })
  return ok(outcome(order, measures, price.value, verdict, yes.value))
}

const isMeasured = ({ details }: Weighed['deed']) =>
  details?.weightGrams !== undefined || details?.sidesCm !== undefined

/** On its first way, and as it leaves its sender. */
function isWeighed(verb: Verb, { status, holder, returnOf }: Order): boolean {
  if (returnOf !== null || holder !== 'sender') return false
  return verb === 'reweigh' || (verb === 'pick_up' && status === 'accept') || verb === 'drop_off'
}

const openMeasures = (ask: Ask | undefined): Measures | undefined =>
  ask && ask.answer !== 'yes' ? { weightGrams: ask.weightGrams, sidesCm: ask.sidesCm } : undefined

function outcome(
  { total: oldTotal, parcel }: Order,
  measures: Measures,
  price: Priced,
  verdict: Verdict,
  yes: Yes | undefined,
): Weighing {
  const { total } = price
  const { weightGrams, sidesCm, billableGrams } = parcel
  const ordered = { weightGrams, sidesCm, billableGrams }
  const sizes = { ...measures, billableGrams: price.parcel.billableGrams, ordered, oldTotal }
  if (verdict === 'apply') return { verdict, price, details: { ...sizes, newTotal: total, yes } }
  if (verdict === 'ask') return { verdict, details: { ...sizes, askedTotal: total } }
  return { verdict, asked: total }
}

/** Whether what was asked may still be answered is the lifecycle's; here it is only made sure which question it was. */
async function answered(tx: Db, { order, log, deed, stage }: Weighed): Promise<Result<Weighing, ActFailure>> {
  const { ask } = project(termsOf(order), log).state ?? {}
  // What the receiver has paid is paid: nobody owes a rest of it.
  const isPaidByReceiver = order.paymentType === 'receiver' && order.paidAt !== null && order.total > 0
  if (isPaidByReceiver || !ask || ask.eventId !== deed.details?.asked || !isWaiting(ask, stage.now))
    return err({ code: 'action_not_allowed', status: order.status })
  if (deed.verb === 'decline_price') return ok(unchanged)
  const price = await priceFor(tx, order, ask)
  if (!price.ok) return price
  assert(price.value.total === ask.total, 'what was asked for is what is charged')
  const { weightGrams, sidesCm } = ask
  return ok(outcome(order, { weightGrams, sidesCm }, price.value, 'apply', 'link'))
}

/** Only at a counter, where the sender stands: the code that went to their phone, or their signature. */
async function yesOf(
  tx: Db,
  { order, deed, actor, stage }: Weighed,
  ask: Ask | undefined,
  isAsked: boolean,
): Promise<Result<Exclude<Yes, 'link'> | undefined, ActFailure>> {
  if (deed.verb !== 'drop_off' || (actor !== 'agent' && actor !== 'operator')) return ok(undefined)
  if (deed.details?.proof?.kind === 'signature' && deed.details.proof.signature) return ok('signature')
  if (deed.code === undefined) return ok(undefined)
  const kept = isAsked && ask && isWaiting(ask, stage.now) ? await findSenderCode(tx, order.id) : undefined
  if (!kept || kept.eventId !== ask?.eventId) return err({ code: 'wrong_sender_code', left: 0 })
  if (kept.tries >= limits.codeTries) return err({ code: 'sender_code_locked' })
  const right = stage.secrets.open(senderCodePurpose, kept.code)
  if (right !== undefined && isSame(right, deed.code)) return ok('code')
  await countWrongSenderCode(tx, order.id)
  const left = limits.codeTries - kept.tries - 1
  return err(left > 0 ? { code: 'wrong_sender_code', left } : { code: 'sender_code_locked' })
}

const isSame = (right: string, shown: string) =>
  right.length === shown.length && timingSafeEqual(Buffer.from(right), Buffer.from(shown))

async function priceFor(db: Db, order: Order, measures: Measures): Promise<Result<Priced, ActFailure>> {
  const { tariff } = await currentTariff(db, order.createdAt)
  const [a, b, c] = measures.sidesCm ?? []
  const sidesCm = a !== undefined && b !== undefined && c !== undefined ? ([a, b, c] as const) : undefined
  const { sender, receiver, services, productFee, parcelValue, deliveryOption, deliveryType } = order
  const priced = priceOf(
    {
      from: sender,
      to: receiver,
      parcel: { weightGrams: measures.weightGrams, sidesCm },
      services,
      productFee,
      parcelValue,
      deliveryOption,
      deliveryType,
      collection: collectionIn(order.lines),
      // A heavier parcel may not fit a prepaid shipment any more: it is priced by the tariff then.
      benefits: benefitsIn(order.lines),
    },
    tariff,
    order.createdAt,
  )
  return priced.ok ? priced : err({ code: 'parcel_too_big' })
}
