import { z } from 'zod'
import { lineField } from '#platform/fields/fields.ts'
import { differenceKinds } from '../domain/comparison.ts'

export const comparisonErrors = {
  registry_unreadable: 422,
  registry_line_wrong: 422,
  registry_too_long: 422,
  provider_unknown: 422,
  day_not_over: 422,
} as const satisfies Record<string, number>

const iso = z.string().describe('ISO 8601, UTC.')
const money = z.int().describe("Whole so'm.")
const day = z.iso.date().refine((date) => date >= '2000-01-01' && date < '2100-01-01')
const side = z.object({ amount: money, state: z.string() }).nullable()

const comparison = z.object({
  id: z.string(),
  provider: z.string(),
  day: z.string().describe('Of Tashkent.'),
  against: z.enum(['books', 'registry']).describe('Our books, or the list of the provider.'),
  ran_at: iso,
  ran_by: z.string().nullable().describe('Null when the night did it.'),
  file_name: z.string().nullable(),
  matched: z.int(),
  differing: z.int(),
  our_sum: money,
  their_sum: money,
})
export type ComparisonView = z.infer<typeof comparison>

export const comparisonQuery = z.object({
  provider: z
    .string()
    .regex(/^[a-z]{2,20}$/)
    .optional(),
  differing: z
    .enum(['true'])
    .transform(() => true)
    .optional()
    .describe('Only those that found something.'),
  cursor: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}\.[1-9]\d{0,14}$/)
    .refine((cursor) => day.safeParse(cursor.slice(0, cursor.indexOf('.'))).success)
    .optional(),
})
export type ComparisonQuery = z.output<typeof comparisonQuery>
export const comparisonList = z.object({
  items: z.array(comparison).describe('The newest day first.'),
  next_cursor: z.string().nullable(),
  differing: z
    .int()
    .describe('In the last comparison of each provider and day of this month: how much does not agree.'),
})
export type ComparisonList = z.infer<typeof comparisonList>

export const comparisonParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .meta({ example: '12' }),
})
export const comparisonDetail = comparison.extend({
  differences: z.array(
    z.object({
      kind: z.enum(differenceKinds),
      transaction: z.string(),
      checkout: z.string().nullable().describe('The number of our checkout, if we know the transaction.'),
      ours: side,
      theirs: side,
    }),
  ),
})
export type ComparisonDetail = z.infer<typeof comparisonDetail>

/** What fits into a call. */
const mostLetters = 1_000_000

export const comparisonRequest = z
  .object({
    provider: z.string().regex(/^[a-z]{2,20}$/),
    day,
    file: z
      .object({
        name: lineField(120),
        content: z.base64().min(1).max(mostLetters).describe('XLSX or CSV, in base64.'),
      })
      .optional()
      .describe("The provider's list: id, amount in so'm, state. Without it our books are compared."),
  })
  .meta({ example: { provider: 'payme', day: '2026-11-14' } })
export type ComparisonRequest = z.output<typeof comparisonRequest>
