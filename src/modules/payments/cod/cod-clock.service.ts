import type { Db } from '#platform/db/database.ts'
import { CLOCK_MS } from '../domain/cod.ts'
import { type CodClock, readClock } from './cod.repo.ts'

/** Money for goods that is not out yet, over all senders: how many parcels, how many past their hour, the age of the oldest. */
export function readCodClock(db: Db, now: Date): Promise<CodClock> {
  return readClock(db, { now, lateBefore: new Date(now.getTime() - CLOCK_MS) })
}
