import { z } from 'zod'
import { lineField, phoneField } from '#platform/fields/fields.ts'
import { HIGHEST_CREDIT } from '../domain/credit.ts'

export const creditErrors = {
  credit_not_merchant: 422,
  credit_unchanged: 409,
  credit_own: 409,
} as const

const money = z.int().describe("Whole so'm.")

const credit = z.object({
  person: z.object({
    id: z.string(),
    full_name: z.string(),
    company: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  limit: money,
  owed: money.describe('All that is owed, whatever for.'),
  held: money.describe('Uploads that are being saved.'),
  free: money.describe('Below zero after the limit was lowered.'),
  set_at: z.string().describe('ISO 8601, UTC.'),
})
export type CreditView = z.infer<typeof credit>

export const creditList = z.object({
  items: z.array(credit).describe('Whoever was given it last first.'),
})

export const creditRequest = z
  .object({
    phone: phoneField.describe('Of the merchant.'),
    amount: z.int().min(0).max(HIGHEST_CREDIT).describe('Nothing ends it; what is owed stays owed.'),
    note: lineField(500).describe('Why, for whoever approves.'),
  })
  .meta({ example: { phone: '901234567', amount: 20_000_000, note: 'Shartnoma 118, oyiga 600 posilka' } })
export type CreditRequest = z.output<typeof creditRequest>

export const creditAsked = z.object({ approval_id: z.string().describe('It waits for a second person.') })

export const ownCredit = z.object({
  limit: money,
  owed: money,
  held: money,
  free: money,
})
