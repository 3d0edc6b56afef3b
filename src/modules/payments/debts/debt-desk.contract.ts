import { z } from 'zod'
import { lineField } from '#platform/fields/fields.ts'
import { ageBuckets, HIGHEST_DEBT_LIMIT, writeOffGrounds } from '../domain/debts.ts'
import { debtView } from './debts.contract.ts'

const iso = z.string().describe('ISO 8601, UTC.')
const money = z.int().describe("Whole so'm.")

export const deskDebt = debtView.extend({
  bucket: z.enum(ageBuckets),
  write_off: z
    .object({ id: z.string(), asked_at: iso })
    .nullable()
    .describe('Somebody asked to write it off: it waits for a second person.'),
})
export type DeskDebt = z.infer<typeof deskDebt>

export const debtorView = z.object({
  person: z.object({
    id: z.string(),
    full_name: z.string(),
    company: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  total: money,
  disputed: money.describe('Of it: disputed.'),
  oldest_days: z.int(),
  debts: z.array(deskDebt).describe('All that is open, the oldest first.'),
})
export type DebtorView = z.infer<typeof debtorView>

export const debtorQuery = z.object({
  bucket: z.enum(ageBuckets).optional().describe('Only who has a debt of this age, in days.'),
  disputed: z.literal('true').optional().describe('Only who disputes one.'),
  q: z.string().trim().max(100).optional().describe('Phone, name, company, order or tracking code.'),
  cursor: z
    .string()
    .regex(/^\d{1,15}-[1-9]\d{0,14}$/)
    .optional()
    .describe('`next_cursor` of the page before.'),
})
export type DebtorQuery = z.output<typeof debtorQuery>

const limit = z
  .int()
  .min(0)
  .max(HIGHEST_DEBT_LIMIT)
  .describe("Whole so'm; whoever owes more orders only what is paid beforehand.")

export const debtLimits = z.object({
  personal: limit.meta({ example: 200_000 }),
  merchant: limit.meta({ example: 2_000_000 }),
})

export const debtorList = z.object({
  items: z.array(debtorView).describe('Whoever owes longest first.'),
  totals: z.object({
    amount: money,
    people: z.int(),
    disputed: money,
    buckets: z.array(z.object({ bucket: z.enum(ageBuckets), amount: money, debts: z.int() })),
  }),
  limits: debtLimits,
  next_cursor: z.string().nullable(),
})
export type DebtorList = z.infer<typeof debtorList>

export const keepRequest = z.object({
  note: lineField(500)
    .describe('Why it is owed; the sender reads it.')
    .meta({ example: 'Kuryer belgilangan vaqtda keldi, eshik ochilmadi' }),
})

export const writeOffRequest = z
  .object({
    ground: z
      .enum(writeOffGrounds)
      .describe('`not_owed`: the sender is right. `uncollectible`: it is owed, and nobody will ever pay it.'),
    note: lineField(500).describe('For whoever approves; of a disputed debt the sender reads it.'),
  })
  .meta({ example: { ground: 'uncollectible', note: 'Raqam oʻchirilgan, 90 kundan beri javob yoʻq' } })
export type WriteOffRequest = z.output<typeof writeOffRequest>

export const writeOffAsked = z.object({
  approval_id: z.string().describe('It waits for a second person.'),
})
