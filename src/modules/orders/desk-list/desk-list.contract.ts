import { z } from 'zod'
import { idInAddress } from '#platform/fields/fields.ts'
import { promiseStates } from '../domain/desk/desk-work.ts'
import { orderQuery } from '../read/order-list.contract.ts'

export const deskListErrors = {
  too_many_to_export: 422,
  too_many_filters: 409,
} as const satisfies Record<string, number>

const region = z.coerce.number().int().min(1).max(14).optional()

export const deskListQuery = orderQuery.extend({
  courier: idInAddress.optional().describe('Theirs, or in their hands.'),
  point: idInAddress.optional().describe('There, or on its way from or to there.'),
  from_region: region.describe('The region of the sender.'),
  to_region: region.describe('The region of the receiver.'),
  promise: z
    .enum(promiseStates)
    .optional()
    .describe(
      '`late`: as the queue of late parcels has it. `today`: promised for today, and on its way. `none`: under way, and not promised any more.',
    ),
})
export type DeskListQuery = z.output<typeof deskListQuery>

/** What an office program opens without complaint. */
export const mostExported = 10_000

export const exportQuery = deskListQuery.omit({ cursor: true, limit: true })
export type ExportQuery = z.output<typeof exportQuery>

export const mostFilters = 20
const longestFilterName = 40

const keptFilter = z.object({
  id: z.string(),
  name: z.string(),
  query: z.string().describe('As the address of the desk’s page has it.'),
})
export type KeptFilter = z.infer<typeof keptFilter>
export const keptFilters = z.array(keptFilter).describe('By name.')

export const filterRequest = z
  .object({
    name: z.string().trim().min(1).max(longestFilterName),
    query: z
      .string()
      .min(1)
      .max(1_000)
      .regex(/^[\w=&%+.*~-]+$/)
      .describe('As the address of the desk’s page has it.'),
  })
  .meta({ example: { name: 'Samarqand, kechikkan', query: 'promise=late&toRegion=8' } })
export type FilterRequest = z.output<typeof filterRequest>

export const filterParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .meta({ example: '12' }),
})
