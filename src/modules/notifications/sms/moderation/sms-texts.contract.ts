import { z } from 'zod'

export const smsTextErrors = {
  /** Another text than the one that was seen: a new version of the product has come in between. */
  sms_text_changed: 409,
} as const satisfies Record<string, number>

const smsText = z.object({
  template: z.string(),
  event: z.string().describe('What has to happen for it to be sent.'),
  language: z.enum(['uz', 'oz', 'ru', 'en']),
  forms: z
    .array(z.string())
    .describe('As the gateway reads it: names in braces for what changes; two where money may be due.'),
  max_parts: z.int().describe('What it costs at most.'),
})

const cyrillicText = smsText.extend({
  digest: z.string().describe('Of these words: an approval is for them and no others.'),
  approved_at: z.string().nullable().describe('Null: until it is approved, the Latin text is sent.'),
})
export type CyrillicText = z.infer<typeof cyrillicText>

export const smsTextList = z.object({
  moderated: z
    .boolean()
    .describe('Whether a gateway asks for approval; where messages stay on the machine none does.'),
  cyrillic: z.array(cyrillicText),
  others: z.array(smsText),
})
export type SmsTextList = z.infer<typeof smsTextList>

export const smsTextParams = z.object({ template: z.string().max(60).meta({ example: 'sign-in-code' }) })

export const smsTextApproval = z.object({
  approved: z.boolean(),
  digest: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('Of the text that was seen: 409 `sms_text_changed` if it is another.')
    .meta({ example: '0'.repeat(64) }),
})
export type SmsTextApproval = z.output<typeof smsTextApproval>

export const approvedText = cyrillicText
