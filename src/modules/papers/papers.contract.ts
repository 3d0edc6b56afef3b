import { z } from 'zod'
import { idInAddress } from '#platform/fields/fields.ts'

/** What printing a paper can fail with, beside what printing labels can. */
export const paperErrors = {
  paper_too_long: 409,
  receipt_nothing_paid: 409,
} as const satisfies Record<string, number>

const lang = z.string().max(20).optional().describe('Of the words on the paper: uz, uz-Cyrl (oz), ru or en.')

export const paperQuery = z.object({ lang })
export const paperParams = z.object({ id: idInAddress })

export const receiptParams = z.object({
  id: z
    .string()
    .regex(/^\d{1,18}$/)
    .describe('Eight digits.')
    .meta({ example: '63642483' }),
})

const receiptPapers = ['a4', 'slip'] as const
export type ReceiptPaper = (typeof receiptPapers)[number]

export const receiptQuery = z.object({
  lang,
  paper: z
    .enum(receiptPapers)
    .default('a4')
    .describe('`slip`: a strip of 80 mm, as long as what stands on it.'),
})
