import type { Employment, VacancyWords, Work } from '../domain/vacancy.ts'
import { calls, engineering, point } from './vacancies-indoors.ts'
import { bicycle, car, sorting } from './vacancies-on-the-road.ts'

export type DemoVacancy = Readonly<{
  words: VacancyWords
  region_id: number | null
  employment: Employment
  work: Work
  salary_from: number | null
  salary_to: number | null
  /** Null: as long as nobody is found. */
  closes_in_days: number | null
  published_days_ago: number
}>

/** Who we look for in the demo: real work in real places, at wages of the kind that is paid for it. */
export const demoVacancies: readonly DemoVacancy[] = [
  {
    words: engineering,
    region_id: 14,
    employment: 'full_time',
    work: 'engineering',
    salary_from: 22_000_000,
    salary_to: 32_000_000,
    closes_in_days: 45,
    published_days_ago: 12,
  },
  {
    words: calls,
    region_id: 14,
    employment: 'part_time',
    work: 'calls',
    salary_from: 2_600_000,
    salary_to: 3_400_000,
    closes_in_days: 30,
    published_days_ago: 9,
  },
  {
    words: point,
    region_id: 12,
    employment: 'full_time',
    work: 'point',
    salary_from: 3_400_000,
    salary_to: 4_200_000,
    closes_in_days: null,
    published_days_ago: 7,
  },
  {
    words: bicycle,
    region_id: 3,
    employment: 'full_time',
    work: 'bicycle',
    salary_from: 3_200_000,
    salary_to: 4_600_000,
    closes_in_days: 40,
    published_days_ago: 5,
  },
  {
    words: car,
    region_id: 14,
    employment: 'part_time',
    work: 'car',
    salary_from: 3_000_000,
    salary_to: 5_500_000,
    closes_in_days: null,
    published_days_ago: 3,
  },
  {
    words: sorting,
    region_id: 8,
    employment: 'full_time',
    work: 'sorting',
    salary_from: 5_200_000,
    salary_to: 6_800_000,
    closes_in_days: 21,
    published_days_ago: 1,
  },
]
