import type { AnswerTemplate } from './answers.ts'

/** What an applicant can be told by SMS; the other texts of answers are for those who wrote to us. */
export const applicationTexts = [
  'not_reached',
  'interview',
  'hired',
  'not_this_time',
] as const satisfies readonly AnswerTemplate[]
