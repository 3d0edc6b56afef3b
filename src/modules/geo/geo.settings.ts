import { z } from 'zod'
import { readEnvironment } from '#platform/config/environment.ts'
import type { NominatimSettings } from './nominatim.ts'

const environment = z.object({
  GEOCODER_URL: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ })])
    .optional()
    .transform((url) => url?.replace(/\/+$/, '') || undefined),
})

export type GeoSettings = {
  /** Without one, addresses are found by what is shipped and what was learned. */
  geocoder: NominatimSettings | undefined
  /** Told in a few words when the service or our own book cannot be used. */
  report?: (problem: string) => void
}

/** Reads which geocoding service may be asked. Throws a sentence for whoever starts us. */
export function readGeoSettings(env: Record<string, string | undefined>): GeoSettings {
  const { GEOCODER_URL: url } = readEnvironment(environment, env)
  return { geocoder: url === undefined ? undefined : { url } }
}

/** The same, with somebody to tell when something fails: there is no log yet when settings are read. */
export const reporting = ({ geocoder }: GeoSettings, report: (problem: string) => void): GeoSettings => ({
  geocoder: geocoder && { ...geocoder, report },
  report,
})
