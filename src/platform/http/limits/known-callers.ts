import { hash } from 'node:crypto'
import type { Clock } from '#kernel/clock.ts'

/** Then a session is asked for again; a person who is here is met every few seconds. */
const LIFE_MS = 10 * 60_000
/** Past this many the longest unseen are forgotten: they count as strangers for one call. */
const MOST = 50_000

/**
 * Who was met behind which Authorization header, for a while. It says whose limit a call counts against before anybody has
 * asked the database, and nothing else: rights are asked for with every call. Tokens are not kept, only their hashes.
 */
export function createKnownCallers(clock: Clock) {
  const people = new Map<string, { person: number; until: number }>()
  const keyOf = (authorization: string) => hash('sha256', authorization, 'base64')
  return {
    personOf(authorization: string): number | undefined {
      const known = people.get(keyOf(authorization))
      return known && known.until > clock.now().getTime() ? known.person : undefined
    },
    remember(authorization: string, person: number): void {
      const key = keyOf(authorization)
      people.delete(key)
      people.set(key, { person, until: clock.now().getTime() + LIFE_MS })
      const oldest = people.size > MOST ? people.keys().next().value : undefined
      if (oldest !== undefined) people.delete(oldest)
    },
    forget: (authorization: string): void => void people.delete(keyOf(authorization)),
  }
}
