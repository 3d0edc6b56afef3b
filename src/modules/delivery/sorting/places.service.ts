import { districtById } from '#modules/geo/index.ts'
import { findPlacesBy, type Place } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Locale } from '#platform/i18n/locales.ts'

type Goal = { districtId: number; pointId: number | null }

/** The district that a parcel goes to: of its point, which may be another than its receiver's. */
export async function placesOfRows(db: Db, rows: readonly Goal[]): Promise<(row: Goal) => number> {
  const ids = new Set(rows.flatMap(({ pointId }) => pointId ?? []))
  const points: ReadonlyMap<number, Place> = ids.size === 0 ? new Map() : await findPlacesBy(db, [...ids])
  return ({ districtId, pointId }) =>
    (pointId === null ? undefined : points.get(pointId)?.districtId) ?? districtId
}

export const districtName = (id: number, locale: Locale): string => districtById(id)?.shortNames[locale] ?? ''
