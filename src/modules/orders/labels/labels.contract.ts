import { z } from 'zod'
import type { LabelRefusal } from '../domain/label/label-refusal.ts'

/** What printing can fail with, beside what other calls about orders can. */
export const labelErrors = {
  label_not_ready: 409,
  label_not_possible: 409,
  label_at_intake: 409,
} as const satisfies Record<LabelRefusal, number>

export const labelFormats = ['label', 'a4'] as const
export type LabelFormat = (typeof labelFormats)[number]

const format = z
  .enum(labelFormats)
  .default('label')
  .describe('`label`: a page of 100 x 150 mm each. `a4`: sheets of four, with cut marks.')

export const labelQuery = z.object({ format, lang: z.string().max(20).optional() })

export const labelsRequest = z
  .object({
    order_ids: z
      .array(z.string().regex(/^[1-9]\d{7}$/))
      .min(1)
      .max(100)
      .describe('Printed in this order, each once.'),
    format: z
      .enum([...labelFormats, 'zpl'])
      .default('label')
      .describe('As of one label; `zpl`: for label printers, one after the other.'),
  })
  .meta({ example: { order_ids: ['63642483'], format: 'a4' } })
