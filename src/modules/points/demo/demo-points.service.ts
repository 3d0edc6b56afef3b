import { rememberAddresses } from '#modules/geo/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Point } from '../domain/point.ts'
import { searchTextWriter } from '../domain/search-words.ts'
import { insertPoints } from '../points.repo.ts'
import { demoPoints } from './demo-points.ts'

/** Five thousand points that do not exist, so that the whole country can be tried out. */
export async function loadDemoPoints({ db }: { db: Db }, now: Date): Promise<void> {
  const searchText = searchTextWriter()
  const points = demoPoints()
  await insertPoints(
    db,
    points.map((point) => ({ ...point, searchText: searchText(point) })),
  )
  await rememberAddresses(db, points.flatMap(asAddresses), now)
}

/** A point is also an address, by its name in each language. Uzbek in both scripts is one to whoever searches. */
function asAddresses({ id, name, districtId, lat, lon }: Point) {
  return (['uz', 'ru', 'en'] as const).map((locale) => ({
    placeKey: `point:${id}:${locale}`,
    text: name[locale],
    districtId,
    point: { lat, lon },
  }))
}
