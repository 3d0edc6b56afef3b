import { z } from 'zod'

const day = z.string().describe('`2026-11-25`.')
const counted = z.array(z.object({ day, count: z.int() }))

export const holidayQuery = z.object({ year: z.coerce.number().int().min(2020).max(2099) })

export const holidayYear = z.object({
  year: z.int(),
  tariff_version: z.int().describe('Whose days off these are: the version in force.'),
  weekdays_off: z.array(z.int()).describe('0 is Sunday.'),
  yearly: z.array(day).describe('Of every year, on their days of this one.'),
  dated: z.array(day).describe('Of this year alone.'),
  promised: counted.describe('How many parcels under way are promised for a day of the next two months.'),
  points: counted.describe('How many points of ours have hours of their own on a day of this year.'),
})
export type HolidayYear = z.infer<typeof holidayYear>
