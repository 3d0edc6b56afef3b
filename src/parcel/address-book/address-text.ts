import type { Address } from '#modules/accounts/accounts.contract.ts'
import { districtById } from '#modules/geo/domain/districts.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { regionName } from './area-options.ts'

/** From the large to the small, as on an envelope: region, district, mahalla, street and house. */
export function addressText({ region, city, mahalla, street }: Address, locale: Locale): string {
  const district = districtById(city)?.names[locale]
  return [regionName(region, locale), district, mahalla, street].filter(Boolean).join(', ')
}
