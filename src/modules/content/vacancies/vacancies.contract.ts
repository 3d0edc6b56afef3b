import { z } from 'zod'
import { isReadable } from '#platform/fields/line-rules.ts'
import { employments, isRegion, vacancyStates, works } from '../domain/vacancy.ts'
import { linesField, pagesField, textsView } from '../texts.contract.ts'

export const vacancyErrors = {
  vacancy_changed: 409,
  vacancy_incomplete: 409,
  vacancy_day_over: 409,
} as const satisfies Record<string, number>

const number = z.string().regex(/^[1-9]\d{0,14}$/)
const iso = z.string().describe('ISO 8601, UTC.')
const employment = z.enum(employments)
const work = z.enum(works).describe('What somebody will do all day; decides the drawing.')

const regionId = z
  .number()
  .int()
  .refine(isRegion, { params: { code: 'unknown_place' } })
  .describe('One of the fourteen regions, by its number in `GET /api/geo/v1/regions`.')

export const vacancyParams = z.object({ id: number.meta({ example: '1' }) })

export const vacancyQuery = z.object({
  region: z.coerce.number().pipe(regionId).optional(),
  employment: employment.optional(),
  cursor: number.optional().describe('`next_cursor` of the page before.'),
})
export type VacancyQuery = z.output<typeof vacancyQuery>

const salary = z
  .object({ from: z.int().nullable(), to: z.int().nullable() })
  .nullable()
  .describe("So'm a month, after taxes; null when it is agreed at the interview.")

export const vacancyItem = z.object({
  id: z.string(),
  title: z.string(),
  specialization: z.string(),
  region: z.object({ id: z.int(), name: z.string() }).nullable().describe('Null: anywhere in the country.'),
  location: z.string().describe('The place within the region; empty when the region says it.'),
  employment,
  work,
  experience: z.string(),
  salary,
  published_at: iso,
})
export type VacancyItem = z.infer<typeof vacancyItem>

export const vacancyList = z.object({
  items: z.array(vacancyItem).describe('Newest first.'),
  next_cursor: z.string().nullable(),
})
export type VacancyList = z.infer<typeof vacancyList>

const points = z.array(z.string()).describe('One thing each.')

export const vacancyDetail = vacancyItem.extend({
  responsibilities: points,
  requirements: points,
  conditions: points,
  key_skills: points,
  closes_at: iso.nullable().describe('The moment from which nobody applies any more, ISO 8601, UTC.'),
})
export type VacancyDetail = z.infer<typeof vacancyDetail>

const LINE = 120
const LIST = 3000
/** Without signs that cannot be seen: a list shows what it says. */
const list = pagesField(LIST).refine(
  (texts) => Object.values(texts).every((text) => isReadable((text ?? '').replaceAll(/[\n\t]/g, ' '))),
  { params: { code: 'invalid_format' } },
)

/** Of a draft any of them may be empty. */
const vacancyWords = z.object({
  title: linesField(LINE),
  specialization: linesField(LINE),
  experience: linesField(LINE),
  location: linesField(LINE),
  responsibilities: list.describe('One thing a line, as the lists below.'),
  requirements: list,
  conditions: list,
  key_skills: list,
})

const LARGEST_SALARY = 1_000_000_000
const sum = z.int().min(1).max(LARGEST_SALARY).nullable().describe("So'm a month, after taxes.")

const vacancyFacts = {
  words: vacancyWords,
  region_id: regionId.nullable(),
  employment,
  work: work.default('office'),
  salary_from: sum,
  salary_to: sum,
  closes_on: z.iso
    .date()
    .nullable()
    .describe('The last day on which people may apply, by the clock of Tashkent.'),
}

type Bounds = { salary_from: number | null; salary_to: number | null }
const inOrder = ({ salary_from: from, salary_to: to }: Bounds) => from === null || to === null || from <= to
const outOfOrder = { path: ['salary_to'], params: { code: 'too_small' } }

const exampleOf = (uz: string, ru: string, en: string) => ({ uz, oz: null, ru, en })
const example = {
  words: {
    title: exampleOf('Kuryer', 'Курьер', 'Courier'),
    specialization: exampleOf('Yetkazib berish', 'Доставка', 'Delivery'),
    experience: exampleOf('Tajriba talab qilinmaydi', 'Опыт не нужен', 'No experience needed'),
    location: exampleOf('Chilonzor tumani', 'Чиланзарский район', 'Chilanzar district'),
    responsibilities: exampleOf('Joʻnatmalarni topshirish', 'Вручать посылки', 'Hand over parcels'),
    requirements: exampleOf('B toifali guvohnoma', 'Права категории B', 'A category B licence'),
    conditions: exampleOf('5/2 ish jadvali', 'График 5/2', 'Five days a week'),
    key_skills: exampleOf('Shaharni bilish', 'Знание города', 'Knowing the city'),
  },
  region_id: 14,
  employment: 'full_time',
  work: 'car',
  salary_from: 4_000_000,
  salary_to: 7_000_000,
  closes_on: '2026-12-31',
} as const

export const newVacancy = z.object(vacancyFacts).refine(inOrder, outOfOrder).meta({ example })
export type NewVacancy = z.output<typeof newVacancy>

const version = z
  .int()
  .min(1)
  .describe('The version that was read: what a colleague wrote since is not lost.')

export const vacancyChange = z
  .object({ version, ...vacancyFacts })
  .refine(inOrder, outOfOrder)
  .meta({ example: { version: 1, ...example } })
export type VacancyChange = z.output<typeof vacancyChange>

export const vacancyStep = z.object({ version }).meta({ example: { version: 1 } })

export const deskVacancyQuery = z.object({
  state: z.enum(vacancyStates).optional().describe('All of them when left out.'),
  cursor: number.optional().describe('`next_cursor` of the page before.'),
})
export type DeskVacancyQuery = z.output<typeof deskVacancyQuery>

const wordsView = z.object({
  title: textsView,
  specialization: textsView,
  experience: textsView,
  location: textsView,
  responsibilities: textsView,
  requirements: textsView,
  conditions: textsView,
  key_skills: textsView,
})

export const deskVacancy = z.object({
  id: z.string(),
  version: z.int(),
  state: z.enum(vacancyStates).describe('`closed` also when its last day is over.'),
  words: wordsView,
  region_id: z.int().nullable(),
  employment,
  work,
  salary_from: z.int().nullable(),
  salary_to: z.int().nullable(),
  closes_on: z.string().nullable(),
  missing: z
    .array(z.string())
    .describe('What is still to be written before it can be open, as `requirements.ru`.'),
  applications: z.int().describe('How many have come and are still kept.'),
  published_at: iso.nullable().describe('When it was last opened.'),
  updated_at: iso,
  updated_by: z.string().nullable().describe('Null: came with the demo.'),
})
export type DeskVacancy = z.infer<typeof deskVacancy>

export const deskVacancyList = z.object({
  items: z.array(deskVacancy).describe('Newest first.'),
  next_cursor: z.string().nullable(),
})
export type DeskVacancyList = z.infer<typeof deskVacancyList>
