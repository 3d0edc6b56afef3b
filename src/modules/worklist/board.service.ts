import type { Db } from '#platform/db/database.ts'
import { mostCounted, type Queue } from './domain/queues.ts'
import { bySoonest, type Waiting, type WorkRow, withItem, workRow } from './domain/work.ts'
import type { Ask, WorkSource } from './source.ts'
import { findHanded, findItems, findPutOffKeys } from './work-item.repo.ts'

export type BoardQueue = { queue: Queue; count: number; rows: readonly Waiting[] }
export type Board = ReadonlyMap<Queue, BoardQueue>

/** Of each queue: more are reached on the page of the queue itself. */
const mostRows = 100

/** An hour that was set and has passed for so long says nothing any more: its thing is done, or stands by its own clock. */
const putOffKeptMs = 7 * 86_400_000

type Look = { begunAt: number; board: Promise<Board> }
const looks = new WeakMap<Db, Map<string, Look>>()

/**
 * Every open desk asks the same in the same moment, because a change has reached them all: one look at the queues serves
 * whoever asked before it began. It holds no longer than that, so that nobody is shown what was.
 */
export function readBoard(
  db: Db,
  sources: readonly WorkSource[],
  asked: { now: Date; region: number | undefined },
): Promise<Board> {
  const kept = looks.get(db) ?? new Map<string, Look>()
  looks.set(db, kept)
  const key = String(asked.region ?? 'all')
  const askedAt = performance.now()
  const waiting = kept.get(key)
  if (waiting && waiting.begunAt >= askedAt) return waiting.board
  const begun = startLook(db, sources, asked, waiting)
  kept.set(key, begun)
  return begun.board
}

/** The one that is under way may have missed what the caller has just done: the next begins when it is over. */
function startLook(
  db: Db,
  sources: readonly WorkSource[],
  asked: { now: Date; region: number | undefined },
  before: Look | undefined,
): Look {
  const look: Look = { begunAt: Number.POSITIVE_INFINITY, board: Promise.resolve(new Map()) }
  look.board = (async () => {
    await before?.board.catch(() => undefined)
    look.begunAt = performance.now()
    return await gather(db, sources, asked)
  })()
  return look
}

async function gather(
  db: Db,
  sources: readonly WorkSource[],
  { now, region }: { now: Date; region: number | undefined },
): Promise<Board> {
  const putOff = await findPutOffKeys(db, new Date(now.getTime() - putOffKeptMs), mostCounted)
  const ask = { now, region, limit: mostRows, only: undefined }
  const found = await Promise.all(
    sources
      .filter(({ isLocal }) => isLocal || region === undefined)
      .map(async (source) => {
        const [{ count, rows }, besides] = await Promise.all([
          source.read(db, ask),
          putOff.length > 0 ? source.read(db, { ...ask, only: putOff, limit: putOff.length }) : { rows: [] },
        ])
        return { queue: source.queue, count, rows: oncePerKey([...rows, ...besides.rows]) }
      }),
  )
  const items = await itemsOf(
    db,
    found.flatMap(({ rows }) => rows),
  )
  return new Map(
    found.map(({ queue, count, rows }) => [
      queue,
      { queue, count, rows: rows.map((row) => withItem(row, items.get(row.key))).sort(bySoonest) },
    ]),
  )
}

const oncePerKey = (rows: readonly WorkRow[]) => [...new Map(rows.map((row) => [row.key, row])).values()]

async function itemsOf(db: Db, rows: readonly WorkRow[]) {
  const items = await findItems(db, [...new Set(rows.map(({ key }) => key))])
  return new Map(items.map((item) => [item.key, item]))
}

/** What waits of these things now, in any queue. */
export async function rowsOf(
  db: Db,
  sources: readonly WorkSource[],
  ask: Pick<Ask, 'now'> & { keys: readonly string[] },
): Promise<Waiting[]> {
  if (ask.keys.length === 0) return []
  const found = await Promise.all(
    sources.map((source) =>
      source.read(db, { now: ask.now, region: undefined, only: ask.keys, limit: ask.keys.length }),
    ),
  )
  const rows = found.flatMap(({ rows: some }) => some)
  const items = await itemsOf(db, rows)
  return rows.map((row) => withItem(row, items.get(row.key))).sort(bySoonest)
}

const hourMs = 3_600_000

/** What one gave to another stays in sight until it is settled, also when no other queue has it. */
export const handedOver: WorkSource = {
  queue: 'handed_over',
  action: 'worklist.read',
  isLocal: false,
  async read(db, { only, limit }) {
    const found = await findHanded(db, { only, limit })
    return {
      count: found[0]?.count ?? 0,
      rows: found.map(({ key, orderId, handedAt }) =>
        workRow({
          queue: 'handed_over',
          key,
          orderId,
          since: handedAt,
          due: new Date(handedAt.getTime() + hourMs),
          deed: 'look_at',
        }),
      ),
    }
  },
}
