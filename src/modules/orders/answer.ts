import { assert } from '#kernel/assert.ts'
import { formatter } from '#platform/i18n/format.ts'
import { decisionOf } from './claim-decision.ts'
import { allowedActions } from './domain/allowed-actions.ts'
import type { OrderEvent } from './domain/events.ts'
import {
  hiddenPoints,
  isNoteHidden,
  isReceiverHidden,
  partySeenBy,
  type Viewer,
} from './domain/hidden-receiver.ts'
import { type Order, type Party, termsOf } from './domain/order.ts'
import { explain, titleOf } from './domain/order-quote.ts'
import { type Projection, project } from './domain/projection.ts'
import { trackingOf } from './domain/tracking.ts'
import { type Wishes, wishesOf } from './domain/wishes.ts'
import { rules } from './domain/words.ts'
import type { ClaimRow } from './list.repo.ts'
import type { AddressAnswer, OrderAnswer, OrderDetail, ReceiverAnswer } from './orders.contract.ts'
import type { Scene } from './scene.service.ts'

/** An order as the API shows it to this caller. */
export function answerOf(order: Order, log: readonly OrderEvent[], scene: Scene): OrderAnswer {
  return shown(order, project(termsOf(order), log), scene)
}

export function detailOf(
  order: Order,
  log: readonly OrderEvent[],
  claims: readonly ClaimRow[],
  scene: Scene,
  refund: OrderDetail['refund'] = null,
): Omit<OrderDetail, 'files'> {
  const terms = termsOf(order)
  const projection = project(terms, log)
  const { state } = projection
  assert(state, 'an order begins with being placed')
  const { translate } = scene
  return {
    ...shown(order, projection, scene),
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
    claims: claims.map((claim) => ({
      id: String(claim.id),
      kind: claim.kind,
      status: claim.status,
      opened_at: claim.openedAt.toISOString(),
      decision: decisionOf(claim, scene),
    })),
  }
}

const viewerOf = ({ doer }: Scene): Viewer => (doer.actor === 'owner' ? 'owner' : 'staff')

function shown(order: Order, projection: Projection, scene: Scene): OrderAnswer {
  const { state, effective } = projection
  assert(state, 'an order begins with being placed')
  const pointTold = pointsFor(order, projection, scene)
  const { translate, doer, now } = scene
  const terms = termsOf(order)
  const sender = partySeenBy(order.sender, viewerOf(scene))
  const receiver = partySeenBy(order.receiver, viewerOf(scene))
  const caller = { actor: doer.actor, personId: doer.personId, pointId: doer.pointId, happenedAt: now }
  return {
    id: String(order.id),
    tracking_code: order.trackingCode,
    status: order.status,
    status_label: translate(`orders.status.${order.status}`),
    status_at: order.statusAt.toISOString(),
    custody: {
      holder: order.holder,
      label: translate(`orders.holders.${order.holder}`),
      point_id: pointTold(order.holderPointId),
    },
    created_at: order.createdAt.toISOString(),
    delivery_option: order.deliveryOption,
    delivery_type: order.deliveryType,
    ...moneyAnswer(order, scene),
    to_collect: terms.toCollect,
    promised: { from: order.promisedFrom, to: order.promisedTo },
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
    images: [...order.images],
    ...clocksOf(order),
    // With the receiver's phone, which a sender knows, it opens the receiver's choices.
    call_card: viewerOf(scene) === 'staff' ? order.callCard : null,
    return_of: order.returnOf === null ? null : String(order.returnOf),
    version: order.version,
    wishes: wishesAnswer(wishesOf(state, effective), state.refused, { viewer: viewerOf(scene), pointTold }),
    // A cashier looks at orders and moves none.
    allowed_actions:
      scene.caller.kind === 'cashier'
        ? []
        : actionsOf(order, scene, allowedActions({ state, terms }, caller)),
  }
}

type PointTold = (id: number | null | undefined) => number | null

/** Null also for a point that this caller is not to know. */
function pointsFor(order: Order, { state, effective, noted }: Projection, scene: Scene): PointTold {
  assert(state, 'an order begins with being placed')
  const hidden = hiddenPoints(order, viewerOf(scene), state, [...effective, ...noted])
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
const actionsOf = (order: Order, scene: Scene, allowed: OrderAnswer['allowed_actions']) =>
  isReceiverHidden(order, viewerOf(scene)) ? allowed.filter((verb) => verb !== 'change_address') : allowed

function moneyAnswer(order: Order, { locale, translate }: Scene) {
  const language = { ...formatter(locale), message: translate }
  return {
    payment_type: order.paymentType,
    paid: order.paidAt !== null,
    price: order.total,
    currency: 'UZS' as const,
    lines: order.lines.map(({ rule, amount, because }) => ({
      rule,
      title: translate(titleOf(rule)),
      amount,
      because: explain(because, language),
    })),
    tariff_version: order.tariffVersion,
    product_fee: order.productFee,
    parcel_value: order.parcelValue,
  }
}

function sizeOf({ parcel }: Order): OrderAnswer['parcel_size'] {
  const [length = 0, width = 0, height = 0] = parcel.sidesCm ?? []
  return { weight: parcel.weightGrams / 1000, length, width, height, size_class: parcel.sizeClass }
}

const later = (at: Date, ms: number) => new Date(at.getTime() + ms).toISOString()

function clocksOf({ status, submittedAt, createdAt, storedUntil }: Order) {
  const isDraft = status === 'draft'
  return {
    confirm_by: isDraft && submittedAt ? later(submittedAt, rules.confirmationCallMs) : null,
    keep_until: isDraft ? later(createdAt, rules.basketMs) : null,
    stored_until: status === 'agent_received' && storedUntil ? storedUntil.toISOString() : null,
  }
}

function historyOf(order: Order, projection: Projection, scene: Scene): OrderDetail['events'] {
  const { translate } = scene
  const { effective, noted } = projection
  const pointTold = pointsFor(order, projection, scene)
  const counted = new Set(effective)
  return [...effective, ...noted]
    .sort((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime() || a.seq - b.seq)
    .map((event) => ({
      verb: event.verb,
      label: translate(`orders.verbs.${event.verb}`),
      actor: event.actor,
      happened_at: event.happenedAt.toISOString(),
      recorded_at: event.recordedAt.toISOString(),
      point_id: pointTold(event.pointId),
      reason: event.reason ?? null,
      reason_label: event.reason ? translate(`orders.reasons.${event.reason}`) : null,
      note: isNoteHidden(order, event.actor, viewerOf(scene)) ? null : (event.details?.note ?? null),
      counted: counted.has(event),
    }))
}

function addressOf(party: Party): AddressAnswer {
  return {
    region: party.regionId,
    city: party.districtId,
    mahalla: party.mahalla ?? null,
    street: party.street ?? null,
    landmark: party.landmark ?? null,
    latitude: party.latitude ?? null,
    longitude: party.longitude ?? null,
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
