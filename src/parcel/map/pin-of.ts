import type { LatLon } from './lat-lon.ts'

type Marked = { latitude: number | null; longitude: number | null }

/** Of an address that may have been marked on a map. */
export const pinOf = ({ latitude, longitude }: Marked): LatLon | undefined =>
  latitude === null || longitude === null ? undefined : { lat: latitude, lon: longitude }
