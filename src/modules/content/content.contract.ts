import { z } from 'zod'
import { lineField, optionalLine, phoneField } from '#platform/fields/fields.ts'

export const contentErrors = { too_many_leads: 429 } as const satisfies Record<string, number>

export const warningMessage = z.object({
  display: z.boolean().describe('Whether the strip is shown.'),
  message: z.string().describe("The text in the caller's language; empty when there is nothing to say."),
})
export type WarningMessage = z.infer<typeof warningMessage>

/** The lead sign-up form of SPEC section 3. */
export const leadRequest = z
  .object({
    name: lineField(100),
    lastName: lineField(100),
    email: z
      .union([z.literal(''), z.email().max(200)])
      .optional()
      .transform((text) => text || undefined),
    phone: phoneField,
    company: optionalLine(200),
    website: optionalLine(200),
  })
  .meta({ example: { name: 'Dilnoza', lastName: 'Karimova', phone: '901112233', company: 'Atlas' } })
export type LeadRequest = z.output<typeof leadRequest>

export const leadAnswer = z.object({ id: z.string().describe('The number of the request.') })

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
