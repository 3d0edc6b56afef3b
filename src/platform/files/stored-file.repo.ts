import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { FileType } from './file-types.ts'
import type { Purpose } from './purposes.ts'
import type { StorageKey } from './store/file-store.ts'
import type { LockedKey } from './store/key-ring.ts'

export type FileId = string & { readonly __fileId: true }

export type StoredFile = {
  id: FileId
  purpose: Purpose
  owner: string
  type: FileType
  bytes: number
  width: number | undefined
  height: number | undefined
  sha256: string
  name: string | undefined
  storageKey: StorageKey
  lockedKey: LockedKey | undefined
  createdAt: Date
  deleteAfter: Date | undefined
}

type Row = {
  [Key in keyof Omit<StoredFile, 'lockedKey'>]: Exclude<StoredFile[Key], undefined> | null
} & { keyId: string | null; wrapped: Buffer | null }

function fileOf({ keyId, wrapped, ...row }: Row): StoredFile {
  return {
    ...(row as StoredFile),
    width: row.width ?? undefined,
    height: row.height ?? undefined,
    name: row.name ?? undefined,
    deleteAfter: row.deleteAfter ?? undefined,
    lockedKey: keyId !== null && wrapped !== null ? { keyId, wrapped } : undefined,
  }
}

export async function insertFile(tx: Db, file: StoredFile): Promise<void> {
  await tx.run(sql`
    insert into stored_file (id, purpose, owner, type, bytes, width, height, sha256, name, storage_key, key_id,
      locked_key, created_at, delete_after)
    values (${file.id}, ${file.purpose}, ${file.owner}, ${file.type}, ${file.bytes}, ${file.width}, ${file.height},
      ${file.sha256}, ${file.name}, ${file.storageKey}, ${file.lockedKey?.keyId}, ${file.lockedKey?.wrapped},
      ${file.createdAt}, ${file.deleteAfter})`)
}

/** Whether there is anything that only a key of the configuration opens. */
export async function hasLockedFiles(db: Db): Promise<boolean> {
  const { found } = await db.one<{ found: boolean }>(
    sql`select exists (select from stored_file where key_id is not null) as found`,
  )
  return found
}

const files = sql`
  select id, purpose, owner, type, bytes, width, height, sha256, name, storage_key as "storageKey",
    key_id as "keyId", locked_key as wrapped, created_at as "createdAt", delete_after as "deleteAfter"
  from stored_file`

/** Also of a file whose days are over but which the sweep has not met yet: that one is gone for everybody. */
export async function selectFile(db: Db, id: string, now: Date): Promise<StoredFile | undefined> {
  const row = await db.maybe<Row>(sql`
    ${files}
    where id = ${id} and (delete_after is null or delete_after > ${now})`)
  return row && fileOf(row)
}

export async function selectFilesOf(
  db: Db,
  owner: string,
  purpose: Purpose,
  now: Date,
): Promise<StoredFile[]> {
  const rows = await db.many<Row>(sql`
    ${files}
    where owner = ${owner} and purpose = ${purpose} and (delete_after is null or delete_after > ${now})
    order by created_at, id
    limit 100`)
  return rows.map(fileOf)
}

/** All files of an owner, oldest first. */
export async function selectAllOf(db: Db, owner: string, now: Date): Promise<StoredFile[]> {
  const rows = await db.many<Row>(sql`
    ${files}
    where owner = ${owner} and (delete_after is null or delete_after > ${now})
    order by created_at, id
    limit 100`)
  return rows.map(fileOf)
}

/** Until the transaction ends nobody else adds to the files of this owner and purpose. */
export async function lockOwner(tx: Db, owner: string, purpose: Purpose): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`stored_file ${owner} ${purpose}`}, 0))`)
}

type Handover = {
  ids: readonly string[]
  purpose: Purpose
  from: string
  to: string
  deleteAfter: Date | undefined
}

/** All or none: those that are the new owner's already count as given. Answers whether all are. */
export async function giveFiles(tx: Db, { ids, purpose, from, to, deleteAfter }: Handover): Promise<boolean> {
  const given = await tx.run(sql`
    with found as (
      select id from stored_file
      where id = any (${ids}) and purpose = ${purpose} and owner in (${from}, ${to}) for update)
    update stored_file
    set owner = ${to}, delete_after = case when owner = ${to} then delete_after else ${deleteAfter}::timestamptz end
    where id in (select id from found) and (select count(*) from found) = ${ids.length}::integer`)
  return given === ids.length
}

export function savePurpose(
  tx: Db,
  { id, owner, purpose }: { id: string; owner: string; purpose: Purpose },
): Promise<number> {
  return tx.run(sql`update stored_file set purpose = ${purpose} where id = ${id} and owner = ${owner}`)
}

/** How many of them are one of these owners', held until the transaction ends. */
export async function countHeld(
  tx: Db,
  ids: readonly string[],
  purpose: Purpose,
  owners: readonly string[],
): Promise<number> {
  const rows = await tx.many<{ id: string }>(sql`
    select id from stored_file
    where id = any (${ids}) and purpose = ${purpose} and owner = any (${owners}) for update`)
  return rows.length
}

/** Keeps the newest of an owner's files and lets the rest go. */
export async function releaseAllBut(
  tx: Db,
  owner: string,
  purpose: Purpose,
  keep: number,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    with gone as (
      delete from stored_file where id in (
        select id from stored_file where owner = ${owner} and purpose = ${purpose}
        order by created_at desc, id desc offset ${keep})
      returning storage_key)
    insert into unclaimed_bytes (storage_key, since, condemned) select storage_key, ${now}, true from gone`)
}

/** Counts one owner's files while nobody else can add to them. */
export async function countUnderLock(tx: Db, owner: string, purpose: Purpose): Promise<number> {
  await lockOwner(tx, owner, purpose)
  const { count } = await tx.one<{ count: number }>(
    sql`select count(*) as count from stored_file where owner = ${owner} and purpose = ${purpose}`,
  )
  return count
}

export async function announceBytes(db: Db, storageKey: StorageKey, now: Date): Promise<void> {
  await db.run(sql`insert into unclaimed_bytes (storage_key, since) values (${storageKey}, ${now})`)
}

/** False when the sweep was faster. */
export async function claimBytes(tx: Db, storageKey: StorageKey): Promise<boolean> {
  const claimed = await tx.run(
    sql`delete from unclaimed_bytes where storage_key = ${storageKey} and not condemned`,
  )
  return claimed === 1
}

/** Takes the rows away and puts their bytes on the list of what is to be deleted, in one statement. */
export function releaseFiles(tx: Db, ids: readonly string[], now: Date): Promise<number> {
  return tx.run(sql`
    with gone as (delete from stored_file where id = any(${ids}) returning storage_key)
    insert into unclaimed_bytes (storage_key, since, condemned) select storage_key, ${now}, true from gone`)
}

export async function selectExpired(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db.many<{ id: string }>(
    sql`select id from stored_file where delete_after <= ${now} order by delete_after limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

export function condemnOlderThan(db: Db, cutoff: Date): Promise<number> {
  return db.run(sql`update unclaimed_bytes set condemned = true where since < ${cutoff} and not condemned`)
}

/** True when nobody else claimed them meanwhile. */
export async function condemn(db: Db, storageKey: StorageKey): Promise<boolean> {
  return (
    (await db.run(sql`update unclaimed_bytes set condemned = true where storage_key = ${storageKey}`)) === 1
  )
}

/**
 * Held, shared, by a backup from before it looks at the rows until it has read the last file: bytes whose rows it has
 * seen stay as long. Asked for in the statement that chooses, so that what was chosen was let go before the backup looked.
 */
export const BYTES_ARE_READ = 7_263_054

export async function selectCondemned(db: Db, limit: number): Promise<StorageKey[]> {
  const rows = await db.many<{ storageKey: StorageKey }>(sql`
    with nobody as materialized (select pg_try_advisory_xact_lock(${BYTES_ARE_READ}) as reads)
    select storage_key as "storageKey" from unclaimed_bytes, nobody
    where condemned and nobody.reads order by since limit ${limit}`)
  return rows.map(({ storageKey }) => storageKey)
}

export async function forgetBytes(db: Db, storageKey: StorageKey): Promise<void> {
  await db.run(sql`delete from unclaimed_bytes where storage_key = ${storageKey} and condemned`)
}

export type Locked = { id: string; storageKey: StorageKey } & LockedKey

export function selectLockedOtherwise(db: Db, keyId: string, limit: number): Promise<Locked[]> {
  return db.many<Locked>(sql`
    select id, storage_key as "storageKey", key_id as "keyId", locked_key as wrapped
    from stored_file where key_id is not null and key_id <> ${keyId} limit ${limit}`)
}

/** Only where the lock is still the one that was opened. */
export function updateLock(db: Db, before: Locked, after: LockedKey): Promise<number> {
  return db.run(sql`
    update stored_file set key_id = ${after.keyId}, locked_key = ${after.wrapped}
    where id = ${before.id} and key_id = ${before.keyId}`)
}
