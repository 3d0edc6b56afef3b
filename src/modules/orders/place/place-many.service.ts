import { randomInt } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import { nameKey } from '#modules/accounts/index.ts'
import { type AnyMovement, postMany } from '#modules/ledger/index.ts'
import { spendHeldShipments } from '#modules/pricing/index.ts'
import { spendHeldPromotions } from '#modules/promos/index.ts'
import type { Db } from '#platform/db/database.ts'
import { emit } from '#platform/jobs/outbox.ts'
import { drawOrderId, drawTrackingCode } from '../domain/numbers.ts'
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
import { type FirstSteps, firstSteps } from './first-steps.ts'
import { atKnownDoorsOf } from './pins.service.ts'
import { insertEvents, insertOrders, type OrderRow, type Shared } from './place-many.repo.ts'

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
): Promise<PlacedParcel[]> {
  const shared = sharedBy(placing)
  const doors = await atKnownDoorsOf(tx, parcels, placing.at)
  const drafts = parcels.map(({ hold, ...parcel }, index): Draft => {
    const services = servicesTo(parcel.deliveryOption, parcel.services)
    const agreement: Agreement = {
      ...parcel,
      services,
      ...doors[index],
      ...shared,
      returnOf: null,
      images: [],
    }
    return { agreement, hold, steps: firstSteps(agreement, placing.personId, placing.tariff.tariff) }
  })
  // Nobody's first order is behind another of the same lot.
  const isFirst = drafts.some(({ agreement }) => promotionIn(agreement.lines))
    ? !(await hasAgreedOrder(tx, placing.ownerId))
    : false
  const orders = await insertDrawn(tx, shared, drafts)
  await tellAll(tx, orders, placing.at)
  await settleAll(tx, placing, orders, isFirst)
  return orders.map(({ row, agreement }) => ({
    id: row.id,
    trackingCode: row.trackingCode,
    total: agreement.total,
  }))
}

type Draft = { agreement: Agreement; hold: string | undefined; steps: FirstSteps }
type Placed = Draft & { row: OrderRow }

const sharedBy = ({ ownerId, source, paymentType, tariff, at }: Placing): Shared => ({
  ownerId,
  source,
  paymentType,
  firstCustody: { holder: 'sender' },
  createdAt: at,
  tariffVersion: tariff.version,
})

const DRAWS = 10

async function insertDrawn(tx: Db, shared: Shared, drafts: readonly Draft[]): Promise<Placed[]> {
  const placed = new Array<Placed>(drafts.length)
  let waiting = [...drafts.entries()]
  for (let draw = 0; draw < DRAWS && waiting.length > 0; draw++) {
    const drawn = waiting.map(([index, draft]) => ({ index, ...draft, row: rowOf(draft) }))
    const rows = drawn.map(({ row }) => row)
    const free = new Set(await insertOrders(tx, shared, rows))
    for (const { index, ...order } of drawn) if (free.has(order.row.id)) placed[index] = order
    waiting = waiting.filter(([index]) => placed[index] === undefined)
  }
  assert(waiting.length === 0, 'ten random numbers in a row were taken')
  return placed
}

function rowOf({ agreement, steps }: Draft): OrderRow {
  const { state, promise, events, effects } = steps
  const numbers = { id: drawOrderId(randomInt), trackingCode: drawTrackingCode(randomInt) }
  // On account it is paid when the debt is.
  const isCharged =
    agreement.paymentType !== 'on_account' && effects.some(({ effect }) => effect === 'charge_sender')
  return {
    ...numbers,
    search: tokensOf({ ...agreement, ...numbers }, nameKey),
    agreement,
    state,
    promise,
    version: events.length - 1,
    // What costs nothing is paid by that.
    paidAt: isCharged || agreement.total === 0 ? agreement.createdAt : undefined,
  }
}

/** The logs, and whoever listens to them. Nobody watches live what nobody has seen yet. */
async function tellAll(tx: Db, orders: readonly Placed[], at: Date): Promise<void> {
  const events = orders.flatMap(({ row, steps }) =>
    steps.events.map((event) => ({ ...event, orderId: row.id, details: event.details })),
  )
  const seqs = await insertEvents(tx, events, at)
  for (const [index, { orderId, verb }] of events.entries())
    await emit(tx, orderChanged, `order:${orderId}`, {
      orderId,
      verb,
      seq: seqs[index] ?? 0,
      isOneOfMany: true,
    })
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
