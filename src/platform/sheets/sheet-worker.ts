import { parentPort, workerData } from 'node:worker_threads'
import { packed } from './packed-rows.ts'
import type { OnProgress, SheetLimits, SheetProblem, Table, Tables } from './table.ts'

export type SheetKind = 'zip' | 'xls' | 'text'
export type SheetWork = {
  bytes: Uint8Array
  kind: SheetKind
  limits: SheetLimits
  /** How many pieces were taken, in memory that both threads see. */
  taken: Int32Array
}

/**
 * Rows come in pieces while the file is still read, few ahead of what was taken: the thread that gets them serves
 * everybody, and many at once would keep it busy.
 */
export type SheetNews =
  | { kind: 'progress'; share: number }
  | { kind: 'table'; name: string }
  | { kind: 'rows'; packed: string }
  | { kind: 'end'; problem: SheetProblem | undefined }

const LETTERS_A_PIECE = 100_000
/** A row of nothing takes room too. */
const ROW_LETTERS = 20
const PIECES_AHEAD = 2
/** Whoever takes them tells; should that ever be lost, it is seen. */
const LOOK_AGAIN_MS = 1_000
const LEAST_STEP = 0.01

const { bytes: given, kind, limits, taken } = workerData as SheetWork
const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
/** How many rows of each table were handed over. */
const told = new Map<Table['rows'], number>()
let sent = 0
const tables = await read()
if (tables.ok) for (const table of tables.value) tell(table)
say({ kind: 'end', problem: tables.ok ? undefined : tables.error })

/** A thread is started for each file: it loads what this one needs. */
async function read(): Promise<Tables> {
  if (kind === 'xls') return (await import('./xls/read-xls.ts')).readXls(bytes, limits, inSteps())
  if (kind === 'zip') return (await import('./read-workbook.ts')).readWorkbook(bytes, limits, inSteps(), tell)
  return (await import('./read-csv.ts')).readCsv(bytes, limits, inSteps(), tell)
}

function inSteps(): OnProgress {
  let last = 0
  return (share) => {
    if (share - last < LEAST_STEP) return
    last = share
    say({ kind: 'progress', share })
  }
}

/** The rows that were not told yet. */
function tell({ name, rows }: Table): void {
  const end = rows.length
  let from = told.get(rows)
  if (from === undefined) {
    say({ kind: 'table', name })
    from = 0
  }
  told.set(rows, end)
  let letters = 0
  for (let at = from; at < end; at++) {
    for (const cell of rows[at] ?? []) letters += cell.length + 1
    letters += ROW_LETTERS
    if (letters < LETTERS_A_PIECE) continue
    hand(rows.slice(from, at + 1))
    from = at + 1
    letters = 0
  }
  if (from < end) hand(rows.slice(from, end))
}

function hand(rows: Table['rows']): void {
  for (let so = Atomics.load(taken, 0); sent - so >= PIECES_AHEAD; so = Atomics.load(taken, 0))
    Atomics.wait(taken, 0, so, LOOK_AGAIN_MS)
  sent += 1
  say({ kind: 'rows', packed: packed(rows) })
}

function say(news: SheetNews): void {
  parentPort?.postMessage(news)
}
