import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { createWorkQueue } from '#platform/work-queue/work-queue.ts'
import type { FileStore } from './store/file-store.ts'
import type { KeyRing } from './store/key-ring.ts'
import type { Workshop } from './upload/examine-upload.ts'
import { createMemoryBudget } from './upload/memory-budget.ts'
import { createOwnShares, type OwnShares } from './upload/own-share.ts'

/** What the verbs of this folder work with; made once, when the server starts. */
export type Files = Workshop & {
  store: FileStore
  keys: KeyRing
  shares: OwnShares
  /** Never a caller's transaction: what must be remembered even when the caller's work fails is written here. */
  db: Db
  clock: Clock
  log: { warn(details: object, message: string): void }
}

/** All uploads under way together: a dozen of the largest, or hundreds of ordinary photos. */
const UPLOAD_MEMORY_BYTES = 128 * 1024 * 1024
const WAITING_UPLOADS = 32
/** A form with ten photos sends all of them at once; to fill the queue takes more people than one. */
const MOST_OF_ONE = 10
const LONGEST_WAIT_MS = 15_000

export function createFiles(parts: Pick<Files, 'store' | 'keys' | 'db' | 'clock' | 'log'>): Files {
  return {
    ...parts,
    shares: createOwnShares(MOST_OF_ONE),
    budget: createMemoryBudget(UPLOAD_MEMORY_BYTES),
    queue: createWorkQueue({ waiting: WAITING_UPLOADS, waitMs: LONGEST_WAIT_MS }),
  }
}
