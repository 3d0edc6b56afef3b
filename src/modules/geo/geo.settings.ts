import { z } from 'zod'
import { ConfigError } from '#platform/config/config.ts'
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
}

/** Reads which geocoding service may be asked. Throws a sentence for whoever starts us. */
export function readGeoSettings(
  env: Record<string, string | undefined>,
  report?: NominatimSettings['report'],
): GeoSettings {
  const parsed = environment.safeParse(env)
  if (!parsed.success)
    throw new ConfigError('GEOCODER_URL must be an address such as https://nominatim.example.org')
  const url = parsed.data.GEOCODER_URL
  return { geocoder: url === undefined ? undefined : { url, ...(report ? { report } : {}) } }
}
