import { setImmediate as pause } from 'node:timers/promises'
import type { Db } from '#platform/db/database.ts'
import { plainText } from '#platform/sheets/cell.ts'
import { checkRow } from '../domain/check-row.ts'
import { type Counts, recount } from '../domain/counts.ts'
import { repeatsAmong, withRepeat } from '../domain/duplicates.ts'
import type { Field } from '../domain/fields.ts'
import type { Ground } from '../domain/ground.ts'
import { groundOf } from '../ground.service.ts'
import { saveCounts, type Upload } from '../uploads/upload.repo.ts'
import { insertChange, type RowBefore } from './change.repo.ts'
import { madeRow, repeatIn } from './made-row.ts'
import { ordersBefore } from './parcels-before.service.ts'
import { findRowsByNumber, findSame, type Row, saveRows } from './row.repo.ts'

/** What is to become of a row. A text of null takes the cell away; undo also brings back what was guessed. */
export type Edit = {
  texts?: { readonly [field in Field]?: string | null | undefined }
  accepted?: boolean
  edited?: RowBefore['edited']
  guesses?: RowBefore['guesses']
}

type Edits = ReadonlyMap<number, Edit>

/** Under way in one transaction, which holds the upload. */
type Desk = {
  tx: Db
  upload: Upload
  ground: Ground
  now: Date
  counts: Counts
  /** Keys of rows that may have become, or be no longer, the same as others. */
  touched: Set<string>
  before: RowBefore[]
}

const SLICE_ROWS = 500

/**
 * The one way in which cells change: written, checked, compared with rows and orders that could be the same, counted, and
 * kept for `undo`. The upload is held by the transaction. Answers how many rows there were to change.
 */
export async function editRows(
  tx: Db,
  upload: Upload,
  edits: Edits,
  { now, forUndo }: { now: Date; forUndo: boolean },
): Promise<number> {
  const ground = await groundOf(tx, upload.ownerId, now)
  const desk: Desk = { tx, upload, ground, now, counts: upload, touched: new Set(), before: [] }
  const numbers = [...edits.keys()]
  for (let at = 0; at < numbers.length; at += SLICE_ROWS) {
    await editSlice(desk, numbers.slice(at, at + SLICE_ROWS), edits)
    await pause()
  }
  await compareTouched(desk)
  await saveCounts(tx, upload.id, countsOf(desk.counts), now)
  if (forUndo && desk.before.length > 0)
    await insertChange(tx, upload.id, { kind: 'cells', rows: desk.before }, now)
  return desk.before.length
}

/** Rows of these keys are compared anew, after some have come or gone; answers the new counts. */
export async function compareAgain(
  tx: Db,
  upload: Upload,
  { counts, keys, now }: { counts: Counts; keys: Iterable<string>; now: Date },
): Promise<void> {
  const ground = await groundOf(tx, upload.ownerId, now)
  const desk: Desk = { tx, upload, ground, now, counts, touched: new Set(keys), before: [] }
  await compareTouched(desk)
  await saveCounts(tx, upload.id, countsOf(desk.counts), now)
}

const countsOf = ({ rows, errors, repaired, duplicates, priced, total, problems }: Counts): Counts => ({
  rows,
  errors,
  repaired,
  duplicates,
  priced,
  total,
  problems,
})

async function editSlice(desk: Desk, numbers: readonly number[], edits: Edits): Promise<void> {
  const { tx, upload } = desk
  const changed: { from: Row; to: Row }[] = []
  for (const row of await findRowsByNumber(tx, upload.id, numbers)) {
    const to = edited(desk, row, edits.get(row.n) ?? {})
    if (to) changed.push({ from: row, to })
  }
  await save(desk, changed)
}

/** Undefined when it is as it was. */
function edited(desk: Desk, row: Row, edit: Edit): Row | undefined {
  const texts: { [field in Field]?: string } = { ...row.texts }
  const before: { [field in Field]?: string | null } = {}
  for (const [field, given] of Object.entries(edit.texts ?? {}) as [Field, string | null | undefined][]) {
    if (given === undefined) continue
    const text = given === null ? undefined : plainText(given).trim()
    // The same text once more says that a guess was right.
    if (text === row.texts[field] && !row.guesses?.[field]) continue
    before[field] = row.texts[field] ?? null
    if (text === undefined) delete texts[field]
    else texts[field] = text
  }
  const fields = Object.keys(before) as Field[]
  const accepted = edit.accepted ?? row.accepted
  if (fields.length === 0 && accepted === row.accepted) return undefined
  desk.before.push({
    n: row.n,
    texts: before,
    accepted: row.accepted,
    edited: row.edited,
    ...guessesOf(row, fields),
  })
  const checked = checkRow(texts, desk.ground, accepted)
  const written = {
    ...row,
    texts,
    accepted,
    edited: edit.edited ?? [...new Set([...row.edited, ...fields])],
    // What somebody has written is no guess any more.
    guesses: row.guesses && { ...without(row.guesses, fields), ...edit.guesses },
  }
  const made = madeRow(written, checked)
  if (made.sameKey === row.sameKey && accepted === row.accepted)
    return madeRow(written, withRepeat(checked, repeatIn(row), accepted))
  for (const key of [made.sameKey, row.sameKey]) if (key !== null) desk.touched.add(key)
  return made
}

function guessesOf({ guesses }: Row, fields: readonly Field[]): Pick<RowBefore, 'guesses'> {
  const told = fields.flatMap((field) => (guesses?.[field] ? [[field, guesses[field]] as const] : []))
  return told.length > 0 ? { guesses: Object.fromEntries(told) } : {}
}

const without = (guesses: NonNullable<Row['guesses']>, fields: readonly Field[]) =>
  Object.fromEntries(Object.entries(guesses).filter(([field]) => !fields.includes(field as Field)))

async function save(desk: Desk, changed: readonly { from: Row; to: Row }[]): Promise<void> {
  if (changed.length === 0) return
  desk.counts = recount(desk.counts, {
    gone: changed.map(({ from }) => from),
    come: changed.map(({ to }) => to),
  })
  await saveRows(
    desk.tx,
    desk.upload.id,
    changed.map(({ to }) => to),
  )
}

async function compareTouched(desk: Desk): Promise<void> {
  const { tx, upload, ground, now } = desk
  const keys = [...desk.touched]
  for (let at = 0; at < keys.length; at += SLICE_ROWS) {
    const rows = await findSame(tx, upload.id, keys.slice(at, at + SLICE_ROWS))
    const repeats = repeatsAmong(
      rows.map(({ n, sameKey }) => ({ n, sameKey: sameKey ?? undefined })),
      await ordersBefore(tx, upload.ownerId, rows, now),
    )
    const changed = rows.flatMap((from) => {
      const wanted = from.accepted ? undefined : repeats.get(from.n)
      const known = repeatIn(from)
      if (JSON.stringify(wanted) === JSON.stringify(known)) return []
      const checked = withRepeat(checkRow(from.texts, ground, from.accepted), wanted, from.accepted)
      return [{ from, to: madeRow(from, checked) }]
    })
    await save(desk, changed)
    await pause()
  }
}
