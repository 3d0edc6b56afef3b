import { z } from 'zod'
import { lineField, optionalLine, phoneField } from '#platform/fields/fields.ts'
import { leadKinds, needsMessage } from './domain/lead-kinds.ts'

export const contentErrors = { too_many_leads: 429 } as const satisfies Record<string, number>

export const warningMessage = z.object({
  display: z.boolean().describe('Whether the strip is shown.'),
  message: z.string().describe("The text in the caller's language; empty when there is nothing to say."),
})
export type WarningMessage = z.infer<typeof warningMessage>

/** The lead sign-up form of SPEC section 3, and what else strangers write (DECISIONS, "API shapes 2"). */
export const leadRequest = z
  .object({
    kind: z.enum(leadKinds).default('business').describe('What it is about.'),
    name: lineField(100),
    lastName: optionalLine(100),
    last_name: optionalLine(100).describe('The same as `lastName`, which wins.'),
    email: z
      .union([z.literal(''), z.email().max(200)])
      .optional()
      .transform((text) => text || undefined),
    phone: phoneField,
    company: optionalLine(200),
    website: optionalLine(200).describe('Of the business; of a `report`, the address that was met.'),
    message: optionalLine(2000).describe('Needed when `kind` is `contact` or `report`.'),
  })
  .refine(({ kind, message }) => message !== undefined || !needsMessage(kind), {
    path: ['message'],
    params: { code: 'required' },
  })
  .transform(({ last_name, ...lead }) => ({ ...lead, lastName: lead.lastName ?? last_name }))
  .meta({
    example: {
      kind: 'business',
      name: 'Dilnoza',
      lastName: 'Karimova',
      phone: '901112233',
      company: 'Atlas',
    },
  })
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
