import { type Draws, drawsOf } from '#kernel/drawn.ts'
import type { Moment } from '#kernel/moments.ts'
import type { Db } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { runClocks } from '../../life/clock.service.ts'
import { keepPromises } from '../../life/promise.service.ts'
import { castOf } from './cast.ts'
import { DAYS } from './curve.ts'
import { pastStories } from './past.ts'
import { momentsOf, type PayOnline } from './play.service.ts'
import { todayStories } from './today.ts'

const hourMs = 3_600_000

export type DemoMonths = {
  moments: Moment[]
  /** Those that were made so far. */
  parcels(): readonly number[]
}

/** Two months of parcels, to be lived through together with what else happens in them. */
export async function demoMonths(
  { db, secrets, payOnline }: { db: Db; secrets: Secrets; payOnline: PayOnline },
  now: Date,
): Promise<DemoMonths> {
  const numbers: Draws = drawsOf('numbers of two months')
  const made: number[] = []
  const cast = await castOf(db, new Date(now.getTime() - DAYS * 24 * hourMs))
  const playing = { db, secrets, payOnline, chance: numbers.between, cast, made }
  const stories = [...pastStories(now), ...todayStories(now)]
  const moments = [
    ...stories.flatMap((story, index) => momentsOf(playing, story, index)),
    ...everyFewHours(now, 3).map((at) => ({
      at,
      happens: async () => void (await runClocks({ db, secrets, chance: numbers.between }, at)),
    })),
    ...everyFewHours(now, 12).map((at) => ({ at, happens: async () => void (await keepPromises(db, at)) })),
  ]
  return { moments, parcels: () => made }
}

function everyFewHours(now: Date, hours: number): Date[] {
  const first = now.getTime() - DAYS * 24 * hourMs
  const times = Math.floor((DAYS * 24) / hours)
  return Array.from({ length: times + 1 }, (_, index) => new Date(first + index * hours * hourMs))
}
