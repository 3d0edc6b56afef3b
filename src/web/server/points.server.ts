import type { Clock } from '#kernel/clock.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import { districts } from '#modules/geo/index.ts'
import { countByDistrict, type PointAnswer, readPoint, searchPoints } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { keptReading } from './kept-reading.server.ts'

/** Counts of a directory: nobody needs them to the minute. */
const COUNTS_LIFE_MS = 60_000
/** More than any district has. */
const MOST_OF_A_DISTRICT = 1_000

const everyone = { cod: false, open_now: false } as const
/** Nobody is told how far it is: nothing is near here. */
const distances = async () => []

type DistrictPoints = Readonly<{ id: number; name: string; points: readonly PointAnswer[] }>

/** What pages of points tell: the same verbs that the API calls. */
export function createPoints({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** How many stand in each district. */
    counts: keptReading(clock, COUNTS_LIFE_MS, () => countByDistrict(db, tashkentDay(clock.now()))),

    /** Every point of a region, by district; districts without one are left out. */
    async ofRegion(locale: Locale, regionId: number): Promise<readonly DistrictPoints[]> {
      const asker = { locale, now: clock.now() }
      const found = await Promise.all(
        districts
          .filter((district) => district.regionId === regionId)
          .map(async ({ id, names }) => {
            const query = { ...everyone, district_id: id, limit: MOST_OF_A_DISTRICT }
            const { value } = await searchPoints({ db, distances }, query, asker)
            return { id, name: names[locale], points: value }
          }),
      )
      return found.filter(({ points }) => points.length > 0)
    },

    /** Undefined when there is none. */
    async read(locale: Locale, id: number): Promise<PointAnswer | undefined> {
      const found = await readPoint({ db }, id, { locale, now: clock.now() })
      return found.ok ? found.value : undefined
    },
  }
}
