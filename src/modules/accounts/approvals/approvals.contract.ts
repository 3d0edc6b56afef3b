import { z } from 'zod'
import { lineField } from '#platform/fields/fields.ts'
import { approvalKinds, whyNotReasons, whyTwoReasons } from '../domain/two-people.ts'

export const approvalErrors = {
  approval_waiting: 409,
  approval_decided: 409,
  approval_own: 409,
  approval_not_own: 409,
  approval_asker_gone: 409,
  approval_not_second_person: 409,
  approval_not_possible: 409,
  approval_release_early: 409,
  approval_somebody_else: 409,
} as const satisfies Record<string, number>

const iso = z.string().describe('ISO 8601, UTC.')
const person = z.object({ id: z.string(), full_name: z.string() })

const approvalStatuses = ['waiting', 'approved', 'rejected', 'withdrawn', 'released'] as const

export const approvalView = z.object({
  id: z.string(),
  kind: z.enum(approvalKinds),
  subject: z.string().describe('`kind:id` of what it is about, for example `top-up:12`.'),
  amount: z.int().nullable().describe("Whole so'm; null where no money moves."),
  input: z.unknown().describe('What was asked for, as it was then.'),
  why: z.array(z.enum(whyTwoReasons)).describe('Why one person is not enough.'),
  status: z.enum(approvalStatuses),
  asked_by: person.extend({ role: z.string() }),
  asked_at: iso,
  due: iso.nullable().describe('When the money has to be out, where such a clock runs.'),
  decided_by: person.nullable(),
  decided_at: iso.nullable(),
  reason: z.string().nullable().describe('Why it was rejected.'),
  not_possible: z
    .string()
    .nullable()
    .describe("Why it could not be done when somebody last approved it, in the caller's language."),
  may_approve: z.boolean(),
  why_not: z.enum(whyNotReasons).nullable().describe('Why this caller may not approve it.'),
  may_withdraw: z.boolean(),
  may_release: z.boolean().describe('The caller asked, nobody else could approve, and 24 hours have passed.'),
  release_at: iso.nullable().describe('For the one who asked, where nobody else could approve.'),
})
export type ApprovalView = z.infer<typeof approvalView>

export const approvalQuery = z.object({
  status: z.enum(['waiting', 'decided']).optional().describe('Both unless told.'),
  cursor: z.string().max(64).optional(),
  lang: z.string().max(20).optional(),
})
export type ApprovalQuery = z.output<typeof approvalQuery>

export const approvalList = z.object({
  items: z
    .array(approvalView)
    .describe('Waiting ones first, by their clock; then those that are decided, the newest first.'),
  next_cursor: z.string().nullable().describe('Of those that are decided.'),
  waiting: z.int().describe('How many wait in all.'),
  for_you: z.int().describe('How many of them the caller may approve.'),
})
export type ApprovalList = z.infer<typeof approvalList>

export const approvalParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .meta({ example: '12' }),
})

export const approvalRejection = z
  .object({ reason: lineField(300).describe('Whoever asked reads it.') })
  .meta({ example: { reason: 'Chekda boshqa summa yozilgan' } })

export const approvalRelease = z.object({
  totp: z
    .string()
    .max(16)
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/))
    .describe('The six digits of the authenticator.')
    .meta({ example: '402917' }),
})
