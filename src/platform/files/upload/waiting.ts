import { ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { type Purpose, ruleOf } from '../purposes.ts'
import {
  claimBytes,
  countHeld,
  giveFiles,
  insertFile,
  lockOwner,
  releaseAllBut,
  type StoredFile,
  savePurpose,
} from '../stored-file.repo.ts'
import type { AcceptedFile } from './accept-upload.ts'

/*
 * A photo is often there before what it belongs to: the order is still being written, the courier has not reported yet.
 * Until then it waits with whoever uploaded it, for a few days and never many of them.
 */

const DAY_MS = 24 * 3_600_000
const WAITING_DAYS = 3
/** Of one kind and person. Forms hold far fewer; what was left behind by closed ones makes room. */
const MOST_WAITING = 30

const waitingWith = (person: number) => `waiting:${person}`

/** Keeps an accepted file for its uploader. Undefined when the sweep was faster than a very slow upload. */
export async function keepWaiting(
  tx: Db,
  accepted: AcceptedFile,
  person: number,
  now: Date,
): Promise<Result<StoredFile, { code: 'upload_incomplete' }>> {
  const { receivedSha256: _, ...rest } = accepted
  const owner = waitingWith(person)
  await lockOwner(tx, owner, accepted.purpose)
  if (!(await claimBytes(tx, accepted.storageKey))) return { ok: false, error: { code: 'upload_incomplete' } }
  const file: StoredFile = { ...rest, owner, deleteAfter: new Date(now.getTime() + WAITING_DAYS * DAY_MS) }
  await insertFile(tx, file)
  await releaseAllBut(tx, owner, accepted.purpose, MOST_WAITING, now)
  return ok(file)
}

/** What a picture that waits shows is known for certain once somebody names it. */
export const callWaiting = (
  tx: Db,
  { id, person, purpose }: { id: string; person: number; purpose: Purpose },
): Promise<number> => savePurpose(tx, { id, owner: waitingWith(person), purpose })

/** Whether all of them wait with this person or are there already, before anything is written that names them. */
export async function canBeTaken(
  tx: Db,
  { ids, purpose, person, owner }: Omit<Claimed, 'owner'> & { owner?: string | undefined },
): Promise<boolean> {
  const wanted = [...new Set(ids)]
  const owners = [waitingWith(person), ...(owner === undefined ? [] : [owner])]
  return wanted.length === 0 || (await countHeld(tx, wanted, purpose, owners)) === wanted.length
}

export type Claimed = { ids: readonly string[]; purpose: Purpose; person: number; owner: string }

/**
 * Gives waiting files to what they belong to. False, and nothing is given, when one of them is not this person's or not
 * of this kind. Files that are there already count: a report repeated finds its own.
 */
export async function takeWaiting(
  tx: Db,
  { ids, purpose, person, owner }: Claimed,
  now: Date,
): Promise<boolean> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return true
  const { keepDays } = ruleOf(purpose)
  return giveFiles(tx, {
    ids: wanted,
    purpose,
    from: waitingWith(person),
    to: owner,
    deleteAfter: keepDays === undefined ? undefined : new Date(now.getTime() + keepDays * DAY_MS),
  })
}
