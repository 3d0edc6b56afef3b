import { districts } from '#modules/geo/domain/districts.ts'
import { regions } from '#modules/geo/domain/regions.ts'
import type { Locale } from '#platform/i18n/locales.ts'

/** The part of a region that lies in the first zone, by name; without names when all of it does. */
export type NearCapital = Readonly<{ region: string; districts: string }>

/** Only for the server: the browser gets the names it shows, not all 202 districts in four languages. */
export function districtsNearCapital(locale: Locale): NearCapital[] {
  return regions.flatMap(({ id, name }) => {
    const all = districts.filter(({ regionId }) => regionId === id)
    const near = all.filter(({ zone }) => zone === 1)
    if (near.length === 0) return []
    const isWhole = near.length === all.length
    // A town and the district around it share a name.
    const names = new Set(near.map(({ shortNames }) => shortNames[locale]))
    return [{ region: name[locale], districts: isWhole ? '' : [...names].join(', ') }]
  })
}
