import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { startOfDay, tashkentClock, tashkentDay } from '#kernel/tashkent.ts'
import { findLoads, findParcelsOfDay } from '#modules/orders/index.ts'
import { cashOfCouriers } from '#modules/payments/index.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { findCourier } from '../badge.repo.ts'
import { alarmsOf, byAttention } from '../domain/courier-attention.ts'
import { newCourier } from '../domain/courier-profile.ts'
import { ratingRules } from '../domain/rating-rules.ts'
import { type CourierAtWork, countDeedsOf, type DeedsOf, findAtWork } from './courier-board.repo.ts'
import type { CourierBoard, CourierOnBoard, CourierParcels } from './couriers.contract.ts'

/** More couriers than we have; the rest is counted. */
const MOST = 500

const clockOf = (now: Date) => `${tashkentDay(now)} ${tashkentClock(now)}`
const dayBegan = (now: Date) => startOfDay(tashkentDay(now))

type Load = Awaited<ReturnType<typeof findLoads>>[number]
type Known = { load: Load | undefined; deeds: DeedsOf | undefined; cash: number }

/** Everybody who carries for us, whoever needs somebody first: a few statements, however many they are. */
export async function readBoard({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<Ok<CourierBoard>> {
  const couriers = await findAtWork(db, MOST)
  const ids = couriers.map(({ id }) => id)
  const [loads, deeds, cash] = await Promise.all([
    findLoads(db, ids, clockOf(now)),
    countDeedsOf(db, ids, dayBegan(now)),
    cashOfCouriers(db, ids),
  ])
  const loadOf = new Map(loads.map((load) => [load.courier, load]))
  const deedsOf = new Map(deeds.map((one) => [one.courier, one]))
  const rows = couriers.map((courier) => {
    const { id } = courier
    return rowOf(courier, { load: loadOf.get(id), deeds: deedsOf.get(id), cash: cash.get(id) ?? 0 }, now)
  })
  const ranked = rows
    .map((row) => ({ row, alarms: row.alarms, isWorking: row.working, name: row.full_name }))
    .sort(byAttention)
  return ok({ items: ranked.map(({ row }) => row) })
}

function rowOf(courier: CourierAtWork, { load, deeds, cash }: Known, now: Date): CourierOnBoard {
  const { startedAt, endedAt, positionAt, stars, ratings } = courier
  const isWorking = startedAt !== null && endedAt === null
  const heardAt = latest(positionAt, deeds?.lastAt ?? null)
  const facts = {
    isWorking,
    inBag: load?.inBag ?? 0,
    late: load?.late ?? 0,
    cash,
    cashLimit: courier.cashLimit,
    startedAt,
    heardAt,
  }
  return {
    id: String(courier.id),
    full_name: courier.fullName,
    phone: courier.phone,
    working: isWorking,
    started_at: startedAt?.toISOString() ?? null,
    ended_at: endedAt?.toISOString() ?? null,
    heard_at: heardAt?.toISOString() ?? null,
    in_bag: facts.inBag,
    kilograms: Math.round((load?.grams ?? 0) / 1000),
    capacity_kg: courier.capacityKg ?? newCourier.capacityKg,
    accepted: load?.accepted ?? 0,
    late: facts.late,
    delivered: deeds?.delivered ?? 0,
    failed: deeds?.failed ?? 0,
    cash,
    cash_limit: courier.cashLimit,
    rating: ratings >= ratingRules.shownFrom ? Math.round((stars / ratings) * 10) / 10 : null,
    ratings,
    alarms: alarmsOf(facts, now),
  }
}

const latest = (a: Date | null, b: Date | null) => (a && b ? (a > b ? a : b) : (a ?? b))

/** The parcels of a courier's day: in the bag, taken on, brought and tried. */
export async function readCourierParcels(
  { db, now, translate }: Pick<RequestContext, 'db' | 'now' | 'translate'>,
  id: string,
): Promise<Result<CourierParcels, Failure<'not_found'>>> {
  const courier = await findCourier(db, id)
  if (!courier) return err({ code: 'not_found' })
  const found = await findParcelsOfDay(db, courier.id, { since: dayBegan(now), clock: clockOf(now) })
  return ok(
    found.map(({ orderId, trackingCode, status, receiver, inBag, isLate, statusAt }) => ({
      order_id: String(orderId),
      tracking_code: trackingCode,
      status,
      status_label: translate(`orders.status.${status}`),
      receiver,
      in_bag: inBag,
      late: isLate,
      at: statusAt.toISOString(),
    })),
  )
}
