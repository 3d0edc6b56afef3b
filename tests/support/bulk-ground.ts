import type { Ground } from '#modules/bulk/domain/ground.ts'
import { createPlaceFinder } from '#modules/geo/domain/find-place.ts'
import { places } from '#modules/geo/domain/places.ts'
import { areaEntries, placeEntries } from '#modules/geo/domain/search-entries.ts'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'

/** A shop in Chilonzor on a working morning, with nothing out of the ordinary. */
export const usualGround: Ground = {
  tariff: firstTariff,
  now: new Date('2026-11-18T05:00:00Z'),
  findArea: createPlaceFinder([...areaEntries, ...placeEntries(places)]),
  points: [],
  pauses: [],
  sender: { name: 'Atlas doʻkoni', phone: '901112233', districtId: 205, street: 'Bunyodkor koʻchasi, 1-uy' },
}
