import { z } from 'zod'
import { idInAddress, optionalLine } from '#platform/fields/fields.ts'
import { pauseReasons } from '../domain/served.ts'

export const serviceErrors = {
  already_closed: 409,
  pause_over: 409,
  pause_days: 422,
} as const satisfies Record<string, number>

const iso = z.string().describe('ISO 8601, UTC.')
const day = z
  .string()
  .regex(/^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
  .meta({ example: '2026-11-25' })
const place = z.object({ id: z.int(), name: z.string() })
const somebody = z.object({ id: z.string(), full_name: z.string() })

export const pauseQuery = z.object({ state: z.enum(['open', 'over']).default('open') })

export const servicePause = z.object({
  id: z.string(),
  region: place,
  district: place.nullable().describe('Null: the whole region.'),
  pickups: z.boolean().describe('Nothing is taken in there.'),
  deliveries: z.boolean().describe('Nothing is brought there.'),
  state: z.enum(['now', 'later', 'over']),
  from: iso,
  last_day: day.nullable().describe('That day included; null until it is opened again.'),
  reason: z.enum(pauseReasons),
  told: z.array(z.string()).describe('What people read who order now, in the language of the caller.'),
  note: z.string().nullable(),
  under_way: z.int().describe('Parcels that are under way from or to there: they are not touched.'),
  made_by: somebody.nullable(),
  made_at: iso,
  opened_by: somebody.nullable(),
})
export type ServicePause = z.infer<typeof servicePause>

export const pauseList = z.array(servicePause).describe('The last two hundred.')

const mostDistricts = 40

const places = {
  region_id: z.int().min(1).max(14),
  district_ids: z.array(z.int().min(1).max(300)).max(mostDistricts).describe('None: the whole region.'),
}
const ends = { pickups: z.boolean(), deliveries: z.boolean() }

export const pauseRequest = z.object({
  ...places,
  ...ends,
  from: day.optional().describe('Left out, or today: at once.'),
  last_day: day.nullish().describe('Left out: until it is opened again.'),
  reason: z.enum(pauseReasons),
  note: optionalLine(300).describe('For colleagues; people do not read it.'),
})
export type PauseRequest = z.output<typeof pauseRequest>

export const pauseParams = z.object({ id: idInAddress })
export const pauseEnd = z.object({ last_day: day.nullable() })

export const underWayQuery = z.object({
  region_id: z.coerce.number().int().min(1).max(14),
  district_ids: z
    .string()
    .regex(/^(\d{1,3}(,\d{1,3}){0,39})?$/)
    .optional()
    .describe('Numbers with commas; none: the whole region.'),
})
export type UnderWayQuery = z.output<typeof underWayQuery>

export const underWay = z.object({
  pickups: z.int().describe('Wait there to be picked up, or to be brought to a point.'),
  deliveries: z.int().describe('On their way there.'),
})
export type UnderWay = z.infer<typeof underWay>
