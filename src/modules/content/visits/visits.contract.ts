import { z } from 'zod'
import { daysBetween, longestVisitSpan, visitLanguages } from '../domain/visits/visit.ts'

export const visitRequest = z.object({
  page: z.string().max(60).describe('The id of the page, never its address.').meta({ example: 'home' }),
  language: z.enum(visitLanguages),
})
export type VisitRequest = z.output<typeof visitRequest>

export const visitAnswer = z.object({
  counted: z.boolean().describe('False for programs that say they are one.'),
})

const day = z.iso.date()

export const deskVisitsQuery = z
  .object({
    from: day.optional().describe('The first day, in Tashkent; 29 days before the last one when left out.'),
    to: day.optional().describe('The last day, in Tashkent; today when left out.'),
  })
  .superRefine(({ from, to }, context) => {
    if (from === undefined || to === undefined) return
    if (from > to) context.addIssue({ code: 'custom', path: ['to'], params: { code: 'too_small' } })
    else if (daysBetween(from, to).at(-1) !== to)
      context.addIssue({
        code: 'custom',
        path: ['from'],
        params: { code: 'too_small', minimum: String(longestVisitSpan) },
      })
  })
export type DeskVisitsQuery = z.output<typeof deskVisitsQuery>

const visits = z.number().int()
const byLanguage = z.object({ uz: visits, oz: visits, ru: visits, en: visits })

export const deskVisits = z.object({
  from: day,
  to: day,
  total: visits,
  before: visits.describe('As many days just before, for comparison.'),
  days: z.array(z.object({ day, visits })).describe('Every day of the span, oldest first.'),
  languages: byLanguage,
  pages: z
    .array(z.object({ page: z.string(), visits, languages: byLanguage }))
    .describe('Most visited first.'),
})
export type DeskVisits = z.infer<typeof deskVisits>
