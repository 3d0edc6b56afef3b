import { z } from 'zod'
import { receiptStates } from './domain/tries.ts'

export const fiscalErrors = { receipt_not_failed: 409 } as const satisfies Record<string, number>

const iso = z.string().describe('ISO 8601, UTC.')
const tiyin = z.int().describe('Tiyin.')

export const fiscalReceiptView = z.object({
  id: z.string(),
  kind: z.enum(['sale', 'refund']),
  state: z
    .enum(receiptStates)
    .describe('`failed`: given up, for somebody to look at. `provider`: made by whoever takes the payment.'),
  order_id: z.string().nullable(),
  parts: z.array(
    z.object({
      what: z.enum(['delivery', 'goods', 'package', 'advance']),
      title: z.string(),
      amount: tiyin,
      stir: z
        .string()
        .nullable()
        .describe('Of goods: the tax number of whoever sells them, where it is known.'),
    }),
  ),
  cash: tiyin,
  card: tiyin,
  paid_at: iso,
  tries: z.int(),
  next_try_at: iso.nullable(),
  refusal: z.string().nullable().describe('Why the last try came to nothing, in the words of the register.'),
  origin_id: z.string().nullable().describe('Of a refund: the receipt of what is given back.'),
  number: z.string().nullable(),
  sign: z.string().nullable(),
  url: z.string().nullable(),
  registered_at: iso.nullable(),
})
export type FiscalReceiptView = z.infer<typeof fiscalReceiptView>

export const fiscalQuery = z.object({
  state: z.enum(receiptStates).optional(),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
})
export type FiscalQuery = z.output<typeof fiscalQuery>

export const fiscalList = z.object({
  items: z.array(fiscalReceiptView).describe('Newest first.'),
  next_cursor: z.string().nullable(),
})
export type FiscalList = z.infer<typeof fiscalList>

export const fiscalParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .meta({ example: '12' }),
})
