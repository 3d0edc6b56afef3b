import type { Db } from '#platform/db/database.ts'
import { sweepCourierDevices } from './devices/device.repo.ts'
import { retention } from './domain/retention.ts'
import { deviceLifeMs, historyLifeMs } from './domain/sign-in-rules.ts'
import { sweepChallenges } from './passkeys/passkey.repo.ts'
import { sweepRetainedPeople } from './person.repo.ts'
import { sweepCyrillicReaders } from './profile/cyrillic-reader.repo.ts'
import { sweepCodes } from './sign-in/code.repo.ts'
import { sweepEvents } from './sign-in/history.repo.ts'
import { sweepDevices } from './sign-in/known-device.repo.ts'
import { sweepProofs } from './sign-in/proof-code.repo.ts'
import { sweepSessions } from './sign-in/session.repo.ts'

const BATCH = 5_000

/** Nothing about people is kept longer than it is needed. */
export async function sweepAccounts(db: Db, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const sweeps = [
    () => sweepCodes(db, ago(retention.codesMs), BATCH),
    () => sweepProofs(db, ago(retention.codesMs), BATCH),
    () => sweepChallenges(db, now, BATCH),
    () => sweepSessions(db, ago(retention.endedSessionsMs), BATCH),
    () => sweepEvents(db, ago(historyLifeMs), BATCH),
    () => sweepDevices(db, ago(deviceLifeMs), BATCH),
    () => sweepCourierDevices(db, ago(deviceLifeMs), BATCH),
    () => sweepCyrillicReaders(db, ago(retention.cyrillicReadersMs), BATCH),
    () => sweepRetainedPeople(db, now, BATCH),
  ]
  const outcomes = await Promise.allSettled(sweeps.map(toTheEnd))
  // One that fails keeps none of the others from being done.
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  if (failures.length > 0) throw new AggregateError(failures, 'some of the housekeeping failed')
}

/** In batches, so that no statement runs into its time-out after a busy day. */
async function toTheEnd(sweep: () => Promise<number>): Promise<void> {
  for (let swept = BATCH; swept === BATCH; ) swept = await sweep()
}
