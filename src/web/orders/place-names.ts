import { districtById } from '#modules/geo/domain/districts.ts'
import { regionById } from '#modules/geo/domain/regions.ts'
import type { AddressAnswer } from '#modules/orders/orders.contract.ts'
import type { Locale } from '#platform/i18n/locales.ts'

type Area = Pick<AddressAnswer, 'region' | 'city'>

const capital = 14

/** The town people would name: the capital as a whole, elsewhere the district or town. */
export function cityName({ region, city }: Area, locale: Locale): string {
  const seat = region === capital ? regionById(region)?.seat[locale] : undefined
  return seat ?? districtById(city)?.shortNames[locale] ?? ''
}

/** From town to town; inside the capital from district to district. */
export function routeNames(
  { from, to }: Readonly<{ from: Area; to: Area }>,
  locale: Locale,
): readonly [string, string] {
  const isInside = from.region === capital && to.region === capital
  const nameOf = (area: Area) =>
    isInside ? (districtById(area.city)?.shortNames[locale] ?? '') : cityName(area, locale)
  return [nameOf(from), nameOf(to)]
}

/** In full: region, then district. */
export function areaName({ region, city }: Area, locale: Locale): string {
  return [regionById(region)?.name[locale], districtById(city)?.names[locale]].filter(Boolean).join(', ')
}
