import { parentPort, workerData } from 'node:worker_threads'
import { readCsv } from './read-csv.ts'
import { readWorkbook } from './read-xlsx.ts'
import type { SheetLimits, SheetProblem, Table } from './table.ts'

export type SheetWork = { bytes: Uint8Array; isZip: boolean; limits: SheetLimits }

/** Rows come in pieces: the thread that gets them serves everybody, and taking a whole file would keep it busy. */
export type SheetNews =
  | { kind: 'table'; name: string }
  | { kind: 'rows'; rows: Table['rows'] }
  | { kind: 'end'; problem: SheetProblem | undefined }

const LETTERS_A_PIECE = 200_000
/** A row of nothing takes room too. */
const ROW_LETTERS = 20

const { bytes: given, isZip, limits } = workerData as SheetWork
const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
const tables = isZip ? await readWorkbook(bytes, limits) : readCsv(bytes, limits)
if (tables.ok) tables.value.forEach(tell)
say({ kind: 'end', problem: tables.ok ? undefined : tables.error })

function tell({ name, rows }: Table): void {
  say({ kind: 'table', name })
  let piece: (readonly string[])[] = []
  let letters = 0
  for (const row of rows) {
    piece.push(row)
    letters += row.reduce((sum, cell) => sum + cell.length + 1, ROW_LETTERS)
    if (letters < LETTERS_A_PIECE) continue
    say({ kind: 'rows', rows: piece })
    piece = []
    letters = 0
  }
  say({ kind: 'rows', rows: piece })
}

function say(news: SheetNews): void {
  parentPort?.postMessage(news)
}
