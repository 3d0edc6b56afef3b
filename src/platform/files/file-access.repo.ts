import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { FileId, StoredFile } from './stored-file.repo.ts'

/** On whose right a file is opened, and what for: `person:12`, `proof shown in the desk`. */
export type Access = { who: string; why: string }

export async function recordAccess(db: Db, file: StoredFile, { who, why }: Access, at: Date): Promise<void> {
  await db.run(sql`
    insert into file_access (file_id, purpose, owner, who, why, at)
    values (${file.id}, ${file.purpose}, ${file.owner}, ${who}, ${why}, ${at})`)
}

export function forgetAccessBefore(db: Db, cutoff: Date): Promise<number> {
  return db.run(sql`delete from file_access where at < ${cutoff}`)
}

export type FileLink = { fileId: FileId } & Access

export async function insertLink(
  db: Db,
  tokenHash: Buffer,
  { fileId, who, why }: FileLink,
  expiresAt: Date,
): Promise<void> {
  await db.run(sql`
    insert into file_link (token_hash, file_id, who, why, expires_at)
    values (${tokenHash}, ${fileId}, ${who}, ${why}, ${expiresAt})`)
}

/** The row goes with its first reader; whoever comes at the same moment waits for the lock and finds nothing. */
export function takeLink(db: Db, tokenHash: Buffer, now: Date): Promise<FileLink | undefined> {
  return db.maybe<FileLink>(sql`
    delete from file_link where token_hash = ${tokenHash} and expires_at > ${now}
    returning file_id as "fileId", who, why`)
}

export function forgetLinksBefore(db: Db, now: Date): Promise<number> {
  return db.run(sql`delete from file_link where expires_at <= ${now}`)
}
