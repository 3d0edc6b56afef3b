import { assert } from '#kernel/assert.ts'
import { type Ok, ok } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { Point } from './domain/distance.ts'
import { districtById, districts, districtsOf } from './domain/districts.ts'
import { nearestDistrict } from './domain/nearest.ts'
import { regions } from './domain/regions.ts'
import { addressKey } from './domain/search-key.ts'
import { findAnywhere, gazetteer, placeAnchors } from './gazetteer.ts'
import type { FoundName } from './geo.contract.ts'
import type { GeoSettings } from './geo.settings.ts'
import { type Geocoder, inOrder } from './geocoder.ts'
import { type KnownAddress, upsertKnownAddresses } from './known-address.repo.ts'
import { nominatim } from './nominatim.ts'

export type { GeoSettings }

/** Our own book, then the service if one is configured. */
export function geocoderOf(db: Db, { geocoder }: GeoSettings): Geocoder {
  return inOrder(gazetteer(db), geocoder && nominatim(db, geocoder))
}

export async function listRegions(locale: Locale) {
  return ok(
    regions.map(({ id, name, seat, centre }) => ({ id, name: name[locale], seat: seat[locale], ...centre })),
  )
}

/** Of one region, or all of them. */
export async function listDistricts(regionId: number | undefined, locale: Locale) {
  const wanted = regionId === undefined ? districts : districtsOf(regionId)
  return ok(
    wanted.map((district) => ({
      id: district.id,
      region_id: district.regionId,
      name: district.names[locale],
      kind: district.kind,
      zone: district.zone,
      ...district.centre,
    })),
  )
}

type Search = { q: string; region_id?: number | undefined; limit: number }

export async function searchNames({ q, region_id, limit }: Search, locale: Locale): Promise<Ok<FoundName[]>> {
  const found = findAnywhere(q, { regionId: region_id, limit })
  return ok(
    found.map(({ kind, id, regionId, districtId, names, reason }) => ({
      kind,
      id,
      region_id: regionId,
      ...(kind === 'district' ? { district_id: id } : districtId ? { district_id: districtId } : {}),
      name: names[locale],
      reason,
    })),
  )
}

type AddressSearch = { q: string; region_id?: number | undefined }

/** Points for an address, best first. An empty list means: the person shows it on the map. */
export async function findAddress(geocoder: Geocoder, { q, region_id }: AddressSearch, locale: Locale) {
  const found = await geocoder.find({ text: q, regionId: region_id, locale })
  return ok(
    found.map(({ name, point, regionId, districtId, precision, source }) => ({
      name,
      ...point,
      region_id: regionId,
      ...(districtId === undefined ? {} : { district_id: districtId }),
      precision,
      source,
    })),
  )
}

/** Where a pin lies; null outside the country. */
export async function describePoint(geocoder: Geocoder, point: Point, locale: Locale) {
  const nearest = nearestDistrict(point, placeAnchors)
  if (!nearest) return ok(null)
  const { district, distanceKm } = nearest
  const address = await geocoder.reverse(point, locale)
  return ok({
    region_id: district.regionId,
    district_id: district.id,
    name: district.names[locale],
    distance_km: Math.round(distanceKm * 10) / 10,
    ...(address === undefined ? {} : { address }),
  })
}

export type AddressToRemember = {
  /** Street, house and landmark; nothing about people. */
  text: string
  districtId: number
  point: Point
  /** Of something with an identity of its own, as `point:12`; a door is known by its district and text. */
  placeKey?: string
}

/** Learns where an address is, inside the transaction that proved it: a delivery, or a point that was opened. */
export async function rememberAddress(tx: Db, address: AddressToRemember, now: Date): Promise<void> {
  await rememberAddresses(tx, [address], now)
}

/** Many at once, in one statement. Of those with the same place key the last counts. */
export async function rememberAddresses(
  tx: Db,
  addresses: readonly AddressToRemember[],
  now: Date,
): Promise<void> {
  const known = new Map(addresses.flatMap(knownAddress).map((one) => [one.placeKey, one]))
  if (known.size > 0) await upsertKnownAddresses(tx, [...known.values()], now)
}

/** None for a text without letters and digits. */
function knownAddress({ text, districtId, point, placeKey }: AddressToRemember): KnownAddress[] {
  const district = districtById(districtId)
  assert(district, 'an address lies in one of our districts')
  const cut = text.trim().slice(0, longestAddress)
  const key = addressKey(cut)
  if (key === '') return []
  return [
    {
      placeKey: placeKey ?? `door:${districtId}:${key}`,
      text: cut,
      searchKey: key,
      regionId: district.regionId,
      districtId,
      point,
    },
  ]
}
const longestAddress = 300
