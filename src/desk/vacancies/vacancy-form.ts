import type { Texts } from '#modules/content/domain/texts.ts'
import {
  missingWords,
  type VacancyField,
  type VacancyWords,
  vacancyFields,
} from '#modules/content/domain/vacancy.ts'
import type { DeskVacancy, NewVacancy } from '#modules/content/vacancies/vacancies.contract.ts'
import { noTexts } from '../parts/texts/edited-texts.ts'

/** What is typed; kept with the version that it was begun from. */
export type VacancyForm = NewVacancy

export const emptyForm: VacancyForm = {
  words: {
    title: noTexts,
    specialization: noTexts,
    experience: noTexts,
    location: noTexts,
    responsibilities: noTexts,
    requirements: noTexts,
    conditions: noTexts,
    key_skills: noTexts,
  },
  region_id: null,
  employment: 'full_time',
  work: 'office',
  salary_from: null,
  salary_to: null,
  closes_on: null,
}

export function formOf(vacancy: DeskVacancy): VacancyForm {
  const { words, region_id, employment, work, salary_from, salary_to, closes_on } = vacancy
  return { words, region_id, employment, work, salary_from, salary_to, closes_on }
}

const trimmed = ({ uz, oz, ru, en }: Texts): Texts => ({
  uz: uz.trim(),
  oz: oz?.trim() || null,
  ru: ru.trim(),
  en: en.trim(),
})

/** What the server would keep of it. */
export function tidied(form: VacancyForm): VacancyForm {
  const words = Object.fromEntries(vacancyFields.map((field) => [field, trimmed(form.words[field])]))
  return { ...form, words: words as VacancyWords }
}

export const isSame = (one: VacancyForm, other: VacancyForm) =>
  JSON.stringify(tidied(one)) === JSON.stringify(tidied(other))

export type Missing = { field: VacancyField; languages: readonly (keyof Texts)[] }

/** What has still to be written before everybody may read it, field by field. */
export function missingIn(form: VacancyForm): readonly Missing[] {
  const { words, region_id: region } = tidied(form)
  const names = new Set(missingWords(words, region))
  return vacancyFields
    .map((field) => ({
      field,
      languages: (['uz', 'ru', 'en'] as const).filter((language) => names.has(`${field}.${language}`)),
    }))
    .filter(({ languages }) => languages.length > 0)
}

/** The upper bound stands below the lower one. */
export const isUpsideDown = ({ salary_from: from, salary_to: to }: VacancyForm) =>
  from !== null && to !== null && from > to
