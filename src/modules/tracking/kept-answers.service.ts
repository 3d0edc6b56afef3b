import { keptAsBytes } from '#platform/http/written-json.ts'
import type { TrackAnswer } from './tracking.contract.ts'

type Kept = { version: number; until: number; answer: TrackAnswer }

/** About 5 KB each, with the bytes. */
const MOST = 10_000
const HOUR_MS = 3_600_000

/**
 * What everybody may see of a parcel, made once for each version and promise of it. An answer also depends on the hour
 * (a promise ends with one) and on the end of storage; past either it is made anew.
 */
export function createKeptAnswers() {
  const kept = new Map<string, Kept>()
  return {
    find(key: string, version: number, now: Date): TrackAnswer | undefined {
      const found = kept.get(key)
      return found && found.version === version && now.getTime() < found.until ? found.answer : undefined
    },
    keep(key: string, version: number, now: Date, answer: TrackAnswer): TrackAnswer {
      // Deleting first moves it to the young end of the map's order.
      kept.delete(key)
      kept.set(key, { version, until: untilOf(answer, now), answer: keptAsBytes(answer) })
      const oldest = kept.size > MOST ? kept.keys().next().value : undefined
      if (oldest !== undefined) kept.delete(oldest)
      return answer
    },
  }
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>

function untilOf({ data }: TrackAnswer, now: Date): number {
  const nextHour = (Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS
  const stored = data?.stored_until ? Date.parse(data.stored_until) : Infinity
  return stored > now.getTime() ? Math.min(nextHour, stored) : nextHour
}
