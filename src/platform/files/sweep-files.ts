import { forgetAccessBefore, forgetLinksBefore } from './file-access.repo.ts'
import type { Files } from './files.ts'
import {
  condemnOlderThan,
  forgetBytes,
  releaseFiles,
  selectCondemned,
  selectExpired,
  selectLockedOtherwise,
  updateLock,
} from './stored-file.repo.ts'

export type SweepReport = {
  /** Files whose days were over. */
  expired: number
  /** Uploads that never got an owner. */
  orphaned: number
  /** Bytes deleted from the store, and those it would not delete: they come up again next time. */
  deleted: number
  failed: number
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Far beyond the longest request, so that an upload in progress is never taken for a left-over. */
const ORPHAN_AFTER_MS = 6 * HOUR_MS
/** Looks at identity documents stay on record as long as a claim may be brought. */
const ACCESS_KEPT_MS = 3 * 366 * DAY_MS
const BATCH = 500

/** Hourly. Bounded, may run in several processes at once, and whatever it does not finish the next run does. */
export async function sweepFiles({ db, store, clock, log }: Files): Promise<SweepReport> {
  const now = clock.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const expired = await releaseFiles(db, await selectExpired(db, now, BATCH), now)
  const orphaned = await condemnOlderThan(db, before(ORPHAN_AFTER_MS))
  const report: SweepReport = { expired, orphaned, deleted: 0, failed: 0 }
  for (const key of await selectCondemned(db, BATCH)) {
    try {
      await store.delete(key)
      await forgetBytes(db, key)
      report.deleted++
    } catch (err) {
      report.failed++
      log.warn({ err }, 'bytes could not be deleted; the next sweep tries again')
      // A store that fails five times in one run is away, and each try costs its whole patience.
      if (report.failed >= 5) break
    }
  }
  await forgetLinksBefore(db, now)
  await forgetAccessBefore(db, before(ACCESS_KEPT_MS))
  return report
}

/**
 * After a new master key was put first: locks the files' keys anew, not the files. Answers how many were done; zero
 * means that the old key can be taken out of the configuration.
 */
export async function relockKeys({ db, keys }: Files): Promise<number> {
  let done = 0
  for (const locked of await selectLockedOtherwise(db, keys.currentId, BATCH)) {
    const fileKey = keys.unlock(locked, locked.storageKey)
    done += await updateLock(db, locked, keys.lock(fileKey, locked.storageKey))
  }
  return done
}
