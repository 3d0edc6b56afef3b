import { capital } from '#modules/geo/domain/capital.ts'
import { districtById } from '#modules/geo/domain/districts.ts'
import { regionById } from '#modules/geo/domain/regions.ts'
import { townName } from '#modules/geo/domain/town-name.ts'
import type { AddressAnswer } from '#modules/orders/orders.contract.ts'
import type { Locale } from '#platform/i18n/locales.ts'

type Area = Pick<AddressAnswer, 'region' | 'city'>

/** From town to town; inside the capital from district to district. */
export function routeNames(
  { from, to }: Readonly<{ from: Area; to: Area }>,
  locale: Locale,
): readonly [string, string] {
  const isInside = from.region === capital && to.region === capital
  const nameOf = (area: Area) =>
    isInside ? (districtById(area.city)?.shortNames[locale] ?? '') : townName(area.region, area.city, locale)
  return [nameOf(from), nameOf(to)]
}

/** In full: region, then district. */
export function areaName({ region, city }: Area, locale: Locale): string {
  return [regionById(region)?.name[locale], districtById(city)?.names[locale]].filter(Boolean).join(', ')
}
