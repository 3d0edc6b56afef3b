import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { acceptByOrder, isPerson, linkTarget } from '#modules/accounts/index.ts'
import { districtById, refusedPin } from '#modules/geo/index.ts'
import { canTake, findPoint, type Point, stateOf } from '#modules/points/index.ts'
import { closedOn, closedValues, keptTariff, shownValues } from '#modules/pricing/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure, FieldError } from '#platform/http/errors.ts'
import { formatter } from '#platform/i18n/format.ts'
import { limits } from '../domain/limits.ts'
import { isPaidOnTheWay, type Order, type Party } from '../domain/order.ts'
import {
  type Benefits,
  explain,
  type Priced,
  priceOf,
  refusalCodeOf,
  servicesOf,
  servicesTo,
  type Tariff,
} from '../domain/order-quote.ts'
import type { Actor } from '../domain/words.ts'
import { attachFiles, strangeFiles } from '../files/order-files.service.ts'
import { act, type Stage } from '../life/act.service.ts'
import { holdBenefits, keepBenefits, noBenefits, securePrice } from '../life/benefits.service.ts'
import { prepaidOnly } from '../life/debt.service.ts'
import { theSystem } from '../life/doer.ts'
import { insertNew } from '../life/new-order.service.ts'
import { countPlaced, findLimits, type Limits } from '../life/order.repo.ts'
import type { Scene } from '../life/scene.service.ts'
import type { OrderRequest } from './order-request.contract.ts'
import { linkedReceiver, senderOf, writtenReceiver } from './parties.ts'
import { atKnownDoors } from './pins.service.ts'

export type PlaceCode =
  | 'invalid_input'
  | 'same_phone'
  | 'link_not_working'
  | 'pin_outside_district'
  | 'city_not_served'
  | 'point_not_found'
  | 'point_cannot_take'
  | 'express_unavailable'
  | 'refund_outside_region'
  | 'parcel_too_big'
  | 'not_carried_so'
  | 'customer_required'
  | 'rate_limited'
  | 'debt_prepaid_only'

type Refused = Failure<PlaceCode>

/** A new draft with its price frozen. What costs nothing needs neither payment nor call and is ready at once. */
export function placeOrder(
  scene: Scene,
  stage: Stage,
  request: OrderRequest,
): Promise<Result<Order, Refused>> {
  return scene.db.transaction(async (tx) => {
    const owner = await ownerOf(tx, scene, request)
    if (!owner.ok) return owner
    const { version, tariff } = await keptTariff(tx, scene.now)
    const sender = senderOf(request)
    const found = await receiverFor(tx, request, owner.value)
    if (!found.ok) return found
    const receiver = found.value
    const wrong =
      wrongFields(request, tariff, { sender, receiver }) ?? wrongPins(request, { sender, receiver }, scene)
    if (wrong) return err(wrong)
    const regions = [sender.regionId, receiver.regionId]
    // Sent together: neither waits for the other.
    const [standing, ends] = await Promise.all([
      findLimits(tx, owner.value, { back: limits.ordersPerMinute, regions, now: scene.now }),
      atKnownDoors(tx, { sender, receiver }, scene.now),
    ])
    const refused =
      (await tooFast(tx, owner.value, standing, scene.now)) ??
      notServed(standing, { sender, receiver }, scene)
    if (refused) return err(refused)
    const owing = await prepaidOnly(tx, owner.value, request.payment_type, scene.locale)
    if (owing) return err(owing)
    const points = await pointsOf(tx, { sender, receiver })
    if (!points.ok) return points
    const held = standing.hasBenefits
      ? await holdBenefits(tx, owner.value, scene.now, request.use_package)
      : noBenefits
    const pictures = { path: 'images', purpose: 'order_photo', ids: request.images } as const
    const strange = await strangeFiles(tx, scene, [pictures])
    if (strange) return err({ code: 'invalid_input', fields: strange })
    const services = servicesTo(request.delivery_option, request.services)
    const parcel = { request, services, sender, receiver, tariff, points: points.value }
    const price = await securePrice(tx, held, (benefits) => priceFor(scene, { ...parcel, benefits }))
    if (!price.ok) return price
    const order = await insertNew(
      tx,
      {
        ownerId: owner.value,
        source: scene.doer.actor === 'operator' ? 'desk' : 'site',
        returnOf: null,
        firstCustody: { holder: 'sender' },
        createdAt: scene.now,
        deliveryOption: request.delivery_option,
        deliveryType: request.delivery_type,
        paymentType: request.payment_type,
        ...ends,
        services,
        description: request.description,
        comment: request.comment ?? null,
        timeInterval: request.time_interval ?? null,
        images: request.images,
        externalId: null,
        productFee: request.product_fee ?? 0,
        parcelValue: request.parcel_value ?? 0,
        tariffVersion: version,
        ...price.value,
      },
      { actor: scene.doer.actor, personId: scene.doer.personId },
      stage.chance,
    )
    await acceptByOrder(tx, owner.value, scene.doer.actor === 'operator' ? 'call' : 'order', scene)
    await keepBenefits(tx, order, held)
    await attachFiles(tx, scene, order.id, [pictures])
    return ok(await moveOn(tx, scene, stage, order))
  })
}

/** What costs nothing is ready. What staff write down during a call needs no other call: it waits for their yes. */
async function moveOn(tx: Db, { doer }: Scene, stage: Stage, order: Order): Promise<Order> {
  const isCall = doer.actor === 'operator' && isPaidOnTheWay(order.paymentType)
  if (order.total > 0 && !isCall) return order
  const moved =
    order.total === 0
      ? await act(tx, order.id, theSystem, { verb: 'confirm' }, stage)
      : await act(tx, order.id, doer, { verb: 'submit' }, stage)
  assert(moved.ok, 'a new draft can be confirmed or submitted')
  return moved.value
}

/** Customers order for themselves; staff for the customer who called. */
async function ownerOf(tx: Db, { doer }: Scene, request: OrderRequest): Promise<Result<number, Refused>> {
  const owner = doer.actor === 'operator' ? request.owner_id : doer.personId
  if (owner === null || owner === undefined || !(await isCustomer(tx, doer.actor, owner)))
    return err({ code: 'customer_required', fields: [{ path: 'owner_id', code: 'required' }] })
  return ok(owner)
}

const isCustomer = (tx: Db, actor: Actor, id: number) =>
  actor === 'operator' ? isPerson(tx, id, 'customer') : Promise.resolve(true)

/** As it was written down, or whoever gave the link away. */
async function receiverFor(
  tx: Db,
  { receiver, to, same_phone_ok }: OrderRequest,
  owner: number,
): Promise<Result<Party, Refused>> {
  if (!('link' in receiver)) return ok(writtenReceiver(receiver, to))
  const target = await linkTarget(tx, receiver.link)
  if (!target) return err({ code: 'link_not_working', fields: [{ path: 'to.link', code: 'invalid_choice' }] })
  if (target.personId === owner && !same_phone_ok) return err(samePhone)
  return ok(linkedReceiver(target, receiver.link, receiver.pointId))
}

const samePhone = {
  code: 'same_phone',
  fields: [{ path: 'receiver_phone', code: 'invalid_phone' }],
} as const satisfies Refused

type Ends = { sender: Party; receiver: Party }

function wrongFields(request: OrderRequest, tariff: Tariff, ends: Ends): Refused | undefined {
  const known = servicesOf(tariff).map(({ slug }) => String(slug))
  const fields: FieldError[] = [
    ...request.services.flatMap((slug, index): FieldError[] =>
      known.includes(slug) ? [] : [{ path: `services.${index}`, code: 'invalid_choice' }],
    ),
    ...wrongPlace('from', ends.sender),
    ...wrongPlace('to', ends.receiver),
  ]
  if (fields.length > 0) return { code: 'invalid_input', fields }
  // A phone behind a link is not compared: the answer would tell whoever guesses that they guessed right.
  const isOpen = ends.receiver.link === undefined
  if (isOpen && ends.sender.phone === ends.receiver.phone && !request.same_phone_ok) return samePhone
  return undefined
}

function wrongPlace(end: 'from' | 'to', party: Party): FieldError[] {
  return districtById(party.districtId)?.regionId === party.regionId
    ? []
    : [{ path: `${end}.city`, code: 'unknown_place' }]
}

/**
 * Of a point nobody asks for a pin. One behind a link was looked at when it was set: whoever orders would learn from a
 * refusal where it stands.
 */
function wrongPins({ from, to }: OrderRequest, { sender, receiver }: Ends, { locale }: Scene) {
  const isAsked = ({ pointId, link }: Party) => pointId === undefined && link === undefined
  const wrong = (party: Party, confirmed: boolean | undefined, path: string) =>
    isAsked(party) ? refusedPin(party, { confirmed, locale, path }) : undefined
  return wrong(sender, from.pin_confirmed, 'from.') ?? wrong(receiver, to.pin_confirmed, 'to.')
}

const MINUTE_MS = 60_000

/** Too many orders at once. Counted only where the time of an older one makes it possible. */
async function tooFast(tx: Db, owner: number, { placedAt }: Limits, now: Date): Promise<Refused | undefined> {
  if (!placedAt || now.getTime() - placedAt.getTime() >= MINUTE_MS) return undefined
  const most = limits.ordersPerMinute
  const placed = await countPlaced(tx, owner, new Date(now.getTime() - MINUTE_MS), most)
  return placed < most ? undefined : { code: 'rate_limited', values: { seconds: '60' } }
}

/** Where we do not come for a while: it says where, until when and why. */
function notServed({ pauses }: Limits, { sender, receiver }: Ends, scene: Scene): Refused | undefined {
  const closed = closedOn(pauses, { from: sender.districtId, to: receiver.districtId })
  if (!closed) return undefined
  return {
    code: 'city_not_served',
    values: shownValues(closedValues(closed), { ...formatter(scene.locale), locale: scene.locale }),
    fields: [{ path: `${closed.end}.city`, code: 'invalid_choice' }],
  }
}

/** Undefined: a door. */
type PointsOnTheWay = Readonly<{ from: Point | undefined; to: Point | undefined }>

async function pointsOf(tx: Db, { sender, receiver }: Ends): Promise<Result<PointsOnTheWay, Refused>> {
  const pointOf = async ({ pointId }: Party) => (pointId === undefined ? undefined : findPoint(tx, pointId))
  const [from, to] = await Promise.all([pointOf(sender), pointOf(receiver)])
  const missing =
    sender.pointId !== undefined && !from ? 'from' : receiver.pointId !== undefined && !to ? 'to' : undefined
  if (missing === undefined) return ok({ from, to })
  return err({ code: 'point_not_found', fields: [{ path: `${missing}.point_id`, code: 'invalid_choice' }] })
}

type ToPrice = Ends & {
  request: OrderRequest
  services: string[]
  tariff: Tariff
  benefits: Benefits
  points: PointsOnTheWay
}

function priceFor(
  { locale, translate, now }: Scene,
  { request, services, sender, receiver, tariff, benefits, points }: ToPrice,
): Result<Priced, Refused> {
  const priced = priceOf(
    {
      from: sender,
      to: receiver,
      parcel: request.parcel_size,
      services,
      productFee: request.product_fee ?? 0,
      parcelValue: request.parcel_value ?? 0,
      deliveryOption: request.delivery_option,
      deliveryType: request.delivery_type,
      benefits,
    },
    tariff,
    now,
  )
  if (!priced.ok) {
    assert(priced.error !== 'unknown_place', 'places were looked at before')
    const { code, reason } = priced.error
    const said = explain(reason, { ...formatter(locale), message: translate })
    return err({ code: refusalCodeOf(code), values: { reason: said } })
  }
  const refusedBy = pointThatRefuses(request, points, priced.value, now)
  if (refusedBy)
    return err({ code: 'point_cannot_take', fields: [{ path: refusedBy, code: 'invalid_choice' }] })
  return priced
}

/** Both points have to take this parcel; the last one also its money. */
function pointThatRefuses(
  request: OrderRequest,
  { from, to }: PointsOnTheWay,
  { parcel }: Priced,
  now: Date,
): string | undefined {
  const money = (request.product_fee ?? 0) > 0 || request.payment_type === 'receiver'
  const [a, b, c] = parcel.sidesCm ?? []
  const sidesCm = a !== undefined && b !== undefined && c !== undefined ? ([a, b, c] as const) : undefined
  for (const [path, point, cod] of [
    ['from.point_id', from, false],
    ['to.point_id', to, money],
  ] as const) {
    if (!point) continue
    const taker = { state: stateOf(point, now), limits: point.limits, cod: point.cod }
    if (!canTake(taker, { weightGrams: parcel.weightGrams, sidesCm, cod }).ok) return path
  }
  return undefined
}
