import { assert } from '#kernel/assert.ts'
import type { Failure } from '#platform/http/errors.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { isInCountry } from '../domain/country.ts'
import type { Point } from '../domain/distance.ts'
import { districtById } from '../domain/districts.ts'
import { type PinStanding, standingOf } from '../domain/pin-rule.ts'
import { kmInOtherRegion, kmToDistrict } from './district-borders.ts'

/** Where a pin stands, seen from the district of its address, and how far outside of it. */
export function pinStanding(districtId: number, pin: Point): { standing: PinStanding; km: number } {
  const district = districtById(districtId)
  assert(district, `there is no district ${districtId}`)
  const km = kmToDistrict(districtId, pin)
  const facts = {
    kmOutside: km,
    kmInOtherRegion: km <= 0 ? 0 : kmInOtherRegion(district.regionId, pin),
    inCountry: km <= 0 || isInCountry(pin),
  }
  return { standing: standingOf(facts), km }
}

export type PinRefusal = Failure<'invalid_input' | 'pin_outside_district'>

type Given = Readonly<{
  districtId: number
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}>
type Said = Readonly<{
  /** The person was asked and says that it is right. */
  confirmed: boolean | undefined
  locale: Locale
  /** The path of the address in the request: `to.`, or nothing. */
  path: string
}>

/** Why the pin of an address is not taken, if it is not. Both numbers or neither. The district is one of ours. */
export function refusedPin({ districtId, latitude, longitude }: Given, said: Said): PinRefusal | undefined {
  const hasLat = typeof latitude === 'number'
  if (!hasLat && typeof longitude !== 'number') return undefined
  if (!hasLat || typeof longitude !== 'number')
    return {
      code: 'invalid_input',
      fields: [{ path: `${said.path}${hasLat ? 'longitude' : 'latitude'}`, code: 'required' }],
    }
  const path = `${said.path}latitude`
  const { standing, km } = pinStanding(districtId, { lat: latitude, lon: longitude })
  if (standing === 'abroad') return { code: 'invalid_input', fields: [{ path, code: 'outside_country' }] }
  if (standing === 'other_region') return outside(districtId, km, said.locale, { path, code: 'other_region' })
  if (standing !== 'far' || said.confirmed) return undefined
  return outside(districtId, km, said.locale, { path, code: 'outside_district' })
}

type Field = { path: string; code: 'outside_district' | 'other_region' }

function outside(districtId: number, km: number, locale: Locale, field: Field): PinRefusal {
  const district = districtById(districtId)?.names[locale] ?? ''
  const far = km < 10 ? Math.round(km * 10) / 10 : Math.round(km)
  return {
    code: 'pin_outside_district',
    values: { district, km: formatter(locale).number(far, km < 10 ? 1 : 0) },
    fields: [field],
    extra: { km: far, can_confirm: field.code === 'outside_district' },
  }
}
