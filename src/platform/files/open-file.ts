import { ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { FileFailure } from './errors.ts'
import { type Access, recordAccess } from './file-access.repo.ts'
import type { Files } from './files.ts'
import { type Purpose, ruleOf } from './purposes.ts'
import { decrypt } from './store/encryption.ts'
import type { ByteRange } from './store/file-store.ts'
import { releaseFiles, type StoredFile, selectFile, selectFilesOf } from './stored-file.repo.ts'
import { storeFailure } from './upload/accept-upload.ts'

/** The row of a file, to decide by its owner whether the caller may see it. Undefined once its days are over. */
export function findFile(files: Files, db: Db, id: string): Promise<StoredFile | undefined> {
  return selectFile(db, id, files.clock.now())
}

export function findFilesOf(files: Files, db: Db, owner: string, purpose: Purpose): Promise<StoredFile[]> {
  return selectFilesOf(db, owner, purpose, files.clock.now())
}

/**
 * The content, decrypted while it is read. The caller has decided that this person may see it; a look at an identity
 * document is on record before the first byte is out, whatever becomes of the caller's transaction.
 */
export async function openFile(
  files: Files,
  file: StoredFile,
  access: Access,
  range?: ByteRange,
): Promise<Result<AsyncIterable<Uint8Array>, FileFailure>> {
  if (ruleOf(file.purpose).secret) await recordAccess(files.db, file, access, files.clock.now())
  try {
    const { lockedKey, storageKey } = file
    if (!lockedKey) return ok(await files.store.get(storageKey, range))
    const key = files.keys.unlock(lockedKey, storageKey)
    return ok(decrypt(await files.store.get(storageKey), key, storageKey))
  } catch (problem) {
    return storeFailure(files, problem)
  }
}

/** In the caller's transaction; the bytes follow with the next sweep. */
export async function removeFile(files: Files, tx: Db, id: string): Promise<boolean> {
  return (await releaseFiles(tx, [id], files.clock.now())) === 1
}
