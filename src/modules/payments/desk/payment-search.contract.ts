import { z } from 'zod'
import { checkoutStatuses } from '../domain/checkout.ts'
import { differenceKinds } from '../domain/comparison.ts'
import { paymentStages } from '../domain/payment.ts'
import { refundView } from './refund-history.contract.ts'

const iso = z.string().describe('ISO 8601, UTC.')
const money = z.int().describe("Whole so'm.")
const day = z.iso.date().refine((date) => date >= '2000-01-01' && date < '2100-01-01')

const person = z.object({
  id: z.string(),
  full_name: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable().describe('Null once the account is deleted.'),
})

const checkoutLine = z.object({
  id: z.string().describe('The number of the checkout.'),
  status: z.enum(checkoutStatuses),
  method: z.string(),
  amount: money,
  created_at: iso,
  payer: person,
  orders: z.array(z.string()),
  payments: z.array(
    z.object({ provider: z.string(), transaction: z.string(), stage: z.enum(paymentStages) }),
  ),
})
export type CheckoutLine = z.infer<typeof checkoutLine>

export const paymentQuery = z.object({
  q: z
    .string()
    .max(80)
    .optional()
    .describe(
      "Number of a checkout or an order, tracking code, provider's transaction, or the payer's phone.",
    ),
  provider: z
    .string()
    .regex(/^[a-z]{2,20}$/)
    .optional(),
  stage: z
    .enum([...paymentStages, 'none'])
    .optional()
    .describe('`none`: nobody has begun to pay.'),
  amount: z.coerce.number().int().min(1).max(1_000_000_000).optional(),
  from: day.optional().describe('Made on this day of Tashkent or later.'),
  to: day.optional().describe('Made on this day of Tashkent or earlier.'),
  cursor: z
    .string()
    .regex(/^\d{1,13}\.[1-9]\d{0,14}$/)
    .optional(),
  lang: z.string().max(20).optional(),
})
export type PaymentQuery = z.output<typeof paymentQuery>
export const checkoutLines = z.object({
  items: z.array(checkoutLine).describe('Newest first.'),
  next_cursor: z.string().nullable(),
})
export type CheckoutLines = z.infer<typeof checkoutLines>

export const paymentStory = checkoutLine.omit({ orders: true, payments: true }).extend({
  expires_at: iso,
  closed_at: iso.nullable(),
  has_link: z.boolean(),
  orders: z.array(
    z.object({
      id: z.string(),
      tracking_code: z.string(),
      status: z.string(),
      status_label: z.string(),
      amount: money,
      paid_by: z.string().nullable().describe('The transaction whose money paid for it.'),
    }),
  ),
  payments: z.array(
    z.object({
      provider: z.string(),
      transaction: z.string(),
      stage: z.enum(paymentStages),
      amount: money,
      to_balance: money,
      begun_at: iso.describe("By the provider's clock."),
      created_at: iso,
      performed_at: iso.nullable(),
      cancelled_at: iso.nullable(),
      reason: z.int().nullable().describe("The provider's own number of why it was cancelled."),
      has_receipt: z.boolean().describe('The provider has told of a tax receipt.'),
    }),
  ),
  money: z.array(
    z.object({
      id: z.string(),
      at: iso,
      title: z.string().describe("In the caller's language."),
      amount: money,
      about: z.string(),
      is_reversal: z.boolean(),
      by: z.string().nullable(),
    }),
  ),
  refunds: z.array(refundView),
  differences: z.array(z.object({ comparison: z.string(), day: z.string(), kind: z.enum(differenceKinds) })),
})
export type PaymentStory = z.infer<typeof paymentStory>
