import { createHash, randomBytes } from 'node:crypto'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { FileFailure } from '../errors.ts'
import type { Files } from '../files.ts'
import { type Purpose, ruleOf } from '../purposes.ts'
import { encrypt, newFileKey } from '../store/encryption.ts'
import { newStorageKey, StoreProblem } from '../store/file-store.ts'
import {
  announceBytes,
  claimBytes,
  condemn,
  countUnderLock,
  type FileId,
  forgetBytes,
  insertFile,
  type StoredFile,
} from '../stored-file.repo.ts'
import { displayName } from './display-name.ts'
import { type Examined, examineUpload, type Upload } from './examine-upload.ts'

/** Stored, but nobody's yet: `keepFile` gives it an owner, otherwise the sweep takes it away. */
export type AcceptedFile = Omit<StoredFile, 'owner'> & Pick<Examined, 'receivedSha256'>

const DAY_MS = 24 * 3_600_000

/**
 * Examines an upload and stores its bytes. Runs before the caller's transaction, which should not wait for a sender,
 * a decoder or a distant store; a crash from here on leaves only unclaimed bytes.
 */
export function acceptUpload(files: Files, upload: Upload): Promise<Result<AcceptedFile, FileFailure>> {
  return examineUpload(files, upload, async (examined) => {
    const { purpose, declaredName } = upload
    const { secret } = ruleOf(purpose)
    const now = files.clock.now()
    const storageKey = newStorageKey()
    const fileKey = secret ? newFileKey() : undefined
    await announceBytes(files.db, storageKey, now)
    try {
      await files.store.put(
        storageKey,
        fileKey ? encrypt(examined.bytes, fileKey, storageKey) : examined.bytes,
      )
    } catch (problem) {
      return storeFailure(files, problem)
    }
    return ok({
      id: randomBytes(16).toString('base64url') as FileId,
      purpose,
      type: examined.type,
      bytes: examined.bytes.length,
      width: examined.width,
      height: examined.height,
      sha256: createHash('sha256').update(examined.bytes).digest('hex'),
      name: examined.width === undefined ? displayName(declaredName, examined.type) : undefined,
      storageKey,
      lockedKey: fileKey && files.keys.lock(fileKey, storageKey),
      createdAt: now,
      deleteAfter: deleteAfter(purpose, now),
      receivedSha256: examined.receivedSha256,
    })
  })
}

function deleteAfter(purpose: Purpose, now: Date): Date | undefined {
  const { keepDays } = ruleOf(purpose)
  return keepDays === undefined ? undefined : new Date(now.getTime() + keepDays * DAY_MS)
}

/** Gives an accepted file to its owner, in the transaction that also writes what the file belongs to. */
export async function keepFile(
  tx: Db,
  accepted: AcceptedFile,
  owner: string,
): Promise<Result<StoredFile, FileFailure>> {
  const { receivedSha256: _, ...rest } = accepted
  const file: StoredFile = { ...rest, owner }
  const { maxPerOwner } = ruleOf(file.purpose)
  if ((await countUnderLock(tx, owner, file.purpose)) >= maxPerOwner) {
    return err({ code: 'file_limit_reached', values: { max: String(maxPerOwner) } })
  }
  if (!(await claimBytes(tx, file.storageKey))) return err({ code: 'file_not_found' })
  await insertFile(tx, file)
  return ok(file)
}

/** For an accepted file that turned out not to be needed; one that has an owner stays. Otherwise the sweep would come. */
export async function discardUpload(files: Files, { storageKey }: AcceptedFile): Promise<void> {
  if (!(await condemn(files.db, storageKey))) return
  try {
    await files.store.delete(storageKey)
    await forgetBytes(files.db, storageKey)
  } catch (problem) {
    files.log.warn({ err: problem }, 'bytes of a discarded upload are left to the sweep')
  }
}

/** What a caller can say when the store fails: whose fault it is goes to the log. */
export function storeFailure(files: Pick<Files, 'log'>, problem: unknown): Result<never, FileFailure> {
  files.log.warn({ err: problem }, 'the file store failed')
  const isMissing = problem instanceof StoreProblem && problem.kind === 'missing'
  if (isMissing) return err({ code: 'file_not_found' })
  const { code = '' } = problem as NodeJS.ErrnoException
  return err({ code: code === 'ENOSPC' || code === 'EDQUOT' ? 'storage_full' : 'file_store_unavailable' })
}
