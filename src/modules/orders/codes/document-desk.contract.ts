import { z } from 'zod'

const iso = z.string().describe('ISO 8601, UTC.')

const documentAsk = z.object({
  id: z.string().describe('The number of the order.'),
  tracking_code: z.string(),
  receiver_name: z.string(),
  name: z.string().describe('As the agent read it in the document.'),
  file: z.string().describe('The picture of the document, at `GET …/orders/{id}/files/{file}`.'),
  file_is_here: z.boolean().describe('False while the phone has not sent the picture: no yes before.'),
  value: z.int().describe('What the parcel is worth, whole so’m.'),
  point: z.string().nullable().describe("In the caller's language."),
  asked_by: z.object({ id: z.string(), full_name: z.string(), phone: z.string().nullable() }),
  asked_at: iso,
})
export type DocumentAskAnswer = z.infer<typeof documentAsk>

export const documentAsks = z.array(documentAsk).describe('The longest waiting first.')

export const documentDecision = z
  .object({
    file: z
      .string()
      .min(1)
      .max(64)
      .describe('The picture that was looked at: another one is another question.'),
    decision: z.enum(['yes', 'no']),
  })
  .meta({ example: { file: 'q0hZx1uT3bW5nY7cK9dLfA', decision: 'yes' } })
export type DocumentDecision = z.output<typeof documentDecision>

export const documentDecided = z.object({ decision: z.enum(['yes', 'no']) })
