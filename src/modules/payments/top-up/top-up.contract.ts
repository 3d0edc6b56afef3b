import { z } from 'zod'
import { lineField, waitingApproval } from '#platform/fields/fields.ts'
import { largestTopUp, smallestTopUp, topUpStatuses } from '../domain/top-up.ts'

export const topUpErrors = {
  too_many_top_ups: 409,
  top_up_own: 409,
  top_up_decided: 409,
  top_up_owner_gone: 409,
} as const satisfies Record<string, number>

const iso = z.string().describe('ISO 8601, UTC.')
const money = z.int().describe("Whole so'm.")
const amount = z.int().min(smallestTopUp).max(largestTopUp)

/** Fields of a form are text. */
export const topUpForm = z.object({
  amount: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number)
    .pipe(amount)
    .describe("What was paid to our bank account, in whole so'm: 1,000 to 100,000,000.")
    .meta({ example: '500000' }),
})
export type TopUpForm = z.output<typeof topUpForm>

const cursor = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .optional()
  .describe('`next_cursor` of the page before.')

export const topUpView = z.object({
  id: z.string(),
  amount: money.describe("What the person says they have sent, in whole so'm."),
  approved_amount: money.nullable().describe('What the balance got; null unless approved.'),
  status: z.enum(topUpStatuses),
  reason: z.string().nullable().describe('Why it was rejected.'),
  created_at: iso,
  updated_at: iso,
})
export type TopUpView = z.infer<typeof topUpView>
export const topUpQuery = z.object({ cursor })
export const topUpList = z.object({
  items: z.array(topUpView).describe('Newest first.'),
  next_cursor: z.string().nullable(),
})
export type TopUpList = z.infer<typeof topUpList>
export const topUpParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .meta({ example: '12' }),
})

export const deskTopUp = topUpView.extend({
  person: z.object({
    id: z.string(),
    full_name: z.string(),
    company: z.string().nullable(),
    phone: z.string().nullable().describe('Null once the account is deleted.'),
    balance: money,
  }),
  decided_by: z.string().nullable().describe('The name of who decided.'),
  same_receipt: z
    .string()
    .nullable()
    .describe('An earlier, or an approved, request with the same picture: it may be paid for already.'),
  approval: waitingApproval,
})
export type DeskTopUp = z.infer<typeof deskTopUp>
export const deskTopUpQuery = z.object({
  cursor,
  status: z
    .enum(topUpStatuses)
    .default('new')
    .describe('Waiting ones come oldest first, the others newest first.'),
})
export type DeskTopUpQuery = z.output<typeof deskTopUpQuery>
export const deskTopUpList = z.object({
  items: z.array(deskTopUp),
  next_cursor: z.string().nullable(),
})
export type DeskTopUpList = z.infer<typeof deskTopUpList>

export const topUpApproval = z
  .object({
    amount: amount.optional().describe('What the receipt shows, if it is not what the person wrote.'),
  })
  .meta({ example: { amount: 450_000 } })
export const topUpRejection = z
  .object({ reason: lineField(300).describe('The person reads it.') })
  .meta({ example: { reason: 'Chekdagi summa boshqa' } })
