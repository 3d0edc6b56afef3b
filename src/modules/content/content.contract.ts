import { z } from 'zod'
import { parsePhone } from '#kernel/phone.ts'

export const contentErrors = {} as const satisfies Record<string, number>

export const warningMessage = z.object({
  display: z.boolean().describe('Whether the strip is shown.'),
  message: z.string().describe("The text in the caller's language; empty when there is nothing to say."),
})
export type WarningMessage = z.infer<typeof warningMessage>

const phone = z
  .string()
  .max(32)
  .transform((text, context) => {
    const parsed = parsePhone(text)
    if (parsed !== undefined) return parsed
    context.issues.push({ code: 'custom', input: text, params: { code: 'invalid_phone' } })
    return z.NEVER
  })
  .describe('A number of +998, in any usual writing.')

const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .optional()
    .transform((text) => text || undefined)

/** The lead sign-up form of SPEC section 3. */
export const leadRequest = z.object({
  name: z.string().trim().min(1).max(100),
  lastName: z.string().trim().min(1).max(100),
  email: z
    .union([z.literal(''), z.email().max(200)])
    .optional()
    .transform((text) => text || undefined),
  phone,
  company: optionalText(200),
  website: optionalText(200),
})
export type LeadRequest = z.output<typeof leadRequest>

export const leadAnswer = z.object({ id: z.string().describe('The number of the request.') })
