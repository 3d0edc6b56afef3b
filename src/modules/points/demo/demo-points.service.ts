import { findPersonByPhone } from '#modules/accounts/index.ts'
import { capital, districtById, rememberAddresses } from '#modules/geo/index.ts'
import type { Db } from '#platform/db/database.ts'
import { keepPost } from '../agents/agent-post.service.ts'
import { keepNewPoints } from '../desk/desk-points.service.ts'
import { searchTextWriter } from '../domain/search-words.ts'
import { asAddresses } from '../known-points.service.ts'
import { findDepots, goOnAfterLastId, insertPoints } from '../points.repo.ts'
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

/** The demo's agent of a depot works in the capital. */
export async function loadDemoDepotPost({ db }: { db: Db }, now: Date): Promise<void> {
  const agent = await findPersonByPhone(db, '901000019')
  const depot = (await findDepots(db)).find(
    ({ districtId }) => districtById(districtId)?.regionId === capital,
  )
  if (agent && depot) await keepPost(db, { person: agent.id, point: depot.id }, { by: null, at: now })
}
