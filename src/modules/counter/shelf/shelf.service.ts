import { err, ok, type Result } from '#kernel/result.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import { type AtCounter, parcelAtPost, parcelsAtPost, sceneOf } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure, FieldError } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { ShelfItem, ShelfList } from '../counter.contract.ts'
import { isOnShelf, readPlace } from '../domain/shelf-place.ts'
import { taskOf } from '../domain/task.ts'
import { type PlaceNames, placeNames } from '../hands/names.service.ts'
import { personIn } from '../hands/post.service.ts'
import {
  deletePlace,
  findLayout,
  findPlaces,
  findPlacesFor,
  MOST_SWEPT,
  savePlace,
  sweepPlaces,
} from './shelf.repo.ts'

/** So many parcels no counter holds. */
const MOST = 2_000

export async function listShelf(context: RequestContext): Promise<Result<ShelfList, Failure<'no_post'>>> {
  const { db, now } = context
  const scene = await sceneOf(context)
  const point = scene.doer.pointId
  if (point === undefined) return err({ code: 'no_post' })
  const [parcels, places] = await Promise.all([parcelsAtPost(scene, MOST), findPlaces(db, point)])
  const names = await placeNames(context, parcels)
  const items = parcels.map((parcel) => itemOf(parcel, { point, places, names }))
  const today = tashkentDay(now)
  const isOverdue = ({ stored_until: until }: ShelfItem) =>
    until !== null && tashkentDay(new Date(until)) <= today
  const count = (isCounted: (item: ShelfItem) => boolean) => items.filter(isCounted).length
  return ok({
    items,
    counts: {
      hand_out: count(({ task }) => task === 'hand_out'),
      give: count(({ task }) => task === 'give'),
      overdue: count(isOverdue),
      without_place: count(({ place }) => place === null),
    },
  })
}

type Around = { point: number; places: ReadonlyMap<number, string>; names: PlaceNames }

/** A line of the shelf: whose name may be seen is seen. */
export function itemOf(parcel: AtCounter, { point, places, names }: Around): ShelfItem {
  const { order, sight } = parcel
  const task = taskOf({ ...order, actions: parcel.actions }, point)
  const isWaiting = order.status === 'agent_received' && order.storedUntil !== null
  return {
    order_id: String(order.id),
    tracking_code: sight === 'offer' ? '' : order.trackingCode,
    place: places.get(order.id) ?? null,
    task,
    name: sight === 'whole' ? order.receiver.fullName : '',
    to_name: task === 'give' && sight === 'whole' ? names.to(order) : null,
    since: parcel.since.toISOString(),
    stored_until: isWaiting ? (order.storedUntil?.toISOString() ?? null) : null,
    extended: parcel.extended,
    refused: parcel.refused,
    to_collect: parcel.toCollect,
    size_class: sight === 'money' ? '' : order.parcel.sizeClass,
  }
}

type Unplaced = Failure<'no_post' | 'not_found' | 'invalid_input'>

/** Only what lies here can lie on this shelf. */
export function placeOnShelf(
  context: RequestContext,
  id: string,
  asked: string | null,
): Promise<Result<ShelfItem, Unplaced>> {
  const place = asked === null ? null : readPlace(asked)
  return context.db.transaction(async (tx): Promise<Result<ShelfItem, Unplaced>> => {
    const inside = { ...context, db: tx }
    const scene = await sceneOf(inside)
    const point = scene.doer.pointId
    if (point === undefined) return err({ code: 'no_post' })
    const layout = await findLayout(tx, point)
    if (place === undefined || (place !== null && !isOnShelf(place, layout)))
      return err({ code: 'invalid_input', fields: [wrongPlace] })
    const parcel = await parcelAtPost(scene, Number(id))
    if (!parcel) return err({ code: 'not_found' })
    await deletePlace(tx, point, parcel.order.id)
    if (place !== null)
      await savePlace(
        tx,
        { point, orderId: parcel.order.id, place },
        { at: context.now, by: personIn(context) },
      )
    const [places, names] = await Promise.all([
      findPlacesFor(tx, point, [parcel.order.id]),
      placeNames(inside, [parcel]),
    ])
    return ok(itemOf(parcel, { point, places, names }))
  })
}

const wrongPlace: FieldError = { path: 'place', code: 'invalid_choice' }

/** By night: a shelf tells only of what lies there anyway. */
export async function sweepShelves(db: Db): Promise<void> {
  while ((await sweepPlaces(db)) === MOST_SWEPT);
}
