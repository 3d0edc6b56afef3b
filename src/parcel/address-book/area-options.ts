import { findArea } from '#modules/geo/domain/area-finder.ts'
import { districtById, districts, districtsOf } from '#modules/geo/domain/districts.ts'
import type { Candidate } from '#modules/geo/domain/find-place.ts'
import { regions } from '#modules/geo/domain/regions.ts'
import { htmlLang, type Locale } from '#platform/i18n/locales.ts'
import type { ComboboxOption, ComboboxSource } from '#ui/pickers/combobox.tsx'

/** As many as a person reads through before typing on. */
const mostFound = 20

const byLabel = (locale: Locale) => (one: ComboboxOption, other: ComboboxOption) =>
  one.label.localeCompare(other.label, htmlLang[locale])

export function regionName(id: number, locale: Locale): string {
  return regions.find((region) => region.id === id)?.name[locale] ?? ''
}

export function regionOption(id: number | undefined, locale: Locale): ComboboxOption | undefined {
  const label = id === undefined ? '' : regionName(id, locale)
  return label === '' ? undefined : { value: String(id), label }
}

export function districtOption(id: number | undefined, locale: Locale): ComboboxOption | undefined {
  const district = id === undefined ? undefined : districtById(id)
  return district && { value: String(district.id), label: district.names[locale] }
}

/** Found in any script and with slips; an empty field shows all. */
export function regionSource(locale: Locale): ComboboxSource {
  const all = regions
    .map(({ id, name }) => ({ value: String(id), label: name[locale] }))
    .sort(byLabel(locale))
  return async (typed) =>
    typed.trim() === ''
      ? all
      : findArea(typed, { kinds: ['region'], limit: mostFound }).map(({ id, names }) => ({
          value: String(id),
          label: names[locale],
        }))
}

/** Of the region, or of the whole country while no region is chosen: the district then brings its region with it. */
export function districtSource(regionId: number | undefined, locale: Locale): ComboboxSource {
  const inRegion = regionId === undefined ? {} : { regionId }
  /** A district without an id of its own is found by its name and says which one it is kept under. */
  const option = ({ id, regionId: region, names }: Pick<Candidate, 'id' | 'regionId' | 'names'>) => {
    const label = districtById(id)?.names[locale] ?? ''
    const isKeptUnder = names[locale] !== label
    const note = isKeptUnder ? names[locale] : regionId === undefined ? regionName(region, locale) : undefined
    return { value: String(id), label, note }
  }
  const all = (regionId === undefined ? districts : districtsOf(regionId)).map(option).sort(byLabel(locale))
  return async (typed) =>
    typed.trim() === ''
      ? all
      : findArea(typed, { kinds: ['district'], limit: mostFound, ...inRegion }).map(option)
}
