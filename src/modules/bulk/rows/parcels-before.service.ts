import { tashkentDay } from '#kernel/tashkent.ts'
import { findParcelsBefore } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import { sameKeysOfOrder } from '../domain/duplicates.ts'
import { keptKey, textValue } from './made-row.ts'
import type { Row } from './row.repo.ts'

const LOOKED_BACK_MS = 30 * 24 * 3_600_000

export const lookedBackTo = (now: Date) => new Date(now.getTime() - LOOKED_BACK_MS)

/** The days of orders that any of these rows could repeat, by their keys. */
export async function ordersBefore(
  db: Db,
  owner: number,
  rows: readonly Pick<Row, 'checked'>[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const valuesOf = (field: 'receiver_phone' | 'external_id') => [
    ...new Set(rows.map((row) => textValue(row, field)).filter((value) => value !== undefined)),
  ]
  const [phones, externalIds] = [valuesOf('receiver_phone'), valuesOf('external_id')]
  if (phones.length + externalIds.length === 0) return new Map()
  const orders = await findParcelsBefore(db, owner, { since: lookedBackTo(now), phones, externalIds })
  return new Map(
    orders.flatMap((order) =>
      sameKeysOfOrder(order).map((key) => [keptKey(key), tashkentDay(order.createdAt)] as const),
    ),
  )
}
