import { rememberAddresses } from '#modules/geo/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Point } from './domain/point.ts'

export type Named = Pick<Point, 'id' | 'name' | 'districtId' | 'lat' | 'lon'>

/** A point is also an address, by its name in each language. Uzbek in both scripts is one to whoever searches. */
export function asAddresses({ id, name, districtId, lat, lon }: Named) {
  return (['uz', 'ru', 'en'] as const).map((locale) => ({
    placeKey: `point:${id}:${locale}`,
    text: name[locale],
    districtId,
    point: { lat, lon },
  }))
}

/** The search for an address finds it from now on, where it stands now. */
export const rememberPoint = (tx: Db, point: Named, now: Date) =>
  rememberAddresses(tx, asAddresses(point), now)
