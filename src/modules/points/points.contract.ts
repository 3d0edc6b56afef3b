import { z } from 'zod'
import { idInAddress, optionalLine } from '#platform/fields/fields.ts'
import { saidStates } from './domain/availability.ts'
import { pointKinds, pointServices, pointStates } from './domain/point.ts'

export const pointsErrors = {
  point_changed: 409,
  point_capacity_too_small: 409,
  point_photos_full: 409,
  point_closing_already: 409,
  point_closing_elsewhere: 409,
  points_sheet_unreadable: 422,
  points_sheet_too_long: 422,
  import_over: 409,
  import_has_errors: 409,
  agent_unknown: 422,
  agent_other_role: 409,
} as const satisfies Record<string, number>

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .optional()
  .transform((text) => text === '1' || text === 'true')

/** As people write numbers: JavaScript would also read nothing, 0x10 and 1e1. */
const decimal = /^\s*-?\d+(\.\d+)?\s*$/

/** `a,b,c` as numbers, each within its range. */
const numbers = <const Ranges extends readonly (readonly [number, number])[]>(
  ranges: Ranges,
  parting: string,
) =>
  z
    .string()
    .max(100)
    .transform((text, context): { [Index in keyof Ranges]: number } => {
      const parts = text.split(parting).map((part) => (decimal.test(part) ? Number(part) : Number.NaN))
      const isRight =
        parts.length === ranges.length &&
        ranges.every(([least, most], index) => {
          const part = parts[index] ?? Number.NaN
          return part >= least && part <= most
        })
      if (isRight) return parts as { [Index in keyof Ranges]: number }
      context.issues.push({ code: 'custom', input: text, params: { code: 'invalid_format' } })
      return z.NEVER
    })

const latitude = [-90, 90] as const
const longitude = [-180, 180] as const
const kilograms = [0, 1000] as const
const centimetres = [0, 1000] as const

const bbox = numbers([longitude, latitude, longitude, latitude], ',')
  .transform(([west, south, east, north]) => ({ west, south, east, north }))
  .refine(({ west, south, east, north }) => west < east && south < north, {
    params: { code: 'invalid_format' },
  })
  .describe('`west,south,east,north` in degrees.')

const near = numbers([latitude, longitude], ',')
  .transform(([lat, lon]) => ({ lat, lon }))
  .describe('`lat,lon` in degrees: the nearest within the radius, in the order of their `distance_m`.')

/** DECISIONS, "Limits": a zero side means "not given". */
const fits = z
  .union([numbers([kilograms], 'x'), numbers([kilograms, centimetres, centimetres, centimetres], 'x')])
  .transform(([kg, ...sides]) => ({
    weightGrams: Math.round(kg * 1000),
    sidesCm: sides.length === 3 && sides.every((side) => side > 0) ? sides : undefined,
  }))
  .describe('A parcel, `2.5` kg or `2.5x30x20x10` kg and cm: only points that can take it now.')

const kind = z
  .string()
  .max(50)
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(pointKinds)).min(1))
  .describe(`One or several of ${pointKinds.join(', ')}, with commas.`)

const filters = {
  bbox: bbox.optional(),
  q: z
    .string()
    .max(100)
    .optional()
    .describe('Words of the name, district, address or landmark, in any script and language of the site.'),
  kind: kind.optional(),
  fits: fits.optional(),
  cod: flag.describe('Only points that take money for parcels.'),
  open_now: flag.describe('Only points whose door is open at this moment.'),
  district_id: z.coerce.number().int().min(1).max(10_000).optional(),
  lang: z.string().max(20).optional(),
}

/** Each told with its way by road, which is one table from one place. */
const mostPoints = 200

export const pointsQuery = z.object({
  ...filters,
  near: near.optional(),
  radius: z.coerce
    .number()
    .min(0.1)
    .max(100)
    .optional()
    .describe(
      'Kilometres around `near`, as the crow flies. 25 when left out; with words, as far as the country reaches.',
    ),
  limit: z.coerce.number().int().min(1).max(mostPoints).default(50),
})
export type PointsQuery = z.output<typeof pointsQuery>

export const pointMapQuery = z.object(filters)
export type PointMapQuery = z.output<typeof pointMapQuery>

export const pointParams = z.object({ id: idInAddress })
/** The name of a stored file in an address. */
export const fileName = z
  .string()
  .regex(/^[\w-]{22}$/)
  .meta({ example: 'Zk3vN0aQx8RtYb1LmP5cWe' })
export const pointPhotoParams = z.object({ id: fileName })

export const clock = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/)
const spans = z.array(z.object({ from: clock, to: clock }))
export const day = z.string().regex(/^\d{4}-\d\d-\d\d$/)

export const availabilityRequest = z.object({
  state: z
    .enum(saidStates)
    .describe('`open` takes back what was said before; `closed_today` ends with the day in Tashkent.'),
  note: optionalLine(200).describe('Why, for colleagues.'),
})
export type AvailabilityRequest = z.output<typeof availabilityRequest>

export const pointAnswer = z.object({
  id: z.number().int(),
  kind: z.enum(pointKinds),
  name: z.string(),
  region_id: z.number().int(),
  district_id: z.number().int(),
  district: z.string(),
  address: z.string(),
  landmark: z.string(),
  lat: z.number(),
  lon: z.number(),
  hours: z
    .array(spans)
    .length(7)
    .describe("Seven days from Monday in Tashkent's time; the gap between two spans is a break."),
  today: z
    .object({ hours: spans, is_holiday: z.boolean() })
    .describe('The hours that hold today; those of a holiday when it is one.'),
  holidays: z
    .array(
      z.object({
        day,
        hours: spans.describe('Instead of those of the week; none when it is shut.'),
        note: z.string().optional(),
      }),
    )
    .describe('Of the next 60 days, soonest first.'),
  photos: z.array(z.string()).max(6).describe('Addresses that never change what they show.'),
  open_now: z.boolean(),
  services: z.array(z.enum(pointServices)),
  limits: z.object({
    weight_kg: z.number(),
    sides_cm: z.tuple([z.number(), z.number(), z.number()]).describe('Longest first.'),
  }),
  cod: z.boolean(),
  capacity: z.number().int(),
  free: z.number().int(),
  state: z
    .enum(pointStates)
    .describe('`full`: only hands out. `closed`: shut, until further notice or until `state_until`.'),
  state_until: z.string().optional().describe('ISO 8601, UTC: when the state ends by itself.'),
  distance_m: z.number().int().optional().describe('From `near`.'),
  by: z
    .enum(['road', 'air'])
    .optional()
    .describe(
      'How `distance_m` came about: along roads, or `air`, the straight line with something added, where no road is known or the roads are not read yet.',
    ),
})
export type PointAnswer = z.infer<typeof pointAnswer>

export const pointsAnswer = z.array(pointAnswer)

export const mapSpotAnswer = z.object({
  id: z.number().int().nullable().describe('Null for a cluster.'),
  kind: z.enum([...pointKinds, 'cluster']),
  name: z.string().nullable(),
  lat: z.number(),
  lon: z.number(),
  takes: z.boolean().nullable().describe('Whether it takes parcels now; null for a cluster.'),
  count: z.number().int(),
})
export type MapSpotAnswer = z.infer<typeof mapSpotAnswer>

export const mapSpotsAnswer = z.array(mapSpotAnswer)
