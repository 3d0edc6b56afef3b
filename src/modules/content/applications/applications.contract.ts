import { z } from 'zod'
import { lineField, optionalLine, phoneField } from '#platform/fields/fields.ts'
import { isReadable } from '#platform/fields/line-rules.ts'
import { answerView, interviewValues, letterWords } from '../answers/answers.contract.ts'
import { applicationTexts } from '../domain/application-answers.ts'
import { applicationStages, longestApplicationNote } from '../domain/application-stages.ts'

export const applicationErrors = {
  application_exists: 409,
  application_words_needed: 422,
  application_not_saved: 503,
  too_many_applications: 429,
  application_moved: 409,
  application_move_impossible: 409,
  application_no_email: 409,
} as const satisfies Record<string, number>

const number = z.string().regex(/^[1-9]\d{0,14}$/)
const iso = z.string().describe('ISO 8601, UTC.')
const text = z.string().nullable()

/** Several lines; left out, empty and blank are the same. */
const optionalText = (max: number) =>
  z
    .string()
    .max(max * 2)
    .optional()
    .transform((written) => (written ?? '').replaceAll(/\r\n?/g, '\n').trim() || undefined)
    .pipe(
      z
        .string()
        .max(max)
        .refine((written) => isReadable(written.replaceAll(/[\n\t]/g, ' ')))
        .optional(),
    )

/** SPEC section 5: a form, a CV, or both. */
export const applicationForm = z
  .object({
    full_name: lineField(120),
    phone: phoneField,
    email: z
      .union([z.literal(''), z.email().max(200)])
      .optional()
      .transform((written) => written || undefined),
    about: optionalText(3000).describe('Needed when no file is sent.'),
  })
  .meta({
    example: {
      full_name: 'Dilnoza Karimova',
      phone: '901112233',
      about: 'Uch yil kuryer boʻlib ishlaganman.',
    },
  })
export type ApplicationForm = z.output<typeof applicationForm>

export const applicationAnswer = z.object({ id: z.string().describe('The number of the application.') })

export const applicationParams = z.object({ id: number.meta({ example: '12' }) })

export const deskApplicationQuery = z.object({
  vacancy: number.optional().describe('All vacancies when left out.'),
  stage: z.enum(applicationStages).optional().describe('All stages when left out.'),
  cursor: number.optional().describe('`next_cursor` of the page before.'),
})
export type DeskApplicationQuery = z.output<typeof deskApplicationQuery>

const stage = z.enum(applicationStages)

export const deskApplicationItem = z.object({
  id: z.string(),
  vacancy: z.object({ id: z.string(), title: z.string().describe("In the caller's language.") }),
  full_name: z.string(),
  phone: z.string().describe('Nine digits, behind +998.'),
  email: text,
  about: text,
  language: z.enum(['uz', 'oz', 'ru', 'en']).describe('Of the page they wrote on; answers go out in it.'),
  stage,
  moves: z
    .array(z.object({ to: stage, needs_note: z.boolean() }))
    .describe('Where it can go from here; back only with a note.'),
  has_cv: z.boolean(),
  cv: z
    .object({ name: z.string(), type: z.string().describe('pdf, ods, doc, docx or csv.'), bytes: z.int() })
    .nullable(),
  note_count: z.int(),
  created_at: iso,
  changed_at: iso.describe('When it came to its stage.'),
  deleted_on: z.string().describe('The day on which it goes with its file, by the clock of Tashkent.'),
})
export type DeskApplicationItem = z.infer<typeof deskApplicationItem>

export const deskApplicationList = z.object({
  items: z.array(deskApplicationItem).describe('Newest first.'),
  next_cursor: z.string().nullable(),
})
export type DeskApplicationList = z.infer<typeof deskApplicationList>

const by = z
  .string()
  .nullable()
  .describe('The name of who did it; null: the applicant, or came with the demo.')

export const deskApplication = deskApplicationItem.extend({
  notes: z.array(z.object({ text: z.string(), by, at: iso })).describe('Oldest first.'),
  history: z.array(z.object({ stage, by, at: iso })).describe('Oldest first; begins with `new`.'),
  answers: z.array(answerView).describe('What was written to them, oldest first.'),
  sms_texts: z
    .array(z.object({ template: z.enum(applicationTexts), text: z.string() }))
    .describe(
      'What an SMS can say, in their language; `{date}` and `{time}` stand for what the desk chooses.',
    ),
})
export type DeskApplication = z.infer<typeof deskApplication>

const note = lineField(longestApplicationNote)

export const stageMove = z
  .object({
    from: stage.describe('The stage it was seen in: a colleague may have moved it since.'),
    to: stage,
    note: optionalLine(longestApplicationNote).describe('Why; needed when it goes back.'),
  })
  .meta({ example: { from: 'new', to: 'call' } })
export type StageMoveRequest = z.output<typeof stageMove>

export const applicationNote = z
  .object({ text: note })
  .meta({ example: { text: 'Dushanba kuni qoʻngʻiroq qilaman' } })

const sms = z.discriminatedUnion('template', [
  z.object({ template: z.literal('interview'), values: interviewValues }),
  z.object({
    template: z.enum(['not_reached', 'hired', 'not_this_time']),
    values: z.object({}).default({}),
  }),
])

export const applicantAnswer = z
  .discriminatedUnion('channel', [
    z.object({ channel: z.literal('sms'), words: sms }),
    z.object({ channel: z.literal('email'), words: letterWords }),
  ])
  .meta({
    example: {
      channel: 'sms',
      words: { template: 'interview', values: { day: '2026-11-20', time: '10:00' } },
    },
  })
export type ApplicantAnswer = z.output<typeof applicantAnswer>
