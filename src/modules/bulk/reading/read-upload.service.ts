import type { Clock } from '#kernel/clock.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Files } from '#platform/files/files.ts'
import { findFile, openFile } from '#platform/files/open-file.ts'
import type { PackedRow } from '#platform/sheets/packed-rows.ts'
import { readPackedSheet } from '#platform/sheets/read-sheet.ts'
import type { SheetProblem, Table } from '#platform/sheets/table.ts'
import { noRows } from '../domain/counts.ts'
import { isSettled, type Layout } from '../domain/headers.ts'
import { deleteRows, findNumbersBy } from '../rows/row.repo.ts'
import {
  findAnyUpload,
  findLeftOut,
  findPasted,
  hasTurn,
  saveColumns,
  saveCounts,
  saveProgress,
  saveState,
  takeTurn,
  type Upload,
} from '../uploads/upload.repo.ts'
import { type EarlyTable, earlyTable } from './early-table.service.ts'
import { fillTable, type RawRow, TurnLost } from './fill-table.service.ts'
import { growingRows, numbered, SLICE_ROWS } from './growing-rows.ts'
import { keepRaw } from './keep-raw.service.ts'
import { findKnownHeaders } from './known-header.repo.ts'
import { mostRows, sheetLimits } from './limits.ts'
import { CHUNK_ROWS, countChunks, deleteRaw, findRaw } from './raw.repo.ts'

export type ReadingDeps = { db: Db; files: Files; clock: Clock }

/** Told to the merchant: nothing of it gets better by another try. */
type Unreadable = { code: Exclude<SheetProblem['code'], 'busy'> | 'empty' | 'gone'; row?: number | undefined }

const failures = {
  unsupported: 'sheet_unsupported',
  encrypted: 'sheet_encrypted',
  damaged: 'sheet_damaged',
  unsafe: 'sheet_unsafe',
  quotes: 'sheet_quotes',
  too_large: 'sheet_too_large',
  too_many_rows: 'sheet_too_many_rows',
  too_many_columns: 'sheet_too_many_columns',
  too_slow: 'sheet_too_slow',
  empty: 'sheet_empty',
  gone: 'sheet_damaged',
} as const satisfies Record<Unreadable['code'], string>

/** From a file, or a table that was pasted, to rows that are checked, or to columns that somebody has to choose. */
export async function readUpload(deps: ReadingDeps, id: number): Promise<void> {
  await unlessTurnIsLost(async () => {
    const upload = await begun(deps.db, id)
    if (!upload) return
    const early = earlyTable(deps, upload, await findKnownHeaders(deps.db, upload.ownerId))
    try {
      const found = await foundIn(deps, upload, early)
      if (found.ok && early.isOf(found.value.layout)) return await early.finish()
      await early.stop()
      if (found.ok) return await layOut(deps, upload, found.value)
      if (early.hasBegun()) await forgetRows(deps.db, upload)
      await fail(deps, upload, found.error)
    } finally {
      await early.stop()
    }
  })
}

type Found = { layout: Layout; table: Table<PackedRow> }

async function foundIn(
  deps: ReadingDeps,
  upload: Upload,
  early: EarlyTable,
): Promise<Result<Found, Unreadable>> {
  const tables = await tablesOf(deps, upload, early)
  if (!tables.ok) return tables
  const layout = early.layoutOf(tables.value)
  const table = layout && tables.value[layout.sheet]
  if (!layout || !table || table.rows.length === layout.headerRow) return err({ code: 'empty' })
  if (table.rows.length > mostRows + (layout.headerRow ?? 0)) return err({ code: 'too_many_rows' })
  return ok({ layout, table })
}

/** After the columns were chosen. */
export async function checkUpload(deps: ReadingDeps, id: number): Promise<void> {
  await unlessTurnIsLost(async () => {
    const upload = await begun(deps.db, id)
    if (!upload) return
    const chunks = await countChunks(deps.db, upload.rawId)
    if (chunks === 0) return fail(deps, upload, { code: 'gone' })
    const slices = slicesOfRaw(deps.db, upload, chunks)
    await fillTable(deps, upload, { slices, progress: secondHalf(chunks * CHUNK_ROWS) })
  })
}

async function unlessTurnIsLost(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof TurnLost)) throw error
  }
}

/** With the turn that was taken, whoever may have taken the next one since. */
async function begun(db: Db, id: number): Promise<Upload | undefined> {
  const taken = await takeTurn(db, id)
  const upload = taken && (await findAnyUpload(db, id))
  return upload && { ...upload, turn: taken.turn }
}

async function tablesOf(
  deps: ReadingDeps,
  upload: Upload,
  early: EarlyTable,
): Promise<Result<readonly Table<PackedRow>[], Unreadable>> {
  const bytes = await bytesOf(deps, upload)
  if (!bytes) return err({ code: 'gone' })
  const tell = progressOf(deps.db, upload)
  const onProgress = (share: number) => {
    early.noteShare(share)
    if (!early.hasBegun()) tell(share)
  }
  const tables = await readPackedSheet(bytes, sheetLimits, { onProgress, onRows: early.look })
  if (tables.ok) return ok(tables.value)
  const { code, row } = tables.error
  // Others are before it: the job comes again.
  if (code === 'busy') throw new Error('too many sheets are being read')
  return err({ code, row })
}

async function bytesOf(
  { db, files }: ReadingDeps,
  { id, kind, fileId }: Upload,
): Promise<Buffer | undefined> {
  if (kind === 'table') {
    const pasted = await findPasted(db, id)
    return pasted === undefined ? undefined : Buffer.from(pasted)
  }
  const file = fileId === null ? undefined : await findFile(files, db, fileId)
  if (!file) return undefined
  const opened = await openFile(files, file, { who: `bulk:${id}`, why: 'reading an upload' })
  if (!opened.ok) throw new Error(`the file of an upload cannot be read: ${opened.error.code}`)
  const pieces: Uint8Array[] = []
  for await (const piece of opened.value) pieces.push(piece)
  return Buffer.concat(pieces)
}

const TELL_EVERY_MS = 300

/** The first half of the way, told now and then. */
function progressOf(db: Db, { id, turn }: Upload): (share: number) => void {
  let last = 0
  return (share) => {
    const now = performance.now()
    if (now - last < TELL_EVERY_MS) return
    last = now
    // A bar that stands still for a moment is no reason to stop.
    saveProgress(db, id, turn, Math.min(1, share) / 2).catch(() => undefined)
  }
}

/** The file is read, and its rows come into the table. */
const secondHalf = (rows: number) => (filled: number) => 0.5 + Math.min(1, filled / Math.max(1, rows)) / 2

async function layOut(deps: ReadingDeps, upload: Upload, { layout, table }: Found): Promise<void> {
  const { columns, headerRow } = layout
  const first = headerRow ?? 0
  const settled = isSettled(columns)
  const rows = growingRows()
  rows.show(table.rows)
  rows.end()
  await keepRaw(deps.db, upload, rows.take)
  await deps.db.transaction(async (tx) => {
    if ((await saveProgress(tx, upload.id, upload.turn, 0.5)) === 0) throw new TurnLost()
    await saveColumns(tx, upload.id, { columns, headerRow, sheet: table.name })
    if (settled) return
    const now = deps.clock.now()
    // So many there will be, more or less; the columns tell which of them are parcels.
    await saveCounts(tx, upload.id, { ...noRows, rows: table.rows.length - first }, now)
    await saveState(tx, upload.id, { state: 'mapping', progress: 0.5, now })
  })
  if (!settled) return
  const source = { slices: rows.slices(first), progress: secondHalf(table.rows.length - first) }
  await fillTable(deps, { ...upload, columns }, source)
}

/** Of a file that was not what it seemed. */
function forgetRows(db: Db, upload: Upload): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await hasTurn(tx, upload))) throw new TurnLost()
    await deleteRows(tx, upload.id)
    await deleteRaw(tx, upload.id)
  })
}

function fail({ db, clock }: ReadingDeps, { id, turn }: Upload, { code, row }: Unreadable): Promise<void> {
  return db.transaction(async (tx) => {
    if ((await saveProgress(tx, id, turn, 0)) === 0) throw new TurnLost()
    const failure = { code: failures[code], row }
    await saveState(tx, id, { state: 'failed', progress: 1, failure, now: clock.now() })
  })
}

/** Without the headers, and without what was set aside. */
async function* slicesOfRaw(db: Db, upload: Upload, chunks: number): AsyncGenerator<readonly RawRow[]> {
  const wanted = await wantedOf(db, upload)
  for (let chunk = 0; chunk < chunks; chunk++) {
    const rows = await findRaw(db, upload.rawId, chunk)
    const some = numbered(rows, chunk * CHUNK_ROWS).filter(({ n }) => wanted(n))
    for (let at = 0; at < some.length; at += SLICE_ROWS) yield some.slice(at, at + SLICE_ROWS)
  }
}

async function wantedOf(db: Db, { id, rawId, headerRow }: Upload): Promise<(n: number) => boolean> {
  if (rawId !== id) {
    const own = new Set(await findNumbersBy(db, id, {}))
    return (n) => own.has(n)
  }
  const leftOut = new Set(await findLeftOut(db, id))
  return (n) => n > (headerRow ?? 0) && !leftOut.has(n)
}
