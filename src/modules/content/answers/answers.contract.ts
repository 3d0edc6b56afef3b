import { z } from 'zod'
import { lineField } from '#platform/fields/fields.ts'
import { isReadable } from '#platform/fields/line-rules.ts'
import { answerChannels, answerFaults, answerStates, longestAnswer } from '../domain/answers.ts'

/** A letter of several paragraphs. */
const letterText = z
  .string()
  .max(longestAnswer * 2)
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(longestAnswer)
      .refine((text) => isReadable(text.replaceAll('\n', ' '))),
  )

export const letterWords = z.object({
  subject: lineField(150).meta({ example: 'Savolingizga javob' }),
  text: letterText.meta({ example: 'Assalomu alaykum! Ha, dorini ham olamiz.' }),
})

export const interviewValues = z.object({
  day: z.iso.date().meta({ example: '2026-11-20' }),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .meta({ example: '10:30' })
    .describe("By Tashkent's clock."),
})

export const answerView = z.object({
  id: z.string(),
  channel: z.enum(answerChannels),
  subject: z.string().nullable().describe('Of a letter.'),
  text: z.string().describe('What was said, in the words in which it left.'),
  state: z.enum(answerStates),
  why: z.enum(answerFaults).nullable().describe('Why it did not arrive; null while it has not failed.'),
  at: z.string().describe('ISO 8601, UTC.'),
  by: z.string().describe('Who answered.'),
})
export type AnswerView = z.infer<typeof answerView>
