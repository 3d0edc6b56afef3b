import type { VacancyForm } from './vacancy-form.ts'

/** What has been typed and not saved: a reload, or a look at another page, loses nothing. */
export type StoredVacancy = { version: number | undefined; form: VacancyForm }

const keyOf = (id: string) => `desk_vacancy_edit_${id}`

export function readStored(id: string): StoredVacancy | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null')
    return typeof stored === 'object' && stored !== null && 'form' in stored
      ? (stored as StoredVacancy)
      : undefined
  } catch {
    return undefined
  }
}

export function keepStored(id: string, stored: StoredVacancy): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(stored))
  } catch {
    // Full or forbidden: what is typed lives as long as the page.
  }
}

export function dropStored(id: string): void {
  try {
    sessionStorage.removeItem(keyOf(id))
  } catch {
    // Forbidden: then nothing was kept either.
  }
}
