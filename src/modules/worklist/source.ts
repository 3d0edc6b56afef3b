import type { Db } from '#platform/db/database.ts'
import { idsInKeys, mostCounted, type Queue } from './domain/queues.ts'
import { type ToldRow, type WorkRow, workRow } from './domain/work.ts'

export type Ask = {
  now: Date
  /** Where the person is with whom the desk speaks; undefined everywhere. */
  region: number | undefined
  /** Only these things, by their keys. */
  only: readonly string[] | undefined
  limit: number
}

export type Found = { count: number; rows: readonly WorkRow[] }

/** A queue of the module that knows what waits: the soonest ones, and how many there are, up to a bound. */
export type WorkSource = {
  queue: Queue
  /** Who sees it: the right by which its things are dealt with. */
  action: string
  /** Without a place its things belong to every region. */
  isLocal: boolean
  read(db: Db, ask: Ask): Promise<Found>
}

/** The same of things that have numbers, counted up to `most`. */
export type WorkAsk = Omit<Ask, 'only'> & { only: readonly number[] | undefined; most: number }

type Waits = { id: number; since: Date; count: number }

type Numbered<Row extends Waits> = Omit<WorkSource, 'read' | 'isLocal'> & {
  /** What stands before the number in the key of such a thing. */
  kind: string
  isLocal?: boolean
  find(db: Db, ask: WorkAsk): Promise<readonly Row[]>
  tell(row: Row): Omit<ToldRow, 'queue' | 'key' | 'since'>
}

/** A queue of things that have numbers. */
export function workSource<Row extends Waits>({
  queue,
  action,
  kind,
  isLocal = false,
  find,
  tell,
}: Numbered<Row>): WorkSource {
  return {
    queue,
    action,
    isLocal,
    async read(db, ask) {
      const only = idsInKeys(ask.only, kind)
      if (only?.length === 0) return { count: 0, rows: [] }
      const found = await find(db, { ...ask, only, most: mostCounted })
      return {
        count: found[0]?.count ?? 0,
        rows: found.map((row) =>
          workRow({ queue, key: `${kind}:${row.id}`, since: row.since, ...tell(row) }),
        ),
      }
    },
  }
}
