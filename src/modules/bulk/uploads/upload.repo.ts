import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Counts } from '../domain/counts.ts'
import type { GuessedColumn } from '../domain/headers.ts'

export type UploadState = 'parsing' | 'mapping' | 'ready' | 'saving' | 'saved' | 'failed'
export type UploadKind = 'file' | 'table' | 'chat'

export type Upload = Counts & {
  id: number
  ownerId: number
  kind: UploadKind
  name: string
  state: UploadState
  progress: number
  failure: string | null
  failureRow: number | null
  fileId: string | null
  fileHash: string | null
  fileUntil: Date | null
  rawId: number
  asideOf: number | null
  setAside: number
  columns: readonly GuessedColumn[]
  headerRow: number | null
  sheet: string
  version: number
  turn: number
  paymentType: string | null
  saved: number
  collectionDay: string | null
  collectionInterval: string | null
  collectionFee: number | null
  createdBy: string
  createdAt: Date
  changedAt: Date
  savedAt: Date | null
}

const upload = sql`
  select upload.id, owner_id as "ownerId", kind, name, state, progress::float8 as progress, failure,
    failure_row as "failureRow", file_id as "fileId", file_hash as "fileHash", file_until as "fileUntil",
    coalesce(raw_id, upload.id) as "rawId", aside_of as "asideOf", cardinality(left_out) as "setAside", columns,
    header_row as "headerRow", sheet, rows, errors, repaired, duplicates, priced, total, problems, version, turn,
    payment_type as "paymentType", saved, collection_day::text as "collectionDay",
    collection_interval as "collectionInterval", collection_fee as "collectionFee",
    coalesce(person.full_name, '') as "createdBy", created_at as "createdAt", changed_at as "changedAt",
    saved_at as "savedAt"
  from bulk_upload upload left join person_name person on person.id = created_by`

export const findUpload = (db: Db, owner: number, id: number) =>
  db.maybe<Upload>(sql`${upload} where upload.id = ${id} and owner_id = ${owner}`)

/** Until the transaction ends nobody else changes it or its rows. */
export const holdUpload = (tx: Db, owner: number, id: number) =>
  tx.maybe<Upload>(sql`${upload} where upload.id = ${id} and owner_id = ${owner} for update of upload`)

/** For the jobs, which act for whoever it belongs to. */
export const holdAnyUpload = (tx: Db, id: number) =>
  tx.maybe<Upload>(sql`${upload} where upload.id = ${id} for update of upload`)

export const findAnyUpload = (db: Db, id: number) => db.maybe<Upload>(sql`${upload} where upload.id = ${id}`)

export const findUploads = (db: Db, owner: number, before: number | undefined, limit: number) =>
  db.many<Upload>(sql`
    ${upload} where owner_id = ${owner} and (${before}::bigint is null or upload.id < ${before})
    order by upload.id desc limit ${limit}`)

export type NewUpload = Pick<Upload, 'ownerId' | 'kind' | 'name' | 'state'> & {
  createdBy: number
  now: Date
  file?: { id: string; hash: string; until: Date | undefined } | undefined
  pasted?: string | undefined
}

export async function insertUpload(tx: Db, given: NewUpload): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into bulk_upload (owner_id, created_by, kind, name, state, file_id, file_hash, file_until, pasted,
      created_at, changed_at)
    values (${given.ownerId}, ${given.createdBy}, ${given.kind}, ${given.name}, ${given.state}, ${given.file?.id},
      ${given.file?.hash}, ${given.file?.until}, ${given.pasted}, ${given.now}, ${given.now})
    returning id`)
  return id
}

/** An upload for what was set aside from another: it begins with its columns, and without rows. */
export async function insertAside(tx: Db, from: Upload, createdBy: number, now: Date): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into bulk_upload (owner_id, created_by, kind, name, state, progress, file_id, file_until, raw_id, aside_of,
      columns, header_row, sheet, created_at, changed_at)
    values (${from.ownerId}, ${createdBy}, ${from.kind}, ${from.name}, 'ready', 1, ${from.fileId}, ${from.fileUntil},
      ${from.rawId}, ${from.id}, ${JSON.stringify(from.columns)}::jsonb, ${from.headerRow}, ${from.sheet}, ${now}, ${now})
    returning id`)
  return id
}

/** The one that still takes what is set aside. */
export async function findAside(db: Db, id: number): Promise<number | undefined> {
  const row = await db.maybe<{ id: number }>(sql`
    select id from bulk_upload where aside_of = ${id} and state = 'ready' order by id desc limit 1`)
  return row?.id
}

export const findPasted = async (db: Db, id: number) =>
  (await db.maybe<{ pasted: string | null }>(sql`select pasted from bulk_upload where id = ${id}`))?.pasted ??
  undefined

/** The newest upload of the same file before this one. */
export const findSameFile = (
  db: Db,
  { ownerId, id, fileHash }: Pick<Upload, 'ownerId' | 'id' | 'fileHash'>,
) =>
  db.maybe<{ id: number; createdAt: Date; state: UploadState }>(sql`
    select id, created_at as "createdAt", state from bulk_upload
    where owner_id = ${ownerId} and file_hash = ${fileHash} and id < ${id} and state <> 'failed'
    order by id desc limit 1`)

/** How many are not saved yet, and how many of these are being read. */
export const countUnsaved = (db: Db, owner: number) =>
  db.one<{ unsaved: number; reading: number }>(sql`
    select count(*) filter (where state not in ('saved', 'failed')) as unsaved,
      count(*) filter (where state = 'parsing') as reading
    from bulk_upload where owner_id = ${owner}`)

/** Begins anew: whoever was at it before finds another turn. Undefined when nothing is left to do. */
export const takeTurn = (tx: Db, id: number) =>
  tx.maybe<{ turn: number }>(sql`
    update bulk_upload set turn = turn + 1 where id = ${id} and state = 'parsing' returning turn`)

/** Nobody's when another has the turn by now. */
export const saveProgress = (db: Db, id: number, turn: number, progress: number) =>
  db.run(sql`
    update bulk_upload set progress = greatest(progress, ${progress})
    where id = ${id} and turn = ${turn} and state = 'parsing'`)

/** Whether it is still ours to write; until the transaction ends it is not deleted. */
export const hasTurn = async (tx: Db, { id, turn }: Pick<Upload, 'id' | 'turn'>) =>
  (await tx.maybe(sql`
    select from bulk_upload where id = ${id} and turn = ${turn} and state = 'parsing' for key share`)) !==
  undefined

export type Found = { columns: readonly GuessedColumn[]; headerRow: number | null; sheet: string }

export const saveColumns = (tx: Db, id: number, found: Found) =>
  tx.run(sql`
    update bulk_upload set columns = ${JSON.stringify(found.columns)}::jsonb, header_row = ${found.headerRow},
      sheet = ${found.sheet}
    where id = ${id}`)

export type Step = {
  state: UploadState
  progress: number
  failure?: { code: string; row: number | undefined }
  now: Date
}

export const saveState = (tx: Db, id: number, { state, progress, failure, now }: Step) =>
  tx.run(sql`
    update bulk_upload set state = ${state}, progress = ${progress}, failure = ${failure?.code},
      failure_row = ${failure?.row}, changed_at = ${now}
    where id = ${id}`)

export const saveCounts = (tx: Db, id: number, counts: Counts, now: Date) =>
  tx.run(sql`
    update bulk_upload set rows = ${counts.rows}, errors = ${counts.errors}, repaired = ${counts.repaired},
      duplicates = ${counts.duplicates}, priced = ${counts.priced}, total = ${counts.total},
      problems = ${JSON.stringify(counts.problems)}::jsonb, version = version + 1, changed_at = ${now}
    where id = ${id}`)

export const leaveOut = (tx: Db, id: number, numbers: readonly number[]) =>
  tx.run(sql`update bulk_upload set left_out = left_out || ${numbers}::integer[] where id = ${id}`)

export const takeBackIn = (tx: Db, id: number, numbers: readonly number[]) =>
  tx.run(sql`
    update bulk_upload set left_out = array(select unnest(left_out) except select unnest(${numbers}::integer[]))
    where id = ${id}`)

export const findLeftOut = async (db: Db, id: number) =>
  (await db.one<{ numbers: number[] }>(sql`select left_out as numbers from bulk_upload where id = ${id}`))
    .numbers

export const deleteUpload = (tx: Db, id: number) => tx.run(sql`delete from bulk_upload where id = ${id}`)

/** Nothing has happened to them since. */
export async function findOldUploads(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    select id from bulk_upload where changed_at < ${before} and state not in ('saving', 'saved')
    order by changed_at limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Saved so long ago that only their line of the history stays; there is more of them still. */
export async function findSavedWithRows(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    select id from bulk_upload upload where state = 'saved' and changed_at < ${before}
      and (pasted is not null
        or exists (select from bulk_row where upload_id = upload.id)
        or exists (select from bulk_message where upload_id = upload.id)
        or exists (select from bulk_change where upload_id = upload.id)
        or exists (select from bulk_raw where upload_id = coalesce(upload.raw_id, upload.id))
          and not exists (select from bulk_upload other where other.owner_id = upload.owner_id
            and coalesce(other.raw_id, other.id) = coalesce(upload.raw_id, upload.id)
            and (other.state <> 'saved' or other.changed_at >= ${before})))
    limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Whether an upload that somebody still works on, or has not long ago, goes by the same rows of a file. */
export const isRawRead = async (tx: Db, { ownerId, rawId }: Upload, before: Date) =>
  (await tx.maybe(sql`
    select from bulk_upload where owner_id = ${ownerId} and coalesce(raw_id, id) = ${rawId}
      and (state <> 'saved' or changed_at >= ${before})
    limit 1`)) !== undefined

/** Without anything that stood in its cells. */
export const leaveLine = (tx: Db, id: number) =>
  tx.run(sql`
    update bulk_upload set pasted = null, columns = coalesce(
      (select jsonb_agg(one || '{"samples": []}') from jsonb_array_elements(columns) one), '[]')
    where id = ${id}`)

/** Whether another upload goes by the same rows of a file, or the same file. */
export const isShared = async (tx: Db, { id, rawId }: Pick<Upload, 'id' | 'rawId'>) =>
  (await tx.maybe(sql`
    select from bulk_upload where (raw_id = ${rawId} or id = ${rawId}) and id <> ${id} limit 1`)) !==
  undefined

/** More of a chat, behind what was not read yet. */
export const addPasted = (tx: Db, id: number, text: string, now: Date) =>
  tx.run(sql`
    update bulk_upload set state = 'parsing', progress = 0, changed_at = ${now},
      pasted = case when pasted is null then ${text} else pasted || E'\\n' || ${text} end
    where id = ${id}`)

export const forgetPasted = (tx: Db, id: number) =>
  tx.run(sql`update bulk_upload set pasted = null where id = ${id}`)
