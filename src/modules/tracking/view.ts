import { assert } from '#kernel/assert.ts'
import { initialsOf } from '#kernel/initials.ts'
import { capital, districtById, regions, townName } from '#modules/geo/index.ts'
import {
  allowedActions,
  eventWord,
  hiddenPoints,
  isAtDestination,
  linkOnly,
  type OrderEvent,
  type OrderState,
  type Party,
  project,
  shownPromise,
  statusWord,
  termsOf,
  trackingOf,
  type Verb,
} from '#modules/orders/index.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { MessageKey, MessageValues } from '#platform/i18n/translator.ts'
import type { Parcel } from './parcel.ts'
import type { EventAnswer, PersonalAnswer, PlaceAnswer, TrackData, Tracked } from './tracking.contract.ts'

/** In whose language, and when. */
export type Speech = Readonly<{
  locale: Locale
  translate(key: MessageKey, values?: MessageValues): string
  now: Date
}>

/** What the parcel itself did: anybody with the code may know. */
const movements: readonly Verb[] = [
  'place',
  'accept',
  'drop_off',
  'pick_up',
  'store',
  'load',
  'fail_delivery',
  'redeliver',
  'deliver',
  'hand_out',
  'undo_delivery',
  'cancel',
  'give_up_pickup',
  'expire',
  'return',
]
/** What people decided about it: for the two of them. */
const decisions: readonly Verb[] = [
  'confirm',
  'fail_pickup',
  'change_address',
  'refuse',
  'extend_storage',
  'redirect',
  'choose_hand_over',
  'delegate',
  'revoke_delegate',
  'renew_code',
  'write_off',
]

/** A parcel as its viewer sees it. Without right: steps, town to town, days and initials, and nothing else. */
export function viewOf(parcel: Parcel, personal: PersonalAnswer | undefined, speech: Speech): Tracked {
  const { translate } = speech
  const { state, effective } = project(termsOf(parcel), parcel.log)
  assert(state, 'an order begins with being placed')
  return {
    order: {
      id: String(parcel.id),
      tracking_code: parcel.trackingCode,
      status: parcel.status,
      status_label: translate(statusWord(parcel.status, state.custody.holder, 'owner')),
      created_at: parcel.createdAt.toISOString(),
      delivery_option: parcel.deliveryOption,
      delivery_type: parcel.deliveryType,
    },
    data: dataOf(parcel, { state, effective }, personal, speech),
  }
}

type Way = { state: OrderState; effective: readonly OrderEvent[] }

function dataOf(
  parcel: Parcel,
  { state, effective }: Way,
  personal: PersonalAnswer | undefined,
  speech: Speech,
): TrackData {
  const { translate, locale, now } = speech
  const { sender, receiver, storedUntil } = parcel
  const terms = termsOf(parcel)
  const tracking = trackingOf(terms, parcel.log)
  const stage = stageOf(parcel, state)
  return {
    steps: tracking.steps.map(({ step, state: reached, at }) => ({
      step,
      label: translate(`orders.steps.${step}`),
      state: reached,
      at: at?.toISOString() ?? null,
    })),
    ended: tracking.ended ?? null,
    stage,
    events: eventsOf(parcel, effective, namesFor(parcel, personal, state), speech),
    from: placeOf(sender, locale),
    to: placeOf(receiver, locale),
    sender: initialsOf(sender.fullName),
    receiver: initialsOf(receiver.fullName),
    promised: stage === 'waiting' || stage === 'over' ? null : shownPromise(parcel, now),
    promise_reason: parcel.promise.reason,
    redirected: state.redirected,
    stored_until: stage === 'waiting' ? (storedUntil?.toISOString() ?? null) : null,
    delivered_at: state.deliveredAt?.toISOString() ?? null,
    allowed_actions: receiverActions(parcel, state, now).filter(
      (verb) => personal !== undefined || openActions.includes(verb),
    ),
    personal: personal ?? null,
  }
}

/** The others would tell anybody with the code whether there is money to collect, or whom the receiver sends. */
const openActions: readonly Verb[] = ['redeliver', 'refuse', 'redirect', 'extend_storage']

/** What the receiver may do now by the slip of a failed attempt, in the words of the lifecycle. */
export function actionsOf(parcel: Parcel, now: Date): Verb[] {
  const { state } = project(termsOf(parcel), parcel.log)
  const allowed = state ? receiverActions(parcel, state, now) : []
  return allowed.filter((verb) => !linkOnly.includes(verb))
}

const receiverActions = (parcel: Parcel, state: OrderState, now: Date) =>
  allowedActions({ state, terms: termsOf(parcel) }, { actor: 'receiver', happenedAt: now })

/**
 * Where a parcel is on its way. `last_leg`: with a courier in the receiver's region; `failed`: an attempt was in vain and
 * another follows; `waiting`: at its point; `over`: delivered, or never will be.
 */
type Stage = TrackData['stage']

function stageOf(parcel: Parcel, state: OrderState): Stage {
  switch (state.status) {
    case 'draft':
    case 'new':
    case 'accept':
      return 'ahead'
    case 'pickup':
      if (state.refused) return 'over'
      return isNearReceiver(parcel, state) ? 'last_leg' : 'moving'
    case 'agent_received':
      return isAtDestination(state) ? 'waiting' : 'moving'
    case 'failed_delivery':
      if (state.custody.holder === 'sender') return 'ahead'
      return parcel.promise.window === null ? 'over' : 'failed'
    default:
      return 'over'
  }
}

/** The last point that had it is in the receiver's region; or it never had to leave the region. */
function isNearReceiver({ points, receiver, sender }: Parcel, state: OrderState): boolean {
  if (state.deliveryAttempts > 0) return true
  const point = state.lastPointId === undefined ? undefined : points.get(state.lastPointId)
  const region = point ? districtById(point.district)?.regionId : sender.regionId
  return region === receiver.regionId
}

type PointName = (id: number | undefined) => string | null

/** Undefined without right. Whoever is not told where the receiver takes the parcel from learns it from no event either. */
function namesFor(
  parcel: Parcel,
  personal: PersonalAnswer | undefined,
  state: OrderState,
): PointName | undefined {
  if (!personal) return undefined
  const hidden = personal.receiver.point ? undefined : hiddenPoints(parcel, 'owner', state, parcel.log)
  const depots = new Set(parcel.log.flatMap(({ pointId, details }) => (details?.depot ? [pointId] : [])))
  return (id) =>
    id === undefined || hidden?.has(id) || depots.has(id) ? null : (parcel.points.get(id)?.name ?? null)
}

function eventsOf(
  parcel: Parcel,
  effective: readonly OrderEvent[],
  nameOf: PointName | undefined,
  { locale, translate }: Speech,
): EventAnswer[] {
  const withRight = nameOf !== undefined
  const shown = withRight ? [...movements, ...decisions] : movements
  return effective.flatMap((event, index) => {
    if (!shown.includes(event.verb)) return []
    const stop = stopOf(effective, index)
    const district = stop === undefined ? undefined : districtById(parcel.points.get(stop)?.district ?? 0)
    const area = district
      ? { regionId: district.regionId, districtId: district.id }
      : endOf(parcel, event, stop)
    return [
      {
        verb: event.verb,
        label: translate(eventWord(event, 'owner')),
        at: event.happenedAt.toISOString(),
        place: area ? placeOf(area, locale) : null,
        point: nameOf?.(stop) ?? null,
        reason: withRight && event.reason ? translate(`orders.reasons.${event.reason}`) : null,
      },
    ]
  })
}

const atReceiver: readonly Verb[] = ['deliver', 'fail_delivery', 'redeliver', 'undo_delivery']
const atSender: readonly Verb[] = ['place', 'accept', 'fail_pickup', 'give_up_pickup']

/** The point that told it; an onward leg begins at the last point that had it, which one that was only wished for never did. */
function stopOf(effective: readonly OrderEvent[], index: number): number | undefined {
  const event = effective[index]
  if (event?.pointId !== undefined || !(event?.verb === 'pick_up' || event?.verb === 'load'))
    return event?.pointId
  return effective
    .slice(0, index)
    .findLast(({ verb, pointId }) => verb !== 'redirect' && pointId !== undefined)?.pointId
}

/** Without a point: the end of the way where it must have been. */
function endOf(parcel: Parcel, { verb }: OrderEvent, stop: number | undefined): Party | undefined {
  if (stop !== undefined) return undefined
  if (atReceiver.includes(verb)) return parcel.receiver
  return atSender.includes(verb) || verb === 'pick_up' ? parcel.sender : undefined
}

function placeOf(
  { regionId, districtId }: Pick<Party, 'regionId' | 'districtId'>,
  locale: Locale,
): PlaceAnswer {
  return {
    region: regionId,
    name: townName(regionId, districtId, locale),
    centre: centreOf(regionId, districtId),
  }
}

/** Of what the name says and no more: the capital is one town. */
function centreOf(regionId: number, districtId: number): PlaceAnswer['centre'] {
  const town = regionId === capital ? regions.find(({ id }) => id === capital) : districtById(districtId)
  assert(town, 'a parcel comes from one of our districts, and goes to one')
  return { latitude: town.centre.lat, longitude: town.centre.lon }
}
