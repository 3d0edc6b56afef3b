import { err, ok, type Result } from '#kernel/result.ts'
import { findByNumbers, isBagInstead, type Order, orderOfScan } from '#modules/orders/index.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { findCells } from '../bank.repo.ts'
import { findVisit } from '../codes/code.repo.ts'
import { cellFor } from '../domain/cells.ts'
import { lockerLimits } from '../domain/keypad.ts'
import type { CollectRequest, OpeningView, ScanRequest } from '../lockers.contract.ts'
import { openDoor, viewOf } from './open-door.ts'
import { findOpenDoors, findOpeningsOf } from './opening.repo.ts'
import { asCourier, notSetUp, refusal, standAt, whyNot } from './stand.service.ts'

type ScanCode =
  | 'locker_not_set_up'
  | 'locker_visit_over'
  | 'locker_full'
  | 'locker_not_yours'
  | 'locker_takes_no_money'
  | 'point_cannot_take'
  | 'action_not_allowed'
  | 'not_found'

/** A courier brings a parcel: out of their own bag, into the smallest cell that takes it. */
export function scanParcel(
  context: RequestContext,
  { event_id: eventId, visit: visitId, parcel }: ScanRequest,
): Promise<Result<{ opening: OpeningView }, Failure<ScanCode>>> {
  return context.db.transaction(async (tx) => {
    const stand = await standAt(tx, context)
    if (!stand) return notSetUp
    const { point, scene, now } = stand
    const [before] = await findOpeningsOf(tx, point, eventId)
    if (before) return ok({ opening: viewOf(before) })
    const visit = await findVisit(tx, point, visitId, now)
    if (!visit) return err({ code: 'locker_visit_over' })
    const order = isBagInstead(parcel, 'hand_out') ? undefined : await orderOfScan(tx, parcel)
    if (!order) return err({ code: 'not_found' })
    const open = (await findOpenDoors(tx, point)).find(({ orderId }) => orderId === order.id)
    if (open?.what === 'store') return ok({ opening: viewOf(open) })
    if (order.holder !== 'courier' || order.holderCourierId !== visit.courierId)
      return err({ code: 'locker_not_yours' })
    const cell = cellFor(await findCells(tx, point), order.parcel)
    if (!cell) return err({ code: 'locker_full' })
    const failure = await whyNot(tx, scene, { order, verb: 'store' })
    if (failure) return err(refusal(failure, scene))
    const opened = await openDoor(stand, {
      cell: cell.number,
      eventId,
      what: 'store',
      orderId: order.id,
      courierId: visit.courierId,
    })
    return ok({ opening: viewOf(opened) })
  })
}

type CollectCode = 'locker_not_set_up' | 'locker_visit_over'

/** What goes on from here: the doors of all of it, as far as the courier may take it. */
export function collectParcels(
  context: RequestContext,
  { event_id: eventId, visit: visitId }: CollectRequest,
): Promise<Result<{ openings: OpeningView[] }, Failure<CollectCode>>> {
  return context.db.transaction(async (tx) => {
    const stand = await standAt(tx, context)
    if (!stand) return notSetUp
    const { point, scene, now } = stand
    const before = await findOpeningsOf(tx, point, eventId)
    if (before.length > 0) return ok({ openings: before.map(viewOf) })
    const visit = await findVisit(tx, point, visitId, now)
    if (!visit) return err({ code: 'locker_visit_over' })
    const { courierId } = visit
    const cells = (await findCells(tx, point)).filter(({ fault, isOpen }) => fault === null && !isOpen)
    const labelled = await findByNumbers(
      tx,
      cells.flatMap(({ orderId }) => orderId ?? []),
    )
    const openings: OpeningView[] = []
    for (const order of labelled) {
      if (openings.length >= lockerLimits.doorsAtOnce) break
      // A way back wears the label of the way there.
      const carried = await orderOfScan(tx, order.trackingCode)
      const cell = cells.find(({ orderId }) => orderId === order.id)
      if (!cell || !carried || !mayGoOn(carried, point, courierId)) continue
      if (await whyNot(tx, asCourier(scene, courierId), { order, verb: 'pick_up' })) continue
      const asked = { cell: cell.number, eventId, what: 'collect', orderId: order.id, courierId } as const
      openings.push(viewOf(await openDoor(stand, asked)))
    }
    return ok({ openings })
  })
}

/** Most of what lies in a bank waits for its receiver: nobody has to ask the lifecycle about that. */
const mayGoOn = ({ status, holder, holderPointId, courierId }: Order, point: number, courier: number) =>
  holderPointId === point &&
  ((status === 'agent_received' && holder === 'origin_point') ||
    (status === 'accept' && courierId === courier))
