import { setImmediate as pause } from 'node:timers/promises'
import type { Clock } from '#kernel/clock.ts'
import { hasOrderSince } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import { checkRow } from '../domain/check-row.ts'
import { type Counts, noRows, recount } from '../domain/counts.ts'
import { repeatsAmong, withRepeat } from '../domain/duplicates.ts'
import type { Ground } from '../domain/ground.ts'
import { isParcelRow, textsOf } from '../domain/row-texts.ts'
import { isSample } from '../domain/sample-rows.ts'
import { groundOf } from '../ground.service.ts'
import { freshRow, madeRow } from '../rows/made-row.ts'
import { lookedBackTo, ordersBefore } from '../rows/parcels-before.service.ts'
import {
  deleteOtherRows,
  findWrittenByHand,
  hasRows,
  type Row,
  rowsToInsert,
  rowsToUpsert,
} from '../rows/row.repo.ts'
import { holdAnyUpload, saveCounts, saveProgress, saveState, type Upload } from '../uploads/upload.repo.ts'

type Deps = { db: Db; clock: Clock }

/** A row of the file and its number. */
export type RawRow = Readonly<{ n: number; cells: readonly string[] }>

export type Source = {
  slices: AsyncIterable<readonly RawRow[]>
  /** How much of the way is behind us once so many rows are in the table, from 0 to 1. */
  progress: (rows: number) => number
  /** What has to be there, too, before anybody is told that it is ready. */
  kept?: Promise<void>
}

/** Somebody else has begun with it since, or it is gone: what is left to do, they do. */
export class TurnLost extends Error {
  override name = 'TurnLost'
}

type ToFill = Pick<Upload, 'id' | 'ownerId' | 'turn' | 'columns'>

type Work = ToFill & {
  ground: Ground
  /** What was written by hand stays, whatever the columns say. */
  byHand: ReadonlyMap<number, Pick<Row, 'texts' | 'edited' | 'accepted'>>
  write: typeof rowsToInsert
  /** The first row of each key. */
  seen: Map<string, number>
  comparesOrders: boolean
  now: Date
}

/**
 * Makes rows of a file: texts by its columns, checked, compared with each other and with orders, counted. Some are
 * checked while those before are written; in between others have their turn. Killed anywhere, it can be begun again.
 */
export async function fillTable({ db, clock }: Deps, upload: ToFill, source: Source): Promise<void> {
  const work = await prepare(db, upload, clock.now())
  const numbers: number[] = []
  let counts: Counts = noRows
  let rows: Row[] = []
  const writing: Promise<void>[] = []
  async function waitUntilLeft(most: number): Promise<void> {
    while (writing.length > most) await writing.shift()
  }
  async function write(): Promise<void> {
    const before = work.comparesOrders ? await ordersBefore(db, work.ownerId, rows, work.now) : none
    const marked = markRepeats(rows, work, before)
    // From here on they are texts: thousands of rows that wait for the database would be in everybody's way.
    rows = []
    counts = recount(counts, { come: marked })
    for (const { n } of marked) numbers.push(n)
    const insert = marked.length === 0 ? undefined : work.write(work.id, marked)
    await waitUntilLeft(WRITES_AT_ONCE - 1)
    const written = writeRows(db, work, insert, source.progress(numbers.length))
    written.catch(() => undefined)
    writing.push(written)
  }
  try {
    for await (const slice of source.slices) {
      rows.push(...rowsOf(slice, work))
      if (rows.length >= ROWS_AT_ONCE) await write()
      await pause()
    }
    await write()
    await waitUntilLeft(0)
  } finally {
    await Promise.allSettled([...writing, source.kept])
  }
  await source.kept
  await finish(db, work, { counts, numbers, now: clock.now() })
}

/** A transaction has a price of its own. */
const ROWS_AT_ONCE = 500
/** The database has the next ones at hand when it is done with some. */
const WRITES_AT_ONCE = 3

const none: ReadonlyMap<string, string> = new Map()

async function prepare(db: Db, upload: ToFill, now: Date): Promise<Work> {
  const [ground, isBegun, comparesOrders] = await Promise.all([
    groundOf(db, upload.ownerId, now),
    hasRows(db, upload.id),
    hasOrderSince(db, upload.ownerId, lookedBackTo(now)),
  ])
  const byHand = isBegun ? await findWrittenByHand(db, upload.id) : []
  return {
    ...upload,
    ground,
    byHand: new Map(byHand.map((row) => [row.n, row])),
    write: isBegun ? rowsToUpsert : rowsToInsert,
    seen: new Map(),
    comparesOrders,
    now,
  }
}

function rowsOf(slice: readonly RawRow[], { columns, ground, byHand }: Work): Row[] {
  const rows: Row[] = []
  for (const { n, cells } of slice) {
    const kept = byHand.get(n)
    if (!kept && !isParcelRow(cells, columns)) continue
    const read = textsOf(cells, columns)
    const texts = kept ? { ...read, ...pick(kept) } : read
    if (isEmpty(texts) || isSample(texts.external_id)) continue
    const fresh = freshRow(n, texts)
    const written = kept ? { ...fresh, edited: kept.edited, accepted: kept.accepted } : fresh
    rows.push(madeRow(written, checkRow(texts, ground, written.accepted)))
  }
  return rows
}

/** The cells that a hand has written, also those that it has emptied. */
const pick = ({ texts, edited }: Pick<Row, 'texts' | 'edited'>) =>
  Object.fromEntries(edited.map((field) => [field, texts[field] ?? '']))

function isEmpty(texts: Row['texts']): boolean {
  for (const field in texts) if (texts[field as keyof typeof texts]?.trim()) return false
  return true
}

function writeRows(
  db: Db,
  { id, turn }: Work,
  insert: ReturnType<Work['write']> | undefined,
  progress: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    // Asked at the end: several write at once, and none of it counts once another has the turn.
    const [, isMine] = await Promise.all([insert?.(tx), saveProgress(tx, id, turn, progress)])
    if (isMine === 0) throw new TurnLost()
  })
}

/** Rows come in order, so the first of equal ones has been seen by then. */
function markRepeats(
  rows: readonly Row[],
  { seen, ground }: Work,
  before: ReadonlyMap<string, string>,
): readonly Row[] {
  const group: { n: number; sameKey: string }[] = []
  for (const { n, sameKey } of rows) {
    if (sameKey === null) continue
    const first = seen.get(sameKey)
    if (first === undefined) seen.set(sameKey, n)
    if (first !== undefined || before.has(sameKey)) {
      if (first !== undefined) group.push({ n: first, sameKey })
      group.push({ n, sameKey })
    }
  }
  if (group.length === 0) return rows
  const repeats = repeatsAmong(inOrder(group), before)
  return rows.map((row) => {
    const repeat = repeats.get(row.n)
    if (!repeat) return row
    const checked = checkRow(row.texts, ground, row.accepted)
    return madeRow(row, withRepeat(checked, repeat, row.accepted))
  })
}

const inOrder = (group: readonly { n: number; sameKey: string }[]) =>
  [...new Map(group.map((one) => [one.n, one])).values()].sort((one, other) => one.n - other.n)

type Filled = { counts: Counts; numbers: readonly number[]; now: Date }

function finish(db: Db, { id, turn, write }: Work, { counts, numbers, now }: Filled): Promise<void> {
  return db.transaction(async (tx) => {
    const upload = await holdAnyUpload(tx, id)
    if (!upload || upload.turn !== turn || upload.state !== 'parsing') throw new TurnLost()
    if (write === rowsToUpsert) await deleteOtherRows(tx, id, numbers)
    await saveCounts(tx, id, counts, now)
    await saveState(tx, id, { state: 'ready', progress: 1, now })
  })
}
