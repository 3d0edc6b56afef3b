import type { Locale } from '#platform/i18n/locales.ts'
import type { MessageValues } from '#platform/i18n/translator.ts'
import type { Site } from '../../server/site.server.ts'
import { figureValues, type Sources } from './figures.ts'
import type { InfoPageData } from './page-data.ts'

/**
 * What pages of information tell is the same for everybody and costs more than drawing it, so it is told once a minute: a
 * few figures are hours of the day, the others change less often, and a page in memory is as old.
 */
export type Minute = Readonly<{
  sources: Sources
  figures(locale: Locale): MessageValues
  /** As told so far. */
  pages: WeakMap<InfoPageData, Map<Locale, Readonly<{ messages: string; page: string }>>>
}>

const minutes = new WeakMap<Site, Minute & { version: number }>()

/** This one; a new tariff or a new count begins another. */
export async function minuteOf(site: Site): Promise<Minute> {
  const [{ version, tariff }, counts, map] = await Promise.all([
    site.tariff(),
    site.counts(),
    site.mapFacts(),
  ])
  const now = site.now()
  const known = minutes.get(site)
  if (
    known &&
    known.version === version &&
    known.sources.counts === counts &&
    minuteIn(known.sources.now) === minuteIn(now)
  )
    return known
  const sources = { tariff, counts, now, origin: site.origin, mapDate: map?.dataDate, stores: site.stores }
  const told = new Map<Locale, MessageValues>()
  const minute = {
    version,
    sources,
    figures(locale: Locale) {
      const values = told.get(locale) ?? figureValues(sources, locale)
      told.set(locale, values)
      return values
    },
    pages: new WeakMap(),
  }
  minutes.set(site, minute)
  return minute
}

const minuteIn = (moment: Date) => Math.floor(moment.getTime() / 60_000)
