import type { Db } from '#platform/db/database.ts'
import { sweepCodes } from './code.repo.ts'
import { historyLifeMs } from './domain/sign-in-rules.ts'
import { sweepEvents } from './history.repo.ts'
import { sweepRetainedPeople } from './person.repo.ts'
import { sweepSessions } from './session.repo.ts'

const day = 86_400_000

/** Nothing about people is kept longer than it is needed. */
export async function sweepAccounts(db: Db, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await sweepCodes(db, ago(day))
  await sweepSessions(db, ago(30 * day))
  await sweepEvents(db, ago(historyLifeMs))
  await sweepRetainedPeople(db, now)
}
