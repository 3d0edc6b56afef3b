import { z } from 'zod'
import { lineField } from '#platform/fields/fields.ts'
import { debtCauses, debtPaymentTypes, disputeStates } from '../domain/debts.ts'

export const debtErrors = {
  debt_changed: 409,
  debt_disputed: 409,
  debt_decided: 409,
  debt_not_disputed: 409,
  debt_overpaid: 409,
  debt_own: 409,
} as const satisfies Record<string, number>

const iso = z.string().describe('ISO 8601, UTC.')
const money = z.int().describe("Whole so'm.")
const number = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .meta({ example: '12' })

const disputeView = z.object({
  reason: z.string(),
  opened_at: iso,
  state: z
    .enum(disputeStates)
    .describe('`stands`: the desk has looked at it, and it is owed. `let_go`: it is not.'),
  decided_at: iso.nullable(),
  note: z.string().nullable().describe('What the desk answered.'),
})

export const debtView = z.object({
  id: z.string(),
  order_id: z.string().nullable().describe('The parcel it is owed for.'),
  tracking_code: z.string().nullable(),
  sent_code: z.string().nullable().describe('Of a way back: the code of the parcel that was sent.'),
  cause: z
    .enum(debtCauses)
    .describe(
      '`return`: a way back. `refused`: the receiver was to pay the price and did not. `other`: a part of the price, after weighing.',
    ),
  raised_at: iso,
  age_days: z.int(),
  amount: money,
  remaining: money,
  disputed: z
    .boolean()
    .describe('Until the desk has decided, nothing is kept for it and nobody is reminded.'),
  dispute: disputeView.nullable().describe('The last one.'),
})
export type DebtView = z.infer<typeof debtView>

export const debtList = z.object({
  items: z.array(debtView).describe('The oldest first; at most 200.'),
  total: money.describe('Of all that is open.'),
  undisputed: money.describe('Of it: not disputed.'),
  limit: money.describe('Above it, disputed or not, only orders that are paid beforehand are taken.'),
  prepaid_only: z.boolean(),
})
export type DebtList = z.infer<typeof debtList>

export const debtParams = z.object({ id: number })

export const payDebtsRequest = z
  .object({
    payment_type: z.enum(debtPaymentTypes),
    debt_ids: z
      .array(number)
      .min(1)
      .max(100)
      .optional()
      .describe('Left out: everything that is not disputed.'),
  })
  .meta({ example: { payment_type: 'payme' } })
export type PayDebtsRequest = z.output<typeof payDebtsRequest>

export const payDebtsAnswer = z.object({
  amount: money.describe('Paid from the balance, or to be paid at `pay_url`.'),
  checkout: z
    .object({ number: z.string(), pay_url: z.string() })
    .nullable()
    .describe('Null when it was paid from the balance.'),
})
export type PayDebtsAnswer = z.infer<typeof payDebtsAnswer>

export const disputeRequest = z.object({
  reason: lineField(500)
    .describe('Why it is not owed; the desk reads it.')
    .meta({ example: 'Kuryer kelmagan, qabul qiluvchi kutgan' }),
})

export const parcelDebtQuery = z.object({
  order_id: z
    .string()
    .regex(/^[1-9]\d{7}$/)
    .meta({ example: '63642483' }),
})
export const parcelDebt = z.object({
  order_id: z.string(),
  remaining: money.describe('What the sender owes for this parcel and can pay now; 0 when nothing.'),
})
export type ParcelDebt = z.infer<typeof parcelDebt>

export const takeCashRequest = parcelDebtQuery.extend({
  amount: z
    .int()
    .min(1)
    .max(1_000_000_000)
    .meta({ example: 20_000 })
    .describe('What was put into your hand.'),
})
export type TakeCashRequest = z.output<typeof takeCashRequest>
