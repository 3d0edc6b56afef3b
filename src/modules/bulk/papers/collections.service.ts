import { type Ok, ok } from '#kernel/result.ts'
import { findPerson } from '#modules/accounts/index.ts'
import { findOrdersOf } from '#modules/orders/index.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { TimeInterval } from '../domain/collection.ts'
import type { CollectionView } from './collections.contract.ts'
import { type Collection, findCollections, findOrderIds } from './papers.repo.ts'

/** More visits than a day has room for. */
const MOST = 500

export async function listCollections(
  { db }: Pick<RequestContext, 'db'>,
  day: string,
): Promise<Ok<{ items: CollectionView[]; parcels: number }>> {
  const items: CollectionView[] = []
  for (const collection of await findCollections(db, day, MOST)) items.push(await shown({ db }, collection))
  return ok({ items, parcels: items.reduce((sum, { parcels }) => sum + parcels, 0) })
}

async function shown(
  { db }: Pick<RequestContext, 'db'>,
  { uploadId, ownerId, interval, parcels, fee }: Collection,
): Promise<CollectionView> {
  const { fullName, company, phone } = await findPerson(db, ownerId)
  const [order] = await findOrdersOf(db, ownerId, await findOrderIds(db, uploadId, { skip: 0, limit: 1 }))
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
