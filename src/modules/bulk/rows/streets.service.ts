import { setImmediate as pause } from 'node:timers/promises'
import { streetsMeant } from '#modules/geo/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Field } from '../domain/fields.ts'
import { findStreets, type Row } from './row.repo.ts'

const cityOf = { to_street: 'to_city', from_street: 'from_city' } as const
export type StreetField = keyof typeof cityOf

export const isStreet = (field: Field): field is StreetField => field in cityOf

/** `value`: the whole cell with the name put right. */
type Meant = Readonly<{ value: string; label: string; street: number; written: string }>

/** What the streets of a row are called, where one is written with a slip in it; an error in the cell comes first. */
export function meantIn(
  { texts, checked }: Pick<Row, 'texts' | 'checked'>,
  field: StreetField,
): readonly Meant[] {
  const text = texts[field] ?? ''
  const district = checked[cityOf[field]]?.value
  if (text === '' || typeof district !== 'number' || checked[field]?.problem) return []
  return meantBy(district, text)
}

const kept = new Map<string, readonly Meant[]>()
const MOST_KEPT = 20_000

/** The same streets are asked about page by page, and the book does not change. */
function meantBy(district: number, text: string): readonly Meant[] {
  const key = `${district} ${text}`
  const known = kept.get(key)
  if (known) return known
  const meant = streetsMeant(district, text).map(({ name, street, written, from, to }) => ({
    value: `${text.slice(0, from)}${name}${text.slice(to)}`,
    label: name,
    street,
    written,
  }))
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, meant)
  return meant
}

type Named = { row: Row; field: StreetField; name: string }

/** Rows of the same district that write a street the same as this one, each with its cell put right. */
export async function streetsAlike(
  db: Db,
  upload: number,
  { row, field, name }: Named,
): Promise<{ n: number; text: string; value: string }[]> {
  const district = row.checked[cityOf[field]]?.value
  const meant = meantIn(row, field).find(({ label }) => label === name)
  if (!meant || typeof district !== 'number') return []
  const found: { n: number; text: string; value: string }[] = []
  for (const [at, { n, text }] of (
    await findStreets(db, upload, { field, city: cityOf[field], district })
  ).entries()) {
    const same = meantBy(district, text).find(
      ({ street, written }) => street === meant.street && written === meant.written,
    )
    if (same) found.push({ n, text, value: same.value })
    if (at % ASKED_AT_ONCE === ASKED_AT_ONCE - 1) await pause()
  }
  return found
}

const ASKED_AT_ONCE = 100
