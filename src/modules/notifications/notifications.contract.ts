import { z } from 'zod'
import { phoneField } from '#platform/fields/fields.ts'

export const reportParams = z.object({ secret: z.string().meta({ example: 'rT3mW8qZ' }) })

/** Of what Eskiz reports, all we need: the address says which message it is about. */
export const eskizReport = z
  .object({
    status: z
      .string()
      .max(40)
      .describe('`DELIVERED`, `REJECTED` and the like; words that are not final change nothing.'),
  })
  .meta({ example: { status: 'DELIVERED' } })
export const reportAnswer = z.object({})

export const inboxQuery = z.object({ phone: phoneField.optional() })
const inboxMessage = z.object({
  id: z.string(),
  phone: z.string().describe('Nine national digits.'),
  channel: z.string(),
  text: z.string(),
  at: z.string().describe('ISO 8601, UTC.'),
})
export const inboxAnswer = z.array(inboxMessage).describe('The last hundred, newest last.')
export type InboxMessage = z.infer<typeof inboxMessage>
