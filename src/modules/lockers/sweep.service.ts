import type { Db } from '#platform/db/database.ts'
import { sweepDropCodes, sweepVisits } from './codes/code.repo.ts'
import { sweepOpenings } from './doors/opening.repo.ts'
import { sweepWrongTries } from './doors/wrong-try.repo.ts'

const dayMs = 86_400_000
/** Whoever asks what happened at a door asks within weeks; the log of the orders says it for ever. */
const keptDays = 90
const atOnce = 1_000
const rounds = 50

export async function sweepLockers(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * dayMs)
  for (const sweep of [sweepDropCodes, sweepVisits, sweepOpenings, sweepWrongTries])
    for (let round = 0; round < rounds; round++) if ((await sweep(db, before, atOnce)) < atOnce) break
}
