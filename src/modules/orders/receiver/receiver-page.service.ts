import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { noteScript } from '#modules/accounts/index.ts'
import { districtById, regions } from '#modules/geo/index.ts'
import { findPoint } from '#modules/points/index.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { codeStateOf, newCodesLeft } from '../domain/codes/pickup-code.ts'
import { daysOffered } from '../domain/days.ts'
import { type Order, type Party, termsOf } from '../domain/order.ts'
import { project } from '../domain/projection.ts'
import { shownPromise } from '../domain/promise/promise.ts'
import { type Choice, type PageKey, receiverChoices } from '../domain/receiver-choices.ts'
import { statusWord } from '../domain/sight/kept-from-customers.ts'
import { isLongOver } from '../domain/sight/long-over.ts'
import { type Wishes, wishesOf } from '../domain/wishes.ts'
import { delegatePurpose } from '../life/facts.service.ts'
import { findOrder } from '../life/order.repo.ts'
import { findLog } from '../life/order-event.repo.ts'
import type { ChoiceAnswer, ReceiverPage } from './receiver.contract.ts'
import { findDelegateCode } from './receiver.repo.ts'
import { openReceiverLink } from './receiver-link.ts'

/** Somebody who has the link, and nothing else that is known of them. */
export type Visit = Pick<RequestContext, 'db' | 'secrets' | 'now' | 'locale' | 'translate'>

export type Opened = { order: Order; key: PageKey }

/** Undefined when the link opens nothing: invented, or its parcel is long over. */
export async function openPage(
  { db, secrets, now }: Pick<Visit, 'db' | 'secrets' | 'now'>,
  link: string,
): Promise<Opened | undefined> {
  const opened = openReceiverLink(secrets, link, now)
  const order = opened && (await findOrder(db, opened.orderId, { kind: 'any' }))
  if (!order || isLongOver(order, now)) return undefined
  return { order, key: opened.key }
}

export async function readReceiverPage(
  visit: Visit,
  link: string,
): Promise<Result<ReceiverPage, { code: 'not_found' }>> {
  const opened = await openPage(visit, link)
  if (!opened) return err({ code: 'not_found' })
  await noteScript(visit, opened.order.receiver.phone)
  return ok(await pageOf(visit, opened))
}

/** The receiver's parcel as the receiver may see it: their own side, and nothing of the sender's. */
export async function pageOf(visit: Visit, { order, key }: Opened): Promise<ReceiverPage> {
  const { now, translate } = visit
  const terms = termsOf(order)
  const { state, effective } = project(terms, await findLog(visit.db, order.id))
  assert(state, 'an order begins with being placed')
  const wishes = wishesOf(state, effective)
  return {
    tracking_code: order.trackingCode,
    status: order.status,
    status_label: translate(statusWord(order.status, order.holder, 'owner')),
    version: order.version,
    description: order.description,
    to_collect: terms.toCollect,
    time_interval: order.timeInterval,
    promised: shownPromise(order, now),
    stored_until: order.status === 'agent_received' ? (order.storedUntil?.toISOString() ?? null) : null,
    to: addressOf(visit, order.receiver, key),
    point: await pointOf(visit, state.destinationPointId),
    chosen: await chosenOf(visit, { order, key }, { ...wishes, refused: state.refused }),
    days: daysOffered(now),
    pickup_code: { state: codeStateOf(order), new_codes_left: newCodesLeft(state, now) },
    point_search: pointSearchOf(order, terms.toCollect > 0),
    choices: receiverChoices({ state, terms }, key, now).map((choice) => choiceAnswer(choice, order)),
  }
}

function addressOf({ locale }: Visit, party: Party, key: PageKey): ReceiverPage['to'] {
  const region = regions.find(({ id }) => id === party.regionId)
  return {
    full_name: party.fullName,
    region: party.regionId,
    city: party.districtId,
    area: [region?.name[locale], districtById(party.districtId)?.names[locale]].filter(Boolean).join(', '),
    street: party.street ?? null,
    mahalla: party.mahalla ?? null,
    landmark: party.landmark ?? null,
    entrance: party.entrance ?? null,
    floor: party.floor ?? null,
    flat: party.flat ?? null,
    // What opens the house is not for whoever found the slip.
    intercom: key === 'card' ? null : (party.intercom ?? null),
    note: party.note ?? null,
    latitude: party.latitude ?? null,
    longitude: party.longitude ?? null,
    pin_source: party.pinSource ?? null,
  }
}

async function pointOf({ db, locale }: Visit, id: number | undefined): Promise<ReceiverPage['point']> {
  const point = id === undefined ? undefined : await findPoint(db, id)
  if (!point) return null
  const { name, address, landmark } = point
  return { id: point.id, name: name[locale], address: address[locale], landmark: landmark[locale] }
}

/** Whom the receiver trusts, and where things may lie, is not for whoever found the slip; a code is for the receiver alone. */
async function chosenOf(
  visit: Visit,
  { order, key }: Opened,
  { day, handOver, delegate, pointId, refused }: Wishes & { refused: boolean },
): Promise<ReceiverPage['chosen']> {
  const isSlip = key === 'card'
  return {
    day: day ?? null,
    hand_over: !isSlip && handOver ? { name: null, phone: null, place: null, ...handOver } : null,
    delegate:
      !isSlip && delegate
        ? { ...delegate, code: key === 'link' ? await delegateCodeOf(visit, order.id) : null }
        : null,
    point: pointId !== undefined,
    refused,
  }
}

async function delegateCodeOf({ db, secrets }: Visit, orderId: number): Promise<string | null> {
  const sealed = await findDelegateCode(db, orderId)
  return (sealed && secrets.open(delegatePurpose, sealed)) ?? null
}

/** From the receiver's own pin, or else the middle of the district. */
function pointSearchOf({ receiver, parcel }: Order, cod: boolean): ReceiverPage['point_search'] {
  const centre = districtById(receiver.districtId)?.centre
  const [lat, lon] = [receiver.latitude ?? centre?.lat, receiver.longitude ?? centre?.lon]
  const fits = [parcel.weightGrams / 1000, ...(parcel.sidesCm ?? [])].join('x')
  return { near: `${lat},${lon}`, fits, cod, region: receiver.regionId }
}

/**
 * Nothing on this page costs anything: points stand in the region the price was agreed for, and a door that is no longer
 * driven to was paid for by whoever ordered, who is told on the page that it stays so.
 */
function choiceAnswer(choice: Choice, { lines }: Order): ChoiceAnswer {
  const door = lines.find(({ rule }) => rule === 'door-delivery')
  const { kind, allowed } = choice
  return {
    kind,
    allowed,
    reason: allowed ? null : choice.reason,
    deadline: allowed ? { when: choice.deadline.when, at: choice.deadline.at?.toISOString() ?? null } : null,
    price: 0,
    not_refunded: kind === 'point' ? (door?.amount ?? 0) : 0,
  }
}
