import { z } from 'zod'
import { templateNames } from './domain/templates.ts'

export const ledgerErrors = {
  insufficient_funds: 409,
  balance_too_low: 409,
} as const satisfies Record<string, number>

export const balanceAnswer = z.object({
  balance: z.int().describe("Whole so'm; never below zero."),
  currency: z.literal('UZS'),
})

const kind = z.enum(templateNames)

export const statementQuery = z.object({
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .optional()
    .describe('`next_cursor` of the page before.'),
  from: z.iso.date().optional().describe('The first day, in Tashkent: `2026-11-01`.'),
  to: z.iso.date().optional().describe('The last day, in Tashkent.'),
  kind: kind.optional(),
  direction: z.enum(['in', 'out']).optional().describe('Only what came in, or only what went out.'),
})
export type StatementQuery = z.output<typeof statementQuery>

const statementLine = z.object({
  id: z.string(),
  at: z.string(),
  kind: kind.describe('What moved the money.'),
  is_reversal: z.boolean().describe('Whether this takes an earlier movement of that kind back.'),
  amount: z.int().describe("Whole so'm: above zero came in, below zero went out."),
  balance_after: z.int(),
  reference: z.string().nullable().describe('`kind:id` of what it is about, for example `order:40000001`.'),
  title: z.string().describe("In the caller's language."),
})
export const statementAnswer = z.object({
  items: z.array(statementLine).describe('Newest first.'),
  next_cursor: z.string().nullable(),
})
export type Statement = z.infer<typeof statementAnswer>
