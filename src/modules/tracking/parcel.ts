import type { Order, OrderEvent, Party } from '#modules/orders/index.ts'
import type { ParcelRow } from './tracking.repo.ts'

type Known =
  | 'id'
  | 'trackingCode'
  | 'returnOf'
  | 'firstCustody'
  | 'createdAt'
  | 'deliveryOption'
  | 'deliveryType'
  | 'paymentType'
  | 'description'
  | 'timeInterval'
  | 'productFee'
  | 'total'
  | 'promise'
  | 'status'
  | 'statusAt'
  | 'storedUntil'
  | 'receiverCode'
  | 'doorPaidAt'

/** The point an event happened at. */
export type EventPoint = Readonly<{ district: number; name: string }>

/** What tracking knows of an order, in the words of the orders module. */
export type Parcel = Pick<Order, Known> &
  Readonly<{
    sender: Party
    receiver: Party
    log: readonly OrderEvent[]
    /** By the id of the point. */
    points: ReadonlyMap<number, EventPoint>
  }>

/** The rows of the database are the orders module's own, so they are taken at its word. */
export function parcelOf({ log, ...row }: ParcelRow): Parcel {
  const points = new Map<number, EventPoint>()
  const events = log.map(({ at, locker, proof, day, district, point, ...event }) => {
    const happenedAt = new Date(at)
    if (event.pointId !== null && district !== null)
      points.set(event.pointId, { district, name: point ?? '' })
    return {
      ...event,
      personId: event.personId ?? undefined,
      courierId: event.courierId ?? undefined,
      pointId: event.pointId ?? undefined,
      reason: event.reason ?? undefined,
      details: {
        locker: locker ?? undefined,
        proof: proof === null ? undefined : { kind: proof },
        day: day ?? undefined,
      },
      happenedAt,
      recordedAt: happenedAt,
    } as OrderEvent
  })
  return { ...(row as unknown as Omit<Parcel, 'log' | 'points'>), log: events, points }
}
