import { z } from 'zod'
import { optionalLine, waitingApproval } from '#platform/fields/fields.ts'

const iso = z.string().describe('ISO 8601, UTC.')

export const refundView = z.object({
  id: z.string(),
  order_id: z.string(),
  provider: z.string(),
  transaction: z
    .string()
    .nullable()
    .describe('The payment as the provider knows it: what to look for in its cabinet.'),
  checkout: z.string().nullable().describe('The number of the checkout it was paid with.'),
  amount: z.int().describe("Whole so'm."),
  asked_at: iso,
  done_at: iso.nullable(),
  done_by: z.string().nullable().describe('Null also when the provider gave it back by itself.'),
  note: z.string().nullable(),
  approval: waitingApproval,
})
export type RefundView = z.infer<typeof refundView>

export const refundQuery = z.object({
  status: z
    .enum(['open', 'done'])
    .default('open')
    .describe('Open ones come oldest first, those that were sent newest first.'),
  provider: z
    .string()
    .regex(/^[a-z]{2,20}$/)
    .optional(),
  q: z.string().max(80).optional().describe('The number of an order.'),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
})
export type RefundQuery = z.output<typeof refundQuery>
export const refundList = z.object({ items: z.array(refundView), next_cursor: z.string().nullable() })
export type RefundList = z.infer<typeof refundList>
export const refundParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .meta({ example: '12' }),
})
export const refundDone = z.object({ note: optionalLine(300) })
