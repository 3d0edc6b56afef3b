import { setImmediate as pause } from 'node:timers/promises'
import { err, ok, type Result } from '#kernel/result.ts'
import { hasStreet } from '#modules/geo/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { AlikeAnswer } from '../bulk.contract.ts'
import { alikeKey } from '../domain/alike.ts'
import type { Field } from '../domain/fields.ts'
import type { Suggestion } from '../domain/row.ts'
import { groundOf } from '../ground.service.ts'
import { findUpload, type Upload } from '../uploads/upload.repo.ts'
import { ownerIn } from '../uploads/uploads.service.ts'
import { countTexts, findByTexts, findRow, type Row } from './row.repo.ts'
import { isOfOne, problemAnswer } from './row-answer.ts'
import { speechOf } from './speech.ts'
import { isStreet, meantIn, type StreetField, streetsAlike } from './streets.service.ts'

type Alike = ReadonlyMap<string, number>

/** Sums over the texts of a column that has errors, for as long as the upload does not change. */
const kept = new Map<string, Promise<Alike>>()
const MOST_KEPT = 200

/** How many cells with errors say the same, by `alikeKey`. */
export function alikeIn(
  db: Db,
  { id, version }: Pick<Upload, 'id' | 'version'>,
  field: Field,
): Promise<Alike> {
  const name = `${id} ${version} ${field}`
  const known = kept.get(name)
  if (known) return known
  const counted = countAlike(db, id, field)
  kept.set(name, counted)
  counted.catch(() => kept.delete(name))
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return counted
}

async function countAlike(db: Db, upload: number, field: Field): Promise<Alike> {
  const sums = new Map<string, number>()
  for (const { text, rows } of await countTexts(db, upload, field, { field })) {
    const key = alikeKey(field, text)
    sums.set(key, (sums.get(key) ?? 0) + rows)
  }
  return sums
}

/** All ways in which a column is written that say the same as this text. */
export async function textsAlike(db: Db, upload: number, field: Field, text: string) {
  const key = alikeKey(field, text)
  const texts = await countTexts(db, upload, field, {})
  return texts.filter((one) => one.text !== '' && alikeKey(field, one.text) === key)
}

type AlikeQuery = { field: Field; text: string; n?: number | undefined }

/** What a cell could mean, for it and for all that say the same. */
export async function readAlike(
  context: RequestContext,
  id: string,
  { field, text, n }: AlikeQuery,
): Promise<Result<AlikeAnswer, Failure<'not_found'>>> {
  const { db, now } = context
  const upload = await findUpload(db, ownerIn(context), Number(id))
  if (!upload) return err({ code: 'not_found' })
  if (n !== undefined && isStreet(field)) return ok(await readStreets(db, upload.id, field, n))
  const texts = await textsAlike(db, upload.id, field, text)
  const rows = await findByTexts(
    db,
    upload.id,
    field,
    texts.map((one) => one.text),
  )
  const problem = rows.find(({ checked }) => checked[field]?.problem)?.checked[field]?.problem
  const speech = speechOf(context, await groundOf(db, upload.ownerId, now))
  const suggestions = (problem?.suggestions ?? []).filter((one) => !isOfOne(one))
  const told = problem ? problemAnswer(field, { ...problem, suggestions }, speech).suggestions : []
  const streets = await streetsThere(field, suggestions, rows)
  return ok({
    rows: rows.length,
    texts,
    suggestions: told.map((suggestion, at) => ({ ...suggestion, streets: streets[at] ?? null })),
  })
}

/** The names that a street of this row could mean, and the rows that write it the same. */
async function readStreets(db: Db, upload: number, field: StreetField, n: number): Promise<AlikeAnswer> {
  const row = await findRow(db, upload, n)
  const meant = row ? meantIn(row, field) : []
  const name = meant[0]?.label
  const alike = row && name !== undefined ? await streetsAlike(db, upload, { row, field, name }) : []
  const texts = new Map<string, number>()
  for (const { text } of alike) texts.set(text, (texts.get(text) ?? 0) + 1)
  return {
    rows: alike.length,
    texts: [...texts].map(([text, rows]) => ({ text, rows })),
    suggestions: meant.map(({ value, label }) => ({ value, label, streets: null })),
  }
}

/** More are not looked up: it is a help to choose, not a count. */
const MOST_LOOKED_UP = 400
const LOOKED_UP_AT_ONCE = 20

const streetFields = { to_city: 'to_street', from_city: 'from_street' } as const

/** Of a district that is not clear: in how many rows it has the street. Nothing for other columns, or for too many rows. */
async function streetsThere(
  field: Field,
  suggestions: readonly Suggestion[],
  rows: readonly Row[],
): Promise<readonly (number | null)[]> {
  if (field !== 'to_city' && field !== 'from_city') return []
  const counts = new Map<string, number>()
  for (const { texts } of rows) {
    const street = texts[streetFields[field]]?.trim()
    if (street) counts.set(street, (counts.get(street) ?? 0) + 1)
  }
  if (counts.size === 0 || counts.size * suggestions.length > MOST_LOOKED_UP) return []
  const sums: (number | null)[] = []
  for (const { id } of suggestions) {
    let sum = 0
    let asked = 0
    for (const [street, count] of counts) {
      if (id !== undefined && hasStreet(id, street)) sum += count
      asked += 1
      if (asked % LOOKED_UP_AT_ONCE === 0) await pause()
    }
    sums.push(id === undefined ? null : sum)
  }
  return sums
}
