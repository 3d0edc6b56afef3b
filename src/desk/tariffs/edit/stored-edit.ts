import type { Gappy } from './gappy-tariff.ts'

/** What has been typed for a new draft, kept until it is saved or given up: a reload loses nothing. */
export type Edit = { data: Gappy; note: string }

const keyOf = (version: number) => `desk_tariff_edit_${version}`

export function readEdit(version: number): Edit | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(version)) ?? 'null')
    return typeof stored === 'object' && stored !== null ? (stored as Edit) : undefined
  } catch {
    return undefined
  }
}

export function keepEdit(version: number, edit: Edit): void {
  try {
    sessionStorage.setItem(keyOf(version), JSON.stringify(edit))
  } catch {
    // Full or forbidden: what is typed lives as long as the page.
  }
}

export function dropEdit(version: number): void {
  try {
    sessionStorage.removeItem(keyOf(version))
  } catch {
    // Forbidden: then nothing was kept either.
  }
}
