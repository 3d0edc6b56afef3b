import { assert } from '#kernel/assert.ts'
import { type Ok, ok } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { districtsAt } from './borders/district-borders.ts'
import { isInCountry } from './domain/country.ts'
import type { Point } from './domain/distance.ts'
import { districtById, districts, districtsOf } from './domain/districts.ts'
import { nearestDistrict } from './domain/nearest.ts'
import { regions } from './domain/regions.ts'
import { addressKey } from './domain/search-key.ts'
import { findAnywhere, gazetteer, placeAnchors } from './gazetteer.ts'
import type { FoundName, FoundPlaceAnswer } from './geo.contract.ts'
import type { GeoSettings } from './geo.settings.ts'
import { type FoundPlace, type Geocoder, inOrder } from './geocoder.ts'
import { type KnownAddress, upsertKnownAddresses } from './known-address.repo.ts'
import { nominatim } from './nominatim.ts'

export type { GeoSettings }

/** Our own book, then the service if one is configured. */
export function geocoderOf(db: Db, { geocoder, report }: GeoSettings): Geocoder {
  return inOrder(gazetteer(db, report), geocoder && nominatim(db, geocoder))
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

type AddressSearch = { q: string; region_id?: number | undefined; district_id?: number | undefined }

/** Points for an address, best first. An empty list means: the person shows it on the map. */
export async function findAddress(
  geocoder: Geocoder,
  { q, region_id, district_id }: AddressSearch,
  locale: Locale,
) {
  const found = await geocoder.find({ text: q, regionId: region_id, districtId: district_id, locale })
  return ok(found.map(answerOf))
}

type Suggesting = { q: string; district_id?: number | undefined; near?: Point | undefined }

/** While an address is typed. Only our own book is asked: a service would be asked for every letter. */
export async function suggestPlaces(
  { db, report }: { db: Db } & Pick<GeoSettings, 'report'>,
  { q, district_id, near }: Suggesting,
  locale: Locale,
) {
  const found = await gazetteer(db, report).find({
    text: q,
    districtId: district_id,
    near,
    locale,
    unfinished: true,
  })
  return ok(found.map(answerOf))
}

/** Where a pin lies: its address, a landmark, and the district or the likeliest two. Nothing outside the country. */
export async function describePoint(geocoder: Geocoder, point: Point, locale: Locale) {
  if (!isInCountry(point)) return ok([])
  const found = await geocoder.reverse(point, locale)
  return ok([...found, ...districtsOfPin(point, locale)].map(answerOf))
}

function districtsOfPin(point: Point, locale: Locale): FoundPlace[] {
  const { candidates } = districtsAt(point)
  const nearest = candidates.length > 0 ? undefined : nearestDistrict(point, placeAnchors)?.district.id
  const ids = nearest === undefined ? candidates.map(({ districtId }) => districtId) : [nearest]
  return ids.flatMap((id) => {
    const district = districtById(id)
    if (!district) return []
    const { regionId, names, centre } = district
    return [
      {
        kind: 'district',
        label: names[locale],
        point: centre,
        regionId,
        districtId: id,
        source: 'gazetteer',
      },
    ]
  })
}

/** Five decimals are a metre; more would only look exact. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5

function answerOf(found: FoundPlace): FoundPlaceAnswer {
  const { kind, label, subtitle, street, house, point, regionId, districtId, metres, isNear } = found
  return {
    kind,
    label,
    ...(subtitle === undefined ? {} : { subtitle }),
    ...(street === undefined ? {} : { street }),
    ...(house === undefined ? {} : { house }),
    latitude: rounded(point.lat),
    longitude: rounded(point.lon),
    region_id: regionId,
    ...(districtId === undefined ? {} : { district_id: districtId }),
    ...(metres === undefined ? {} : { distance_m: metres }),
    ...(isNear ? { near: true } : {}),
  }
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
