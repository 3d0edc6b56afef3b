import { randomInt } from 'node:crypto'
import { setImmediate as aTurn } from 'node:timers/promises'
import { assert } from '#kernel/assert.ts'
import { nameKey } from '#modules/accounts/index.ts'
import { type AnyMovement, postMany } from '#modules/ledger/index.ts'
import { spendHeldShipments } from '#modules/pricing/index.ts'
import { spendHeldPromotions } from '#modules/promos/index.ts'
import type { Db } from '#platform/db/database.ts'
import { emit } from '#platform/jobs/outbox.ts'
import { type Chance, drawOrderId, drawTrackingCode } from '../domain/numbers.ts'
import type { Agreement, PaymentType, Source } from '../domain/order.ts'
import {
  benefitsIn,
  type Priced,
  promotionIn,
  servicesTo,
  type Tariff,
  takenOff,
} from '../domain/order-quote.ts'
import { tokensOf } from '../domain/search-tokens.ts'
import { orderChanged } from '../events.ts'
import { hasAgreedOrder } from '../life/order.repo.ts'
import { type FirstSteps, firstStepsFor } from './first-steps.ts'
import { atKnownDoorsOf } from './pins.service.ts'
import { insertEvents, insertOrders, rowText, type Shared, type WrittenRow } from './place-many.repo.ts'

/** A parcel that was looked at and priced. */
export type ParcelToPlace = Pick<
  Agreement,
  | 'deliveryOption'
  | 'deliveryType'
  | 'sender'
  | 'receiver'
  | 'services'
  | 'description'
  | 'comment'
  | 'timeInterval'
  | 'externalId'
  | 'productFee'
  | 'parcelValue'
> &
  Priced & {
    /** Under this key lies what was set aside for it: a promotion, a prepaid shipment. */
    hold?: string | undefined
  }

export type Placing = {
  ownerId: number
  /** Who of the owner's people said so. */
  personId: number
  source: Source
  paymentType: PaymentType
  /** Where the money of `balance` lies: on the balance, or set aside for an upload. */
  paidFrom: 'balance' | 'reserved'
  tariff: { version: number; tariff: Tariff }
  /** The moment they were priced and agreed at. */
  at: Date
}

export type PlacedParcel = { id: number; trackingCode: string; total: number }

/**
 * Orders of many parcels at once, agreed as they are made: the same rows that `placeOrder` and a payment leave one by one,
 * in a few statements for all. The money, promotions and prepaid shipments they take were set aside before: whatever is
 * missing now is a bug, and undoes all of them. Answers in the order of the parcels.
 */
export async function placeMany(
  tx: Db,
  placing: Placing,
  parcels: readonly ParcelToPlace[],
  chance: Chance = randomInt,
): Promise<PlacedParcel[]> {
  return writeMany(tx, await prepareMany(tx, placing, parcels, chance))
}

/** Many parcels, ready to be written; nothing has happened to the database yet. */
export type PreparedParcels = Readonly<{
  placing: Placing
  shared: Shared
  orders: readonly Placed[]
  chance: Chance
}>

/** So many are thought through before others get their turn. */
const SLICE = 25

/** All that can be thought of beforehand, while the database writes others. */
export async function prepareMany(
  db: Db,
  placing: Placing,
  parcels: readonly ParcelToPlace[],
  chance: Chance = randomInt,
): Promise<PreparedParcels> {
  const shared = sharedBy(placing)
  const doors = await atKnownDoorsOf(db, parcels, placing.at)
  const stepsOf = firstStepsFor(placing.personId, placing.tariff.tariff)
  const keyOf = nameKeys()
  const orders: Placed[] = []
  for (const [index, { hold, ...parcel }] of parcels.entries()) {
    const services = servicesTo(parcel.deliveryOption, parcel.services)
    const agreement: Agreement = {
      ...parcel,
      services,
      ...doors[index],
      ...shared,
      returnOf: null,
      images: [],
    }
    const draft = { agreement, hold, steps: stepsOf(agreement) }
    orders.push({ ...draft, row: rowOf(draft, { keyOf, chance }) })
    if (index % SLICE === SLICE - 1) await aTurn()
  }
  return { placing, shared, orders, chance }
}

/** In a transaction of the caller's. */
export async function writeMany(tx: Db, prepared: PreparedParcels): Promise<PlacedParcel[]> {
  const { placing } = prepared
  // Nobody's first order is behind another of the same lot.
  const isFirst = prepared.orders.some(({ agreement }) => promotionIn(agreement.lines))
    ? !(await hasAgreedOrder(tx, placing.ownerId))
    : false
  const orders = await insertDrawn(tx, prepared)
  await tellAll(tx, orders, placing.at)
  await settleAll(tx, placing, orders, isFirst)
  return orders.map(({ row, agreement }) => ({
    id: row.id,
    trackingCode: row.trackingCode,
    total: agreement.total,
  }))
}

type Draft = { agreement: Agreement; hold: string | undefined; steps: FirstSteps }
type Placed = Draft & { row: WrittenRow }

const sharedBy = ({ ownerId, source, paymentType, tariff, at }: Placing): Shared => ({
  ownerId,
  source,
  paymentType,
  firstCustody: { holder: 'sender' },
  createdAt: at,
  tariffVersion: tariff.version,
})

const DRAWS = 10

/** For numbers that are taken, be it by another of the same lot, others are drawn. */
async function insertDrawn(tx: Db, { shared, orders, chance }: PreparedParcels): Promise<Placed[]> {
  const placed = [...orders]
  let waiting = placed.map((_, index) => index)
  for (let draw = 1; waiting.length > 0; draw++) {
    assert(draw <= DRAWS, 'ten random numbers in a row were taken')
    const rows = waiting.flatMap((index) => placed[index]?.row ?? [])
    const free = new Set(await insertOrders(tx, shared, rows))
    // The first that names a number has it.
    waiting = waiting.filter((index) => !free.delete(placed[index]?.row.id ?? 0))
    for (const index of waiting) {
      const taken = placed[index]
      if (taken) placed[index] = { ...taken, row: rowOf(taken, { keyOf: nameKey, chance }) }
    }
  }
  return placed
}

/** Whoever sends all of them has one name. */
function nameKeys(): (name: string) => string {
  const known = new Map<string, string>()
  return (name) => {
    const key = known.get(name) ?? nameKey(name)
    known.set(name, key)
    return key
  }
}

type Drawing = { keyOf: (name: string) => string; chance: Chance }

function rowOf({ agreement, steps }: Draft, { keyOf, chance }: Drawing): WrittenRow {
  const { state, promise, events, effects } = steps
  const numbers = { id: drawOrderId(chance), trackingCode: drawTrackingCode(chance) }
  // On account it is paid when the debt is.
  const isCharged =
    agreement.paymentType !== 'on_account' && effects.some(({ effect }) => effect === 'charge_sender')
  return rowText({
    ...numbers,
    search: tokensOf({ ...agreement, ...numbers }, keyOf),
    agreement,
    state,
    promise,
    version: events.length - 1,
    // What costs nothing is paid by that.
    paidAt: isCharged || agreement.total === 0 ? agreement.createdAt : undefined,
  })
}

/**
 * The logs, and whoever listens: of each order its last step, because they read the order itself. Nobody watches live what
 * nobody has seen yet.
 */
async function tellAll(tx: Db, orders: readonly Placed[], at: Date): Promise<void> {
  const events = orders.flatMap(({ row, steps }) =>
    steps.events.map((event) => ({ ...event, orderId: row.id, details: event.details })),
  )
  const seqs = await insertEvents(tx, events, at)
  for (const [index, { orderId, verb }] of events.entries()) {
    if (events[index + 1]?.orderId === orderId) continue
    const seq = seqs[index] ?? 0
    await emit(tx, orderChanged, `order:${orderId}`, { orderId, verb, seq, isOneOfMany: true })
  }
}

/** What the steps of all of them do to the books, and to what was set aside. */
async function settleAll(
  tx: Db,
  placing: Placing,
  orders: readonly Placed[],
  isFirst: boolean,
): Promise<void> {
  const shares = await spendHeldShipments(tx, orders.flatMap(shipmentOf))
  await spendHeldPromotions(
    tx,
    placing.ownerId,
    orders.flatMap((order, index) => promotionOf(order, isFirst && index === 0)),
    placing.at,
  )
  const posted = await postMany(
    tx,
    orders.flatMap((order) => movementsOf(placing, order, shares.get(order.row.id) ?? 0)),
  )
  assert(posted.ok, `what orders cost was set aside: ${posted.ok || posted.error.account}`)
}

const holdOf = ({ hold }: Placed) => {
  assert(hold !== undefined, 'what a price was made with was set aside')
  return hold
}

/** The step that books what pays beside money. */
const agreedBy = ({ steps }: Placed) => {
  const step = steps.effects.find(({ effect }) => effect === 'use_benefits')
  assert(step, 'an agreed order books what it was made with')
  return step.event
}

const packageKey = (order: Placed) => `order:${order.row.id}:package:${agreedBy(order).id}`

function shipmentOf(order: Placed) {
  if (!benefitsIn(order.agreement.lines).usePackage) return []
  return [{ key: holdOf(order), orderId: order.row.id, movement: packageKey(order) }]
}

function promotionOf(order: Placed, isFirst: boolean) {
  const won = promotionIn(order.agreement.lines)
  return won ? [{ key: holdOf(order), orderId: order.row.id, slug: won.slug, isFirst }] : []
}

/** As `settle` books the effects of one order. */
function movementsOf(placing: Placing, order: Placed, share: number): AnyMovement[] {
  const { agreement, row } = order
  const reference = `order:${row.id}`
  const customer = placing.ownerId
  return order.steps.effects.flatMap(({ effect, event }): AnyMovement[] => {
    const about = {
      reference,
      at: event.happenedAt,
      ...(event.personId === undefined ? {} : { by: event.personId }),
    }
    if (effect === 'charge_sender') {
      const facts = { customer, amount: agreement.total }
      if (placing.paymentType === 'on_account')
        return [{ ...about, key: `${reference}:owed:${event.id}`, template: 'receivable_raised', facts }]
      const template =
        placing.paidFrom === 'reserved' ? 'order_paid_from_reserved' : 'order_paid_from_balance'
      return [{ ...about, key: `${reference}:paid`, template, facts }]
    }
    assert(effect === 'use_benefits', `nothing else follows from a new order: ${effect}`)
    const off = promotionIn(agreement.lines) ? takenOff(agreement.lines) : 0
    const key = `${reference}:promotion:${event.id}`
    return [
      ...(share > 0
        ? [
            {
              ...about,
              key: packageKey(order),
              template: 'package_consumed' as const,
              facts: { customer, amount: share },
            },
          ]
        : []),
      ...(off > 0 ? [{ ...about, key, template: 'promotion_applied' as const, facts: { amount: off } }] : []),
    ]
  })
}
