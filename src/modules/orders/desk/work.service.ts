import { findPeople } from '#modules/accounts/index.ts'
import { type WorkDeed, type WorkParcel, type WorkSource, workSource } from '#modules/worklist/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { deskClock, deskWithin, dueWithin, failedDeed, lateDeed } from '../domain/desk/desk-work.ts'
import { callBy } from '../domain/promise/call-by.ts'
import { findOrdersBy } from '../life/order.repo.ts'
import { shortPlace } from './desk-queue.service.ts'
import {
  findCallsDue,
  findClaimsWaiting,
  findFailed,
  findLate,
  findOpenIncidents,
  findRefundsDue,
  findReturns,
  findStorageEnding,
  keptUntil,
  type OrderWork,
  type OtherWork,
  type WorkAsk,
} from './work.repo.ts'

type Told = { due: Date; deed: WorkDeed }

const orderSource = (
  queue: WorkSource['queue'],
  find: (db: Db, ask: WorkAsk) => Promise<OrderWork[]>,
  tell: (row: OrderWork) => Told,
) =>
  workSource({
    queue,
    action: 'order.manage',
    kind: 'order',
    isLocal: true,
    find,
    tell: (row) => ({ orderId: row.id, amount: row.total, heldBy: row.heldBy, ...tell(row) }),
  })

type Other = Pick<WorkSource, 'queue' | 'action'> & { kind: string }

const otherSource = (
  of: Other,
  find: (db: Db, ask: WorkAsk) => Promise<OtherWork[]>,
  tell: (row: OtherWork) => Told,
) =>
  workSource({
    ...of,
    find,
    tell: (row) => ({ orderId: row.orderId, amount: row.amount, about: row.about, ...tell(row) }),
  })

const after = (ms: number, { since }: { since: Date }) => new Date(since.getTime() + ms)

/** What orders have waiting at the desk. */
export const orderWork: readonly WorkSource[] = [
  orderSource('confirmation_calls', findCallsDue, ({ at, missed }) => ({
    due: callBy(at),
    deed: missed > 0 ? 'call_again' : 'call',
  })),
  orderSource(
    'late_parcels',
    (db, ask) => findLate(db, ask, deskClock(ask.now)),
    (row) => ({ due: row.at, deed: lateDeed(row) }),
  ),
  orderSource(
    'addresses_not_found',
    (db, ask) => findFailed(db, ask, 'address'),
    (row) => ({ due: dueWithin(deskWithin.address, row.at), deed: failedDeed(row) }),
  ),
  orderSource(
    'failed_attempts',
    (db, ask) => findFailed(db, ask, 'other'),
    (row) => ({ due: dueWithin(deskWithin.attempt, row.at), deed: failedDeed(row) }),
  ),
  orderSource('storage_ending', findStorageEnding, ({ at }) => ({ due: at, deed: 'offer_storage' })),
  orderSource(
    'returns',
    (db, ask) => findReturns(db, ask, deskClock(ask.now)),
    ({ status, at, storedUntil }) =>
      status === 'expired'
        ? { due: keptUntil(at), deed: 'keep_or_dispose' }
        : { due: storedUntil ?? dueWithin(deskWithin.attempt, at), deed: 'bring_back' },
  ),
  otherSource({ queue: 'refunds', action: 'refund.manage', kind: 'refund' }, findRefundsDue, (row) => ({
    due: after(deskWithin.refund, row),
    deed: 'give_back',
  })),
  otherSource({ queue: 'claims', action: 'claim.review', kind: 'claim' }, findClaimsWaiting, (row) => ({
    due: after(deskWithin.claim, row),
    deed: row.isFound ? 'decide_found' : 'decide_claim',
  })),
  otherSource(
    { queue: 'incidents', action: 'incident.read', kind: 'incident' },
    findOpenIncidents,
    (row) => ({
      due: dueWithin(deskWithin.incident, row.since),
      deed: 'decide_incident',
    }),
  ),
]

/** Parcels as the desk's list of work names them, with whom to call. */
export async function workParcels(
  db: Db,
  ids: readonly number[],
  { locale, translate }: Pick<RequestContext, 'locale' | 'translate'>,
): Promise<Map<number, WorkParcel>> {
  const orders = await findOrdersBy(db, ids)
  const people = await findPeople(
    db,
    orders.flatMap(({ ownerId, courierId }) => [ownerId, courierId]),
  )
  return new Map(
    orders.map(({ id, trackingCode, status, sender, receiver, ownerId, courierId }) => {
      const owner = people.get(ownerId)
      const courier = courierId === null ? undefined : people.get(courierId)
      const parcel: WorkParcel = {
        id: String(id),
        tracking_code: trackingCode,
        status,
        status_label: translate(`orders.status.${status}`),
        from_place: shortPlace(sender.districtId, { locale }),
        to_place: shortPlace(receiver.districtId, { locale }),
        customer: {
          id: String(ownerId),
          full_name: owner?.company ?? owner?.fullName ?? '',
          phone: owner?.phone ?? null,
        },
        sender: { full_name: sender.fullName, phone: sender.phone },
        receiver: { full_name: receiver.fullName, phone: receiver.phone },
        courier: courier ? { full_name: courier.fullName, phone: courier.phone } : null,
      }
      return [id, parcel]
    }),
  )
}
