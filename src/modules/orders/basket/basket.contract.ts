import { z } from 'zod'
import { paymentTypes } from '../domain/order.ts'
import { orderAnswer } from '../orders.contract.ts'

const orderId = z.string().regex(/^[1-9]\d{7}$/)

export const basketAnswer = z.object({
  items: z.array(orderAnswer),
  total: z.int().describe('Of all items together.'),
})

export const checkoutRequest = z.object({
  order_ids: z.array(orderId).min(1).max(50),
  payment_type: z.enum(paymentTypes),
})
export type CheckoutRequest = z.output<typeof checkoutRequest>

export const checkoutAnswer = z.object({
  orders: z.array(orderAnswer),
  total: z.int(),
  confirm_by: z
    .string()
    .nullable()
    .describe('Cash and paid by the receiver: we call until then to confirm. Null when it is paid.'),
  checkout: z
    .object({
      number: z
        .string()
        .describe('Ten digits. What becomes of it: `GET /api/payments/v1/checkouts/{number}`.'),
      status: z.enum(['waiting', 'paid', 'cancelled', 'expired']),
      pay_url: z.string().describe('Where to pay: the page of the payment provider.'),
    })
    .nullable()
    .describe('Card, Payme and Click: the orders stay drafts until the money has come. Null otherwise.'),
})
export type CheckoutAnswer = z.infer<typeof checkoutAnswer>
