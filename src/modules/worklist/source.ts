import type { Db } from '#platform/db/database.ts'
import type { Queue } from './domain/queues.ts'
import type { WorkRow } from './domain/work.ts'

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
