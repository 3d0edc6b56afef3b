import { z } from 'zod'

export const roadsErrors = {} as const satisfies Record<string, number>

/** Around the country with room to spare: roads of elsewhere are nobody's business here. */
const bounds = { south: 36, north: 47, west: 54, east: 75 }

const place = z
  .string()
  .max(60)
  .regex(/^-?\d{1,3}(\.\d{1,20})?,-?\d{1,3}(\.\d{1,20})?$/)
  .transform((text, context) => {
    const [lat = Number.NaN, lon = Number.NaN] = text.split(',').map(Number)
    const isNear = lat >= bounds.south && lat <= bounds.north && lon >= bounds.west && lon <= bounds.east
    if (isNear) return { lat, lon }
    context.issues.push({ code: 'custom', input: text, params: { code: 'outside_country' } })
    return z.NEVER
  })

export const routeQuery = z.object({
  from: place.describe('`lat,lon` in degrees.').meta({ example: '41.3111,69.2797' }),
  to: place.describe('`lat,lon` in degrees.').meta({ example: '41.2579,69.2811' }),
})

export const routeAnswer = z.object({
  distance_m: z.int(),
  duration_s: z.int().describe('On free roads: a first guess, without traffic.'),
  by: z
    .enum(['road', 'air'])
    .describe('`air` where no road is known: the straight line with something added.'),
  line: z
    .array(z.tuple([z.number(), z.number()]))
    .max(500)
    .describe('`[lat, lon]` from the one place to the other, simplified.'),
})
export type RouteAnswer = z.infer<typeof routeAnswer>
