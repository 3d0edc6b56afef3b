import { z } from 'zod'
import { statuses, statusGroups } from '../domain/words.ts'
import { orderAnswer } from '../orders.contract.ts'

export const orderList = z.object({ items: z.array(orderAnswer), next_cursor: z.string().nullable() })
export type OrderList = z.infer<typeof orderList>

const groups = Object.keys(statusGroups) as [keyof typeof statusGroups]

/** A day of our time: no calendar of a database is led astray by the others. */
const day = z.iso.date().refine((date) => date >= '2000-01-01' && date < '2100-01-01')

export const orderQuery = z.object({
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  status: z
    .string()
    .max(200)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(statuses)).min(1))
    .optional()
    .describe('One or several, with commas.'),
  group: z.enum(groups).optional().describe('In progress or delivered.'),
  paid: z
    .enum(['true', 'false', '1', '0'])
    .transform((text) => text === 'true' || text === '1')
    .optional(),
  awaiting_call: z
    .enum(['true', '1'])
    .transform(() => true)
    .optional()
    .describe('Only drafts that wait for the call to confirm them.'),
  from: day.optional().describe('Created on this day of Tashkent or later.'),
  to: day.optional().describe('Created on this day of Tashkent or earlier.'),
  q: z.string().max(100).optional().describe('Tracking code, order number, phone, or names in any script.'),
  lang: z.string().max(20).optional(),
})
export type OrderQuery = z.output<typeof orderQuery>
