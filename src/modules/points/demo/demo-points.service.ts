import { rememberAddresses } from '#modules/geo/index.ts'
import type { Db } from '#platform/db/database.ts'
import { keepNewPoints } from '../desk/desk-points.service.ts'
import { searchTextWriter } from '../domain/search-words.ts'
import { asAddresses } from '../known-points.service.ts'
import { goOnAfterLastId, insertPoints } from '../points.repo.ts'
import { demoDepots } from './demo-depots.ts'
import { demoHolidays } from './demo-holidays.ts'
import { demoPoints } from './demo-points.ts'

/** Five thousand points that do not exist, so that the whole country can be tried out. */
export async function loadDemoPoints({ db }: { db: Db }, now: Date): Promise<void> {
  const searchText = searchTextWriter()
  const holidays = demoHolidays(now)
  const points = demoPoints().map((point) => ({
    ...point,
    // A wall of doors has no holidays.
    holidays: point.kind === 'point' ? holidays : [],
    searchText: searchText(point),
  }))
  await insertPoints(db, points)
  await goOnAfterLastId(db)
  await rememberAddresses(db, points.flatMap(asAddresses), now)
}

/** Apart from the points: a demo that was started before there were depots gets them too. */
export async function loadDemoDepots({ db }: { db: Db }, now: Date): Promise<void> {
  await keepNewPoints(db, demoDepots(), now)
}
