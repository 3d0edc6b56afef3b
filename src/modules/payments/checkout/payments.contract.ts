import { z } from 'zod'
import { lineField } from '#platform/fields/fields.ts'
import { checkoutStatuses } from '../domain/checkout.ts'
import { paymentTypes, whyOffs } from '../domain/methods.ts'
import { paymentStages } from '../domain/payment.ts'

/** What calls about payments can fail with, beside the edge and the books. */
export const paymentErrors = { checkout_closed: 409, refund_done: 409 } as const satisfies Record<
  string,
  number
>

const iso = z.string().describe('ISO 8601, UTC.')
const money = z.int().describe("Whole so'm.")

const method = z.object({
  type: z.enum([...paymentTypes, 'on_account']),
  enabled: z.boolean(),
  reason: z.string().nullable().describe("Why it is off, in the caller's language; null when it is on."),
  available: money
    .optional()
    .describe('Of `on_account`, for merchants who have a limit: what of it is free.'),
})
export type MethodView = z.infer<typeof method>
export const methodList = z.array(method)

export const deskMethod = method.omit({ available: true }).extend({
  type: z.enum(paymentTypes),
  off: z
    .enum(whyOffs)
    .nullable()
    .describe('Not connected, or switched off here; the second can be switched on again.'),
  note: z.string().nullable().describe('What was noted when it was switched last.'),
})
export type DeskMethodView = z.infer<typeof deskMethod>
export const deskMethodList = z.array(deskMethod)
export const methodParams = z.object({ type: z.enum(paymentTypes) })
export const methodSwitch = z
  .object({
    enabled: z.boolean(),
    reason: lineField(300).describe(
      'For the desk and its log; customers read that it is unavailable for now.',
    ),
  })
  .meta({ example: { enabled: false, reason: 'Provayderda texnik ishlar' } })
export type MethodSwitch = z.output<typeof methodSwitch>

/** Any number: one that is no checkout's answers like a missing one. */
export const checkoutParams = z.object({
  number: z
    .string()
    .regex(/^\d{1,18}$/)
    .meta({ example: '4170392586' }),
})

export const checkoutView = z.object({
  number: z.string(),
  status: z.enum(checkoutStatuses),
  method: z.string(),
  amount: money,
  currency: z.literal('UZS'),
  created_at: iso,
  expires_at: iso,
  pay_url: z.string().nullable().describe('Where to pay; null when there is nothing to pay any more.'),
  has_link: z.boolean().describe('Somebody else can pay by a link.'),
  last_payment: z
    .enum(paymentStages)
    .nullable()
    .describe('How far the newest payment of it has come at the provider; null when nobody has begun one.'),
  to_balance: money.describe('What came too late for its orders and went to the balance.'),
  orders: z.array(
    z.object({
      id: z.string(),
      tracking_code: z.string(),
      status: z.string(),
      paid: z.boolean(),
      price: money,
    }),
  ),
})
export type CheckoutView = z.infer<typeof checkoutView>
export const checkoutList = z.array(checkoutView)

export const linkView = z.object({
  token: z.string().describe('Shown once: only its hash is kept.'),
  expires_at: iso,
})
export type LinkView = z.infer<typeof linkView>
export const linkRevoked = z.object({ revoked: z.literal(true) })

export const linkParams = z.object({
  token: z
    .string()
    .regex(/^[0-9A-Za-z]{1,64}$/)
    .meta({ example: '8kQv3TzLp0Xw5RnB' }),
})
export const publicBill = z.object({
  amount: money,
  parcels: z.int().describe('How many parcels it pays for.'),
  currency: z.literal('UZS'),
  status: z.enum(checkoutStatuses),
  expires_at: iso,
  methods: z.array(z.object({ type: z.enum(paymentTypes), pay_url: z.string() })),
})
export type PublicBill = z.infer<typeof publicBill>
