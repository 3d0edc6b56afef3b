import { startOfDay, tashkentDay } from '#kernel/tashkent.ts'
import { regionIds } from '#modules/geo/domain/regions.ts'
import type { Texts } from './texts.ts'

/** SPEC section 4. */
export const employments = ['part_time', 'full_time'] as const
export type Employment = (typeof employments)[number]

/** What somebody will do all day: the page draws it. */
export const works = ['sorting', 'car', 'bicycle', 'point', 'calls', 'engineering', 'office'] as const
export type Work = (typeof works)[number]

export const vacancyStates = ['draft', 'open', 'closed'] as const
export type VacancyState = (typeof vacancyStates)[number]

/** What stands in one line, and what is a list with one thing a line. */
const vacancyLines = ['title', 'specialization', 'experience', 'location'] as const
export const vacancyLists = ['responsibilities', 'requirements', 'conditions', 'key_skills'] as const
export const vacancyFields = [...vacancyLines, ...vacancyLists] as const
export type VacancyField = (typeof vacancyFields)[number]
export type VacancyWords = Readonly<Record<VacancyField, Texts>>

export const isRegion = (id: number): boolean => (regionIds as readonly number[]).includes(id)

/** The languages that have words of their own; Cyrillic Uzbek is made from the Latin one. */
const written = ['uz', 'ru', 'en'] as const

/**
 * What an open vacancy still lacks, as `requirements.ru`. A place may stay unsaid where a region says it, but not in one
 * language only.
 */
export function missingWords(words: VacancyWords, regionId: number | null): string[] {
  const { location } = words
  const isPlaced = regionId !== null && written.every((language) => location[language] === '')
  return vacancyFields
    .filter((field) => field !== 'location' || !isPlaced)
    .flatMap((field) =>
      written.filter((language) => words[field][language] === '').map((language) => `${field}.${language}`),
    )
}

type Standing = { state: VacancyState; closesOn: string | null }

/** `closesOn` is the last day on which people may apply, by the clock of Tashkent. */
export function stateAt({ state, closesOn }: Standing, now: Date): VacancyState {
  return state === 'open' && closesOn !== null && closesOn < tashkentDay(now) ? 'closed' : state
}

const dayMs = 86_400_000

/** The moment from which nobody applies any more. */
export const closingMoment = (closesOn: string): Date => new Date(startOfDay(closesOn).getTime() + dayMs)

/** One thing a line; empty lines and marks that people put before a point do not count. */
export const pointsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•–—·]\s+/u, '').trim())
    .filter((line) => line !== '')
