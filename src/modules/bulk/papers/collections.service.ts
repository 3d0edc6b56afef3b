import { type Ok, ok } from '#kernel/result.ts'
import { findPerson } from '#modules/accounts/index.ts'
import { countFromDoor, findOrdersOf } from '#modules/orders/index.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { TimeInterval } from '../domain/collection.ts'
import type { CollectionView } from './collections.contract.ts'
import { type Collection, findCollections, findOrderIds, MOST_ROWS } from './papers.repo.ts'

/** More visits than a day has room for. */
const MOST = 500

export async function listCollections(
  { db }: Pick<RequestContext, 'db'>,
  day: string,
): Promise<Ok<{ items: CollectionView[]; parcels: number }>> {
  const items: CollectionView[] = []
  for (const collection of await findCollections(db, day, MOST)) {
    const visit = await shown({ db }, collection)
    if (visit) items.push(visit)
  }
  return ok({ items, parcels: items.reduce((sum, { parcels }) => sum + parcels, 0) })
}

/** Undefined when everything was cancelled: nobody goes there in vain. */
async function shown(
  { db }: Pick<RequestContext, 'db'>,
  { uploadId, ownerId, interval, fee }: Collection,
): Promise<CollectionView | undefined> {
  const ids = await findOrderIds(db, uploadId, { skip: 0, limit: MOST_ROWS })
  const { parcels, first } = await countFromDoor(db, ownerId, ids)
  if (first === null) return undefined
  const [order] = await findOrdersOf(db, ownerId, [first])
  const { fullName, company, phone } = await findPerson(db, ownerId)
  return {
    upload_id: String(uploadId),
    interval: interval as TimeInterval,
    merchant: { id: String(ownerId), name: company ?? fullName, phone: order?.sender.phone ?? phone },
    address: [order?.sender.street, order?.sender.landmark].filter(Boolean).join(', '),
    district_id: order?.sender.districtId ?? null,
    parcels,
    fee,
  }
}
