import type { FieldError } from '#platform/http/errors.ts'

/** The country with a margin, for pins. */
const country = { south: 37, north: 45.7, west: 55.9, east: 73.3 } as const

/** Both numbers or neither, and inside the country. `prefix` is the path of the address in the request. */
export function wrongPin(
  { latitude: lat, longitude: lon }: { latitude?: number | undefined; longitude?: number | undefined },
  prefix: string,
): FieldError[] {
  if (lat === undefined && lon === undefined) return []
  if (lat === undefined || lon === undefined)
    return [{ path: `${prefix}${lat === undefined ? 'latitude' : 'longitude'}`, code: 'required' }]
  const isInside = lat >= country.south && lat <= country.north && lon >= country.west && lon <= country.east
  return isInside ? [] : [{ path: `${prefix}latitude`, code: 'outside_country' }]
}
