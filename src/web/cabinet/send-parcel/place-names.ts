import { districtById, districtsOf } from '#modules/geo/domain/districts.ts'
import { htmlLang, type Locale } from '#platform/i18n/locales.ts'

export { placeById } from '#parcel/price/places.ts'

export function districtsIn(regionId: number, locale: Locale): readonly { id: number; name: string }[] {
  return districtsOf(regionId)
    .map(({ id, names }) => ({ id, name: names[locale] }))
    .sort((one, other) => one.name.localeCompare(other.name, htmlLang[locale]))
}

export const centreOf = (city: number) => districtById(city)?.centre
