import { assert } from '#kernel/assert.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { ClaimRow } from '../claims/claim.repo.ts'
import { decisionOf, foundOf } from '../claims/claim-decision.ts'
import { allowedActions } from '../domain/allowed-actions.ts'
import { offeredByCode } from '../domain/codes/pickup-code.ts'
import { eventWord } from '../domain/event-words.ts'
import type { OrderEvent } from '../domain/events.ts'
import {
  hiddenPoints,
  isNoteHidden,
  isReceiverHidden,
  partySeenBy,
  type Viewer,
} from '../domain/hidden-receiver.ts'
import { limits } from '../domain/limits.ts'
import { type Order, type Party, termsOf } from '../domain/order.ts'
import { explain, titleOf } from '../domain/order-quote.ts'
import { type Projection, project } from '../domain/projection.ts'
import { callBy } from '../domain/promise/call-by.ts'
import { shownPromise } from '../domain/promise/promise.ts'
import { answerBy, askStateOf } from '../domain/reweigh.ts'
import { fieldSight, type Sight } from '../domain/sight/field-sight.ts'
import { custodyTold, statusWord } from '../domain/sight/kept-from-customers.ts'
import type { OrderState, Terms } from '../domain/state.ts'
import { trackingOf } from '../domain/tracking.ts'
import { type Wishes, wishesOf } from '../domain/wishes.ts'
import type { Scene } from '../life/scene.service.ts'
import type { AddressAnswer, OrderAnswer, OrderDetail, ReceiverAnswer } from '../orders.contract.ts'
import { detailInField, seenInField } from './field-answer.ts'
import type { ShownOrder } from './list.repo.ts'

/** Orders as the API shows them to this caller, one after the other. */
export function answering(scene: Scene): (order: ShownOrder, log: readonly OrderEvent[]) => OrderAnswer {
  const asker = askerOf(scene)
  return (order, log) => {
    const terms = termsOf(order)
    const projection = project(terms, log)
    return seenInField(shown(order, terms, projection, asker), sightIn(order, projection, scene))
  }
}

/** What is the same for every order that this caller looks at. */
function askerOf(scene: Scene) {
  const { doer, now, locale, translate } = scene
  return {
    scene,
    viewer: viewerOf(scene),
    attempt: { actor: doer.actor, personId: doer.personId, pointId: doer.pointId, happenedAt: now },
    language: { ...formatter(locale), message: translate },
  }
}
type Asker = ReturnType<typeof askerOf>

export function detailOf(
  order: Order,
  log: readonly OrderEvent[],
  claims: readonly ClaimRow[],
  scene: Scene,
  refund: OrderDetail['refund'] = null,
): Omit<OrderDetail, 'files' | 'pickup_code'> {
  const terms = termsOf(order)
  const projection = project(terms, log)
  const { state } = projection
  assert(state, 'an order begins with being placed')
  const { translate } = scene
  const detail = {
    ...shown(order, terms, projection, askerOf(scene)),
    attempts: { pickup: state.pickupAttempts, delivery: state.deliveryAttempts },
    events: historyOf(order, projection, scene),
    steps: trackingOf(terms, log).steps.map(({ step, state: reached, at }) => ({
      step,
      label: translate(`orders.steps.${step}`),
      state: reached,
      at: at?.toISOString() ?? null,
    })),
    refund,
    address_changes: projection.effective
      .filter(({ verb }) => verb === 'change_address')
      .map(({ happenedAt, details }) => ({
        at: happenedAt.toISOString(),
        before: addressOf(partySeenBy(details?.before as Party, viewerOf(scene))),
        after: addressOf(partySeenBy(details?.after as Party, viewerOf(scene))),
      })),
    reweigh: reweighOf(state, scene.now),
    claims: claims.map((claim) => ({
      id: String(claim.id),
      kind: claim.kind,
      status: claim.status,
      opened_at: claim.openedAt.toISOString(),
      decision: decisionOf(claim, scene),
      found: foundOf(claim, scene),
    })),
  }
  return detailInField(detail, sightIn(order, projection, scene))
}

function sightIn(order: ShownOrder, { state }: Projection, { doer, now }: Scene): Sight {
  assert(state, 'an order begins with being placed')
  return fieldSight(order, state, doer, now)
}

const viewerOf = ({ doer }: Scene): Viewer => (doer.actor === 'owner' ? 'owner' : 'staff')

function shown(order: ShownOrder, terms: Terms, projection: Projection, asker: Asker): OrderAnswer {
  const { scene, viewer, attempt, language } = asker
  const { state, effective } = projection
  assert(state, 'an order begins with being placed')
  const pointTold = pointsFor(order, projection, viewer)
  const { translate } = scene
  const sender = partySeenBy(order.sender, viewer)
  const receiver = partySeenBy(order.receiver, viewer)
  const clocks = clocksOf(order)
  const custody = custodyTold(order.holder, viewer)
  return {
    id: String(order.id),
    tracking_code: order.trackingCode,
    status: order.status,
    status_label: translate(statusWord(order.status, order.holder, viewer)),
    status_at: order.statusAt.toISOString(),
    custody: {
      holder: custody.holder,
      label: translate(custody.word),
      point_id: order.holder === 'depot' && viewer === 'owner' ? null : pointTold(order.holderPointId),
    },
    created_at: order.createdAt.toISOString(),
    delivery_option: order.deliveryOption,
    delivery_type: order.deliveryType,
    payment_type: order.paymentType,
    paid: order.paidAt !== null,
    price: order.total,
    currency: 'UZS',
    lines: order.lines.map(({ rule, amount, because }) => ({
      rule,
      title: translate(titleOf(rule)),
      amount,
      because: explain(because, language),
    })),
    tariff_version: order.tariffVersion,
    product_fee: order.productFee,
    parcel_value: order.parcelValue,
    to_collect: terms.toCollect,
    promised: shownPromise(order, scene.now),
    sender_name: sender.fullName,
    sender_phone: sender.phone,
    receiver_name: receiver.fullName,
    receiver_phone: receiver.phone,
    from: addressOf(sender),
    to: receiverOf(receiver),
    parcel_size: sizeOf(order),
    services: [...order.services],
    description: order.description,
    comment: order.comment,
    time_interval: order.timeInterval,
    external_id: order.externalId,
    images: [...order.images],
    confirm_by: clocks.confirmBy,
    keep_until: clocks.keepUntil,
    stored_until: clocks.storedUntil,
    // With the receiver's phone, which a sender knows, it opens the receiver's choices.
    call_card: viewer === 'staff' ? order.callCard : null,
    return_of: order.returnOf === null ? null : String(order.returnOf),
    version: order.version,
    wishes: wishesAnswer(wishesOf(state, effective), state.refused, { viewer, pointTold }),
    // A cashier looks at orders and moves none.
    allowed_actions:
      scene.caller.kind === 'cashier'
        ? []
        : actionsOf(order, viewer, allowedActions({ state, terms }, attempt)).filter((verb) =>
            offeredByCode(verb, order, state),
          ),
  }
}

type PointTold = (id: number | null | undefined) => number | null

/** Null also for a point that this caller is not to know. */
function pointsFor(order: ShownOrder, { state, effective, noted }: Projection, viewer: Viewer): PointTold {
  assert(state, 'an order begins with being placed')
  const hidden = hiddenPoints(order, viewer, state, [...effective, ...noted])
  return (id) => (id === null || id === undefined || hidden.has(id) ? null : id)
}

/** Whom the receiver trusts is for those who hand the parcel over. */
function wishesAnswer(
  { day, pointId, handOver, delegate }: Wishes,
  refused: boolean,
  { viewer, pointTold }: { viewer: Viewer; pointTold: PointTold },
): OrderAnswer['wishes'] {
  const isStaff = viewer === 'staff'
  const nobody = { name: null, phone: null, place: null }
  return {
    day: day ?? null,
    point_id: pointTold(pointId),
    hand_over: isStaff && handOver ? { ...nobody, ...handOver } : null,
    delegate: isStaff && delegate ? delegate : null,
    refused,
  }
}

/** Whoever does not know an address cannot change it. */
const actionsOf = (order: ShownOrder, viewer: Viewer, allowed: OrderAnswer['allowed_actions']) =>
  isReceiverHidden(order, viewer) ? allowed.filter((verb) => verb !== 'change_address') : allowed

function sizeOf({ parcel }: ShownOrder): OrderAnswer['parcel_size'] {
  const [length = 0, width = 0, height = 0] = parcel.sidesCm ?? []
  return { weight: parcel.weightGrams / 1000, length, width, height, size_class: parcel.sizeClass }
}

const later = (at: Date, ms: number) => new Date(at.getTime() + ms).toISOString()

function clocksOf({ status, submittedAt, createdAt, storedUntil }: ShownOrder) {
  const isDraft = status === 'draft'
  return {
    confirmBy: isDraft && submittedAt ? callBy(submittedAt).toISOString() : null,
    keepUntil: isDraft ? later(createdAt, limits.basketMs) : null,
    storedUntil: status === 'agent_received' && storedUntil ? storedUntil.toISOString() : null,
  }
}

function historyOf(order: Order, projection: Projection, scene: Scene): OrderDetail['events'] {
  const { translate } = scene
  const { effective, noted } = projection
  const pointTold = pointsFor(order, projection, viewerOf(scene))
  const counted = new Set(effective)
  return [...effective, ...noted]
    .sort((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime() || a.seq - b.seq)
    .map((event) => ({
      verb: event.verb,
      label: translate(eventWord(event, viewerOf(scene))),
      actor: event.actor,
      happened_at: event.happenedAt.toISOString(),
      recorded_at: event.recordedAt.toISOString(),
      point_id: pointTold(event.pointId),
      reason: event.reason ?? null,
      reason_label: event.reason ? translate(`orders.reasons.${event.reason}`) : null,
      note: isNoteHidden(order, event.actor, viewerOf(scene)) ? null : (event.details?.note ?? null),
      counted: counted.has(event),
      price: priceIn(event),
    }))
}

/** What an event says about the price. */
export function priceIn({ details }: OrderEvent): OrderDetail['events'][number]['price'] {
  const { oldTotal, newTotal, askedTotal } = details ?? {}
  const after = newTotal ?? askedTotal
  if (oldTotal === undefined || after === undefined) return null
  return { before: oldTotal, after, state: newTotal === undefined ? 'asked' : 'changed' }
}

function reweighOf({ ask }: OrderState, now: Date): OrderDetail['reweigh'] {
  if (!ask) return null
  return {
    price: ask.total,
    asked_at: ask.askedAt.toISOString(),
    answer_by: answerBy(ask).toISOString(),
    state: askStateOf(ask, now),
  }
}

export function addressOf(party: Party): AddressAnswer {
  return {
    region: party.regionId,
    city: party.districtId,
    mahalla: party.mahalla ?? null,
    street: party.street ?? null,
    landmark: party.landmark ?? null,
    entrance: party.entrance ?? null,
    floor: party.floor ?? null,
    flat: party.flat ?? null,
    intercom: party.intercom ?? null,
    latitude: party.latitude ?? null,
    longitude: party.longitude ?? null,
    pin_source: party.pinSource ?? null,
    point_id: party.pointId ?? null,
    full_name: party.fullName,
    phone_number: party.phone,
  }
}

const receiverOf = (party: Party): ReceiverAnswer => ({
  ...addressOf(party),
  additional_phone: party.additionalPhone ?? null,
  email: party.email ?? null,
  note: party.note ?? null,
  link: party.link ?? null,
})
