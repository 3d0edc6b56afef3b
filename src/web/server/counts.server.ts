import type { Clock } from '#kernel/clock.ts'
import { startOfDay, tashkentDay } from '#kernel/tashkent.ts'
import { sumRatings } from '#modules/delivery/index.ts'
import { countDelivered } from '#modules/orders/index.ts'
import { countPoints } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Counts } from '../public/info/figures.ts'
import { keptReading } from './kept-reading.server.ts'

/** Every page of information asks, in four languages; nobody needs it to the minute. */
const LIFE_MS = 10 * 60_000

/** An average of a few says nothing (the rule of the badge is the same). */
const FEWEST_RATINGS = 5

/** What we count about ourselves. A database that does not answer leaves the figures out, not the page. */
export function createCounts({ db, clock }: { db: Db; clock: Clock }): () => Promise<Counts> {
  const counts = keptReading(clock, LIFE_MS, () => readCounts(db, clock.now()))
  return () => counts().catch(() => ({}))
}

async function readCounts(db: Db, now: Date): Promise<Counts> {
  const month = startOfDay(`${tashkentDay(now).slice(0, 8)}01`)
  const [{ points, lockers }, { stars, ratings }, { delivered, onTime }] = await Promise.all([
    countPoints(db),
    sumRatings(db),
    countDelivered(db, month),
  ])
  return {
    ...(points > 0 ? { points } : {}),
    ...(lockers > 0 ? { lockers } : {}),
    ...(ratings >= FEWEST_RATINGS ? { stars: stars / ratings, ratings } : {}),
    delivered,
    onTime,
  }
}
