import { z } from 'zod'
import { idInAddress } from '#platform/fields/fields.ts'

export const geoErrors = { pin_outside_district: 422 } as const satisfies Record<string, number>

const regionId = z.coerce.number().int().min(1).max(14).describe('One of the fourteen regions.')
const name = z.string().describe("In the caller's language.")
const point = { lat: z.number(), lon: z.number() }
const text = z.string().trim().min(1).max(200)

export const regionsAnswer = z.array(
  z.object({ id: z.int(), name, seat: name, ...point }).describe('A region and the town it is run from.'),
)

export const districtsQuery = z.object({ region_id: regionId.optional() })
export const districtsAnswer = z.array(
  z.object({
    id: z.int(),
    region_id: z.int(),
    name,
    kind: z.enum(['district', 'city']),
    zone: z.union([z.literal(1), z.literal(2)]).describe('1 within 100 km of the capital, 2 beyond.'),
    ...point,
  }),
)

export const searchQuery = z.object({
  q: text.describe('Any spelling, Latin or Cyrillic.').meta({ example: 'samarqand' }),
  region_id: regionId.optional(),
  limit: z.coerce.number().int().min(1).max(20).default(8),
})
export const searchAnswer = z.array(
  z.object({
    kind: z.enum(['region', 'district', 'place']),
    id: z.int().describe("Of a place: good within one answer only; keep the district's."),
    region_id: z.int(),
    district_id: z.int().optional().describe('Of a district and a place.'),
    name,
    reason: z
      .enum(['exact', 'alias', 'old_name', 'seat', 'counts_as', 'folded', 'prefix', 'part', 'typo'])
      .describe('How the text led here.'),
  }),
)
export type FoundName = z.infer<typeof searchAnswer>[number]

export const borderParams = z.object({ id: idInAddress.meta({ example: 205 }) })
export const borderAnswer = z.object({
  id: z.int(),
  rings: z
    .array(z.array(z.tuple([z.number(), z.number()])))
    .describe(
      'Longitude and latitude, as in GeoJSON; the first corner is not repeated. Parts and holes alike: whoever crosses an odd number of them is inside. Empty where nobody has drawn the border.',
    ),
  error_m: z.int().describe('How far the border may be off.'),
})

/** Plain decimals: a number as JavaScript reads it would also be an empty text or 0x10. */
const degrees = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,20})?$/)
  .transform(Number)

export const reverseQuery = z.object({
  lat: degrees.pipe(z.number().min(-90).max(90)).meta({ example: '41.3111' }),
  lon: degrees.pipe(z.number().min(-180).max(180)).meta({ example: '69.2797' }),
})
/** What is found for a text or a point: one shape for all calls. */
const foundPlace = z.object({
  kind: z.enum(['region', 'district', 'place', 'street', 'house', 'landmark']),
  label: z.string().describe("The whole line that a person reads, in the caller's script."),
  subtitle: z.string().optional().describe('Where that is: town, district and region.'),
  street: z.string().optional(),
  house: z.string().optional(),
  latitude: z.number(),
  longitude: z.number(),
  region_id: z.int(),
  district_id: z.int().optional(),
  distance_m: z
    .int()
    .optional()
    .describe('From the given point or the centre of the chosen district; of a pin, from it.'),
  near: z.literal(true).optional().describe('Placed by its neighbours: the house itself is not on the map.'),
})
export type FoundPlaceAnswer = z.infer<typeof foundPlace>
export const foundPlaces = z.array(foundPlace)

const districtId = z.coerce
  .number()
  .int()
  .min(15)
  .max(217)
  .describe('What lies in it or near it comes first.')

export const geocodeQuery = z.object({
  q: text.meta({ example: 'Chilonzor 5' }),
  region_id: regionId.optional().describe('Only what lies in this region.'),
  district_id: districtId.optional(),
})

export const suggestQuery = z.object({
  q: text.describe('As far as it is typed.').meta({ example: 'chorsu boz' }),
  district_id: districtId.optional(),
  near: z
    .string()
    .regex(/^-?\d{1,2}(\.\d{1,20})?,-?\d{1,3}(\.\d{1,20})?$/)
    .transform((pair) => {
      const [lat = 0, lon = 0] = pair.split(',').map(Number)
      return { lat, lon }
    })
    .refine(({ lat, lon }) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180)
    .optional()
    .describe('Latitude and longitude of whoever asks: what is nearer comes first.')
    .meta({ example: '41.3111,69.2797' }),
})
