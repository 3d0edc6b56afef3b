import type { LatLon } from '#parcel/map/lat-lon.ts'

/** What was shared with the app (`server/app/shared-way.ts`): words, or a place on the map. */
export type SharedPlace = Readonly<{ words: string } | { spot: LatLon }>

const longestWords = 200
const spotShape = /^(\d{2}\.\d{1,20}),(\d{2}\.\d{1,20})$/

/** Undefined: nothing that could be an address. */
export function sharedPlaceIn(query: URLSearchParams): SharedPlace | undefined {
  const [, lat, lon] = spotShape.exec(query.get('spot') ?? '') ?? []
  if (lat !== undefined && lon !== undefined) return { spot: { lat: Number(lat), lon: Number(lon) } }
  const words = query.get('address')?.trim().slice(0, longestWords) ?? ''
  return words.length < 2 ? undefined : { words }
}
