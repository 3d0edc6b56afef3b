import { z } from 'zod'
import { lineField } from '#platform/fields/fields.ts'

export const warningQuery = z.object({
  region: z.coerce
    .number()
    .int()
    .positive()
    .optional()
    .describe('The id of the region where the reader is, if that is known.'),
})

export const warningMessage = z.object({
  display: z.boolean().describe('Whether the strip is shown.'),
  message: z.string().describe("The text in the caller's language; empty when there is nothing to say."),
})
export type WarningMessage = z.infer<typeof warningMessage>

export const canSendQuery = z.object({
  q: lineField(200)
    .meta({ example: 'telefon yuborsam boʻladimi' })
    .describe('The thing, or a whole question, in any script.'),
})

export const canSendAnswer = z.object({
  answer: z.enum(['yes', 'no', 'conditions', 'unknown']),
  rule: z.number().int().nullable().describe('The rule of the fourteen that decides; null when none does.'),
  text: z
    .string()
    .describe("The answer in the caller's language: why, on what conditions, what to do instead."),
})
export type CanSendAnswer = z.infer<typeof canSendAnswer>
