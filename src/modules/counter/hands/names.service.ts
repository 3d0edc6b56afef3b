import { districtById } from '#modules/geo/index.ts'
import type { AtCounter, Order } from '#modules/orders/index.ts'
import { findPlacesBy } from '#modules/points/index.ts'
import type { RequestContext } from '#platform/http/route.ts'

type Ends = Pick<Order, 'sender' | 'receiver' | 'destinationPointId'>

/** What a counter calls the ends of a way: a point of ours by its name, a door by its district. */
export type PlaceNames = Readonly<{ from(order: Ends): string; to(order: Ends): string }>

export async function placeNames(
  { db, locale }: Pick<RequestContext, 'db' | 'locale'>,
  parcels: readonly Pick<AtCounter, 'order'>[],
): Promise<PlaceNames> {
  const ids = parcels.flatMap(({ order }) => [order.sender.pointId, toPoint(order)])
  const wanted = [...new Set(ids.filter((id) => id !== undefined))]
  const points = wanted.length === 0 ? undefined : await findPlacesBy(db, wanted)
  const nameOf = (point: number | undefined, district: number) =>
    (point === undefined ? undefined : points?.get(point)?.name[locale]) ??
    districtById(district)?.names[locale] ??
    ''
  return {
    from: ({ sender }) => nameOf(sender.pointId, sender.districtId),
    to: (order) => nameOf(toPoint(order), order.receiver.districtId),
  }
}

const toPoint = ({ destinationPointId, receiver }: Omit<Ends, 'sender'>) =>
  destinationPointId ?? receiver.pointId
