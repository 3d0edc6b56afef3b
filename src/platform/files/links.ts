import { createHash, randomBytes } from 'node:crypto'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { FileFailure } from './errors.ts'
import { type Access, type FileLink, insertLink, takeLink } from './file-access.repo.ts'
import type { Files } from './files.ts'
import { type StoredFile, selectFile } from './stored-file.repo.ts'

/** DECISIONS, "Identity": private files through a single-use 60-second link. */
const LINK_LIFE_MS = 60_000
const TOKEN_BYTES = 16
const tokenShape = /^[A-Za-z0-9_-]{22}$/

/** The answer is the only place where the token exists; the database keeps its hash. */
export async function issueLink(files: Files, db: Db, link: FileLink): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(files.clock.now().getTime() + LINK_LIFE_MS)
  await insertLink(db, hashOf(token), link, expiresAt)
  return token
}

/** Works once. An unknown, used and late token cannot be told apart. */
export async function redeemLink(
  files: Files,
  tx: Db,
  token: string,
): Promise<Result<{ file: StoredFile; access: Access }, FileFailure>> {
  const now = files.clock.now()
  const link = tokenShape.test(token) ? await takeLink(tx, hashOf(token), now) : undefined
  const file = link && (await selectFile(tx, link.fileId, now))
  if (!link || !file) return err({ code: 'file_link_spent' })
  return ok({ file, access: { who: link.who, why: link.why } })
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()
