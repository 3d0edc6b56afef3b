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
