import type { Clock } from '#kernel/clock.ts'
import { type Cyrillic, readWarning } from '#modules/content/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type Locale, locales } from '#platform/i18n/locales.ts'
import { keptReading } from './kept-reading.server.ts'
import type { Site } from './site.server.ts'

/** Every page asks; who opened one a moment too early is told by the browser, which asks again. */
const LIFE_MS = 1_000

export function createWarning({
  db,
  cyrillic,
  clock,
}: {
  db: Db
  cyrillic: Cyrillic
  clock: Clock
}): Site['warning'] {
  const read = (locale: Locale) => async () => {
    const { value } = await readWarning({ db, cyrillic, now: clock.now() }, locale)
    return value.display ? value.message : undefined
  }
  const readings = new Map(locales.map((locale) => [locale, keptReading(clock, LIFE_MS, read(locale))]))
  // A page without its notice is better than none.
  return async (locale) =>
    readings
      .get(locale)?.()
      .catch(() => undefined)
}
