import type { Clock } from '#kernel/clock.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Files } from '#platform/files/files.ts'
import { findFile, openFile } from '#platform/files/open-file.ts'
import { readSheet } from '#platform/sheets/read-sheet.ts'
import type { SheetProblem, Table } from '#platform/sheets/table.ts'
import { findLayout, isSettled, type Layout } from '../domain/headers.ts'
import { findNumbersBy } from '../rows/row.repo.ts'
import {
  findAnyUpload,
  findLeftOut,
  findPasted,
  saveColumns,
  saveProgress,
  saveState,
  takeTurn,
  type Upload,
} from '../uploads/upload.repo.ts'
import { fillTable, type RawRow, TurnLost } from './fill-table.service.ts'
import { findKnownHeaders } from './known-header.repo.ts'
import { mostRows, sheetLimits } from './limits.ts'
import { CHUNK_ROWS, countChunks, deleteRawFrom, findRaw, insertRaw } from './raw.repo.ts'

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
    const read = await tablesOf(deps, upload)
    if (!read.ok) return fail(deps, upload, read.error)
    const layout = findLayout(read.value, await findKnownHeaders(deps.db, upload.ownerId))
    const table = layout && read.value[layout.sheet]
    if (!layout || !table) return fail(deps, upload, { code: 'empty' })
    if (table.rows.length > mostRows + (layout.headerRow ?? 0))
      return fail(deps, upload, { code: 'too_many_rows' })
    await keepRaw(deps.db, upload, table.rows)
    await layOut(deps, upload, { layout, table })
  })
}

/** After the columns were chosen. */
export async function checkUpload(deps: ReadingDeps, id: number): Promise<void> {
  await unlessTurnIsLost(async () => {
    const upload = await begun(deps.db, id)
    if (!upload) return
    const chunks = await countChunks(deps.db, upload.rawId)
    if (chunks === 0) return fail(deps, upload, { code: 'gone' })
    const slices = slicesOfRaw(deps.db, upload, chunks)
    await fillTable(deps, upload, { slices, rows: chunks * CHUNK_ROWS })
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

async function tablesOf(deps: ReadingDeps, upload: Upload): Promise<Result<readonly Table[], Unreadable>> {
  const bytes = await bytesOf(deps, upload)
  if (!bytes) return err({ code: 'gone' })
  const tell = progressOf(deps.db, upload)
  const tables = await readSheet(bytes, sheetLimits, tell)
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

/** The same rows whenever it is begun again. */
async function keepRaw(db: Db, { id, turn }: Upload, rows: Table['rows']): Promise<void> {
  const chunks = Math.ceil(rows.length / CHUNK_ROWS)
  for (let chunk = 0; chunk < chunks; chunk++) {
    const some = rows.slice(chunk * CHUNK_ROWS, (chunk + 1) * CHUNK_ROWS)
    await db.transaction(async (tx) => {
      if ((await saveProgress(tx, id, turn, 0.5)) === 0) throw new TurnLost()
      await insertRaw(tx, id, chunk, some)
    })
  }
  await deleteRawFrom(db, id, chunks)
}

type Found = { layout: Layout; table: Table }

async function layOut(deps: ReadingDeps, upload: Upload, { layout, table }: Found): Promise<void> {
  const { columns, headerRow } = layout
  const settled = isSettled(columns)
  await deps.db.transaction(async (tx) => {
    if ((await saveProgress(tx, upload.id, upload.turn, 0.5)) === 0) throw new TurnLost()
    await saveColumns(tx, upload.id, { columns, headerRow, sheet: table.name })
    if (!settled) await saveState(tx, upload.id, { state: 'mapping', progress: 0.5, now: deps.clock.now() })
  })
  if (!settled) return
  const slices = slicesOf(table.rows, headerRow ?? 0)
  await fillTable(deps, { ...upload, columns }, { slices, rows: table.rows.length - (headerRow ?? 0) })
}

function fail({ db, clock }: ReadingDeps, { id, turn }: Upload, { code, row }: Unreadable): Promise<void> {
  return db.transaction(async (tx) => {
    if ((await saveProgress(tx, id, turn, 0)) === 0) throw new TurnLost()
    const failure = { code: failures[code], row }
    await saveState(tx, id, { state: 'failed', progress: 1, failure, now: clock.now() })
  })
}

/** Few enough that nobody waits long while they are checked. */
const SLICE_ROWS = 250

async function* slicesOf(rows: Table['rows'], from: number): AsyncGenerator<readonly RawRow[]> {
  for (let at = from; at < rows.length; at += SLICE_ROWS)
    yield rows.slice(at, at + SLICE_ROWS).map((cells, index) => ({ n: at + index + 1, cells }))
}

/** Without the headers, and without what was set aside. */
async function* slicesOfRaw(db: Db, upload: Upload, chunks: number): AsyncGenerator<readonly RawRow[]> {
  const wanted = await wantedOf(db, upload)
  for (let chunk = 0; chunk < chunks; chunk++) {
    const rows = await findRaw(db, upload.rawId, chunk)
    const numbered = rows
      .map((cells, index) => ({ n: chunk * CHUNK_ROWS + index + 1, cells }))
      .filter(({ n }) => wanted(n))
    for (let at = 0; at < numbered.length; at += SLICE_ROWS) yield numbered.slice(at, at + SLICE_ROWS)
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
