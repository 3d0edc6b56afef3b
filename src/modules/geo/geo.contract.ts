import { z } from 'zod'

export const geoErrors = {} as const satisfies Record<string, number>

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

export const geocodeQuery = z.object({
  q: text.meta({ example: 'Chilonzor 5' }),
  region_id: regionId.optional(),
})
export const geocodeAnswer = z.array(
  z.object({
    name,
    ...point,
    region_id: z.int(),
    district_id: z.int().optional(),
    precision: z.enum(['address', 'place', 'district', 'region']).describe('How exact the point is.'),
    source: z.enum(['known', 'gazetteer', 'service']),
  }),
)

/** Plain decimals: a number as JavaScript reads it would also be an empty text or 0x10. */
const degrees = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,20})?$/)
  .transform(Number)

export const reverseQuery = z.object({
  lat: degrees.pipe(z.number().min(-90).max(90)).meta({ example: '41.3111' }),
  lon: degrees.pipe(z.number().min(-180).max(180)).meta({ example: '69.2797' }),
})
export const reverseAnswer = z
  .object({
    region_id: z.int(),
    district_id: z.int(),
    name: name.describe("The district's name in the caller's language."),
    distance_km: z.number().describe('To the nearest place of that district that we know.'),
    address: z.string().optional().describe('When it is known better than by its district.'),
  })
  .nullable()
