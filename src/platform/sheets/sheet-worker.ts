import { parentPort, workerData } from 'node:worker_threads'
import { packed } from './packed-rows.ts'
import type { OnProgress, SheetLimits, SheetProblem, Table, Tables } from './table.ts'

export type SheetKind = 'zip' | 'xls' | 'text'
export type SheetWork = { bytes: Uint8Array; kind: SheetKind; limits: SheetLimits }

/**
 * Rows come in pieces, the next when the last was taken: the thread that gets them serves everybody, and a whole file at
 * once would keep it busy.
 */
export type SheetNews =
  | { kind: 'progress'; share: number }
  | { kind: 'table'; name: string }
  | { kind: 'rows'; packed: string }
  | { kind: 'end'; problem: SheetProblem | undefined }

const LETTERS_A_PIECE = 200_000
/** A row of nothing takes room too. */
const ROW_LETTERS = 20
const LEAST_STEP = 0.01

const { bytes: given, kind, limits } = workerData as SheetWork
const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
const tables = await read()
if (tables.ok) for (const table of tables.value) await tell(table)
say({ kind: 'end', problem: tables.ok ? undefined : tables.error })

/** A thread is started for each file: it loads what this one needs. */
async function read(): Promise<Tables> {
  if (kind === 'xls') return (await import('./xls/read-xls.ts')).readXls(bytes, limits, inSteps())
  if (kind === 'zip') return (await import('./read-workbook.ts')).readWorkbook(bytes, limits, inSteps())
  return (await import('./read-csv.ts')).readCsv(bytes, limits, inSteps())
}

function inSteps(): OnProgress {
  let last = 0
  return (share) => {
    if (share - last < LEAST_STEP) return
    last = share
    say({ kind: 'progress', share })
  }
}

async function tell({ name, rows }: Table): Promise<void> {
  say({ kind: 'table', name })
  let from = 0
  let letters = 0
  for (const [at, row] of rows.entries()) {
    letters += row.reduce((sum, cell) => sum + cell.length + 1, ROW_LETTERS)
    if (letters < LETTERS_A_PIECE) continue
    await hand(rows.slice(from, at + 1))
    from = at + 1
    letters = 0
  }
  if (from < rows.length) await hand(rows.slice(from))
}

function hand(rows: Table['rows']): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  parentPort?.once('message', () => resolve())
  say({ kind: 'rows', packed: packed(rows) })
  return promise
}

function say(news: SheetNews): void {
  parentPort?.postMessage(news)
}
