import type { Clock } from '#kernel/clock.ts'
import {
  applicationForm,
  applyToVacancy,
  type Cyrillic,
  type LeadLimits,
  listVacancies,
  readVacancy,
  type VacancyDetail,
  type VacancyItem,
} from '#modules/content/index.ts'
import type { Db } from '#platform/db/database.ts'
import { fieldErrors } from '#platform/http/field-errors.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { Catalogs } from '#platform/i18n/translator.ts'
import type { FormAnswer, FormCaller, FormValues } from './forms.server.ts'

type Deps = Readonly<{
  db: Db
  clock: Clock
  translate: Catalogs['translate']
  cyrillic: Cyrillic
  limits?: LeadLimits | undefined
}>

/** More than a company of this size looks for at once. */
const MOST_PAGES = 4

const numberOf = (id: string) => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined)

/** What pages of work tell and take: the same verbs that the API calls. */
export function createVacancies({ db, clock, translate, cyrillic, limits }: Deps) {
  const deps = { db, cyrillic }
  return {
    async vacancies(locale: Locale): Promise<readonly VacancyItem[]> {
      const reader = { locale, now: clock.now() }
      const items: VacancyItem[] = []
      let cursor: string | undefined
      for (let page = 0; page < MOST_PAGES; page++) {
        const { value } = await listVacancies(deps, cursor === undefined ? {} : { cursor }, reader)
        items.push(...value.items)
        if (value.next_cursor === null) break
        cursor = value.next_cursor
      }
      return items
    },

    /** Undefined when there is none, or nobody applies for it any more. */
    async vacancy(locale: Locale, id: string): Promise<VacancyDetail | undefined> {
      const number = numberOf(id)
      if (number === undefined) return undefined
      const found = await readVacancy(deps, number, { locale, now: clock.now() })
      return found.ok ? found.value : undefined
    },

    /** The form of a browser without a script: its words; a file takes the API. */
    async apply(id: string, values: FormValues, caller: FormCaller): Promise<FormAnswer> {
      const read = applicationForm.safeParse(values, { reportInput: true })
      if (!read.success) {
        const faults = fieldErrors(read.error).map(({ path, code, values: named }) => [
          path,
          translate(caller.locale, `errors.${code}`, named),
        ])
        return { taken: false, faults: Object.fromEntries(faults) }
      }
      const sent = { form: read.data, file: undefined }
      const applied = await applyToVacancy(
        { db },
        numberOf(id) ?? 0,
        sent,
        { ...caller, now: clock.now() },
        limits,
      )
      if (applied.ok) return { taken: true }
      const { code, values: named } = applied.error
      const message = translate(caller.locale, `errors.${code}`, named)
      return code === 'application_words_needed'
        ? { taken: false, faults: { about: message } }
        : { taken: false, faults: {}, message }
    },
  }
}
