import { assert } from '#kernel/assert.ts'
import { districtById, regions } from '#modules/geo/index.ts'
import {
  allowedActions,
  type OrderEvent,
  type OrderState,
  type Party,
  project,
  termsOf,
  trackingOf,
  type Verb,
} from '#modules/orders/index.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { MessageKey, MessageValues } from '#platform/i18n/translator.ts'
import { initialsOf } from './domain/initials.ts'
import { promisedWindow, type Stage } from './domain/promised-window.ts'
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
  'write_off',
]

/** A parcel as its viewer sees it. Without right: steps, town to town, days and initials, and nothing else. */
export function viewOf(parcel: Parcel, personal: PersonalAnswer | undefined, speech: Speech): Tracked {
  const { translate } = speech
  return {
    order: {
      id: String(parcel.id),
      tracking_code: parcel.trackingCode,
      status: parcel.status,
      status_label: translate(`orders.status.${parcel.status}`),
      created_at: parcel.createdAt.toISOString(),
      delivery_option: parcel.deliveryOption,
      delivery_type: parcel.deliveryType,
    },
    data: dataOf(parcel, personal, speech),
  }
}

function dataOf(parcel: Parcel, personal: PersonalAnswer | undefined, speech: Speech): TrackData {
  const { translate, locale, now } = speech
  const { sender, receiver, storedUntil } = parcel
  const terms = termsOf(parcel)
  const { state, effective } = project(terms, parcel.log)
  assert(state, 'an order begins with being placed')
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
    events: eventsOf(parcel, effective, personal !== undefined, speech),
    from: placeOf(sender, locale),
    to: placeOf(receiver, locale),
    sender: initialsOf(sender.fullName),
    receiver: initialsOf(receiver.fullName),
    promised: promiseOf(parcel, stage, state.wantedDay, now),
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
/** What a slip left at a door is not enough for. */
const linkActions: readonly Verb[] = ['delegate', 'revoke_delegate']

/** What the receiver may do now by the slip of a failed attempt, in the words of the lifecycle. */
export function actionsOf(parcel: Parcel, now: Date): Verb[] {
  const { state } = project(termsOf(parcel), parcel.log)
  const allowed = state ? receiverActions(parcel, state, now) : []
  return allowed.filter((verb) => !linkActions.includes(verb))
}

const receiverActions = (parcel: Parcel, state: OrderState, now: Date) =>
  allowedActions({ state, terms: termsOf(parcel) }, { actor: 'receiver', happenedAt: now })

function promiseOf(
  parcel: Parcel,
  stage: Stage,
  wantedDay: string | undefined,
  now: Date,
): TrackData['promised'] {
  const { promisedFrom, promisedTo, timeInterval: interval } = parcel
  const promised = promisedWindow({ promisedFrom, promisedTo, interval, stage, wantedDay, now })
  return promised ? { ...promised, hours: promised.hours ?? null } : null
}

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
      return state.custody.holder === 'origin_point' ? 'moving' : 'waiting'
    case 'failed_delivery':
      return state.custody.holder === 'sender' ? 'ahead' : state.refused ? 'over' : 'failed'
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

function eventsOf(
  parcel: Parcel,
  effective: readonly OrderEvent[],
  withRight: boolean,
  { locale, translate }: Speech,
): EventAnswer[] {
  const shown = withRight ? [...movements, ...decisions] : movements
  return effective.flatMap((event, index) => {
    if (!shown.includes(event.verb)) return []
    const at = whereOf(parcel, effective, index)
    const point = at === undefined || 'regionId' in at ? undefined : at
    const district = point && districtById(point.district)
    const area = district
      ? { regionId: district.regionId, districtId: district.id }
      : (at as Party | undefined)
    return [
      {
        verb: event.verb,
        label: translate(`orders.verbs.${event.verb}`),
        at: event.happenedAt.toISOString(),
        place: area ? placeOf(area, locale) : null,
        point: withRight ? (point?.name ?? null) : null,
        reason: withRight && event.reason ? translate(`orders.reasons.${event.reason}`) : null,
      },
    ]
  })
}

const atReceiver: readonly Verb[] = ['deliver', 'fail_delivery', 'redeliver', 'undo_delivery']
const atSender: readonly Verb[] = ['place', 'accept', 'fail_pickup', 'give_up_pickup']

/** The point that told it, or the end of the way where it must have been; an onward leg begins at the last point. */
function whereOf(parcel: Parcel, effective: readonly OrderEvent[], index: number) {
  const event = effective[index]
  if (!event) return undefined
  if (event.pointId !== undefined) return parcel.points.get(event.pointId)
  if (atReceiver.includes(event.verb)) return parcel.receiver
  if (atSender.includes(event.verb)) return parcel.sender
  if (event.verb !== 'pick_up') return undefined
  const stop = effective.slice(0, index).findLast(({ pointId }) => pointId !== undefined)
  return stop?.pointId === undefined ? parcel.sender : parcel.points.get(stop.pointId)
}

const capital = 14

/** The town people would name: the capital as a whole, elsewhere the district or town. */
function placeOf(
  { regionId, districtId }: Pick<Party, 'regionId' | 'districtId'>,
  locale: Locale,
): PlaceAnswer {
  const seat = regionId === capital ? regions.find(({ id }) => id === capital)?.seat[locale] : undefined
  return { region: regionId, name: seat ?? districtById(districtId)?.shortNames[locale] ?? '' }
}
