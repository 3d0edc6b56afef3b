import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Field } from '../domain/fields.ts'
import type { Guess } from '../domain/row.ts'
import type { Row } from './row.repo.ts'

/** What stood in a row before it was changed; a cell that there was not is null. */
export type RowBefore = {
  n: number
  texts: { readonly [field in Field]?: string | null }
  accepted: boolean
  /** Fields that had been written by hand by then. */
  edited: readonly Field[]
  guesses?: { readonly [field in Field]?: Guess }
}

export type ChangeBefore =
  | { kind: 'cells'; rows: readonly RowBefore[] }
  /** Rows that went into another upload. */
  | { kind: 'aside'; to: number; numbers: readonly number[] }
  /** Rows of a chat that were none. */
  | { kind: 'removed'; rows: readonly Row[] }

const MOST_CHANGES = 50

export async function insertChange(tx: Db, upload: number, before: ChangeBefore, now: Date): Promise<void> {
  const { seq } = await tx.one<{ seq: number }>(sql`
    insert into bulk_change (upload_id, seq, before, at)
    select ${upload}, coalesce(max(seq), 0) + 1, ${JSON.stringify(before)}::jsonb, ${now}
    from bulk_change where upload_id = ${upload}
    returning seq`)
  await tx.run(sql`
    delete from bulk_change where upload_id = ${upload} and seq <= ${seq - MOST_CHANGES}::integer`)
}

/** The last one, which is gone with that. */
export const takeLastChange = (tx: Db, upload: number) =>
  tx.maybe<{ before: ChangeBefore }>(sql`
    delete from bulk_change where upload_id = ${upload}
      and seq = (select max(seq) from bulk_change where upload_id = ${upload})
    returning before`)

export const hasChange = async (db: Db, upload: number) =>
  (await db.maybe(sql`select from bulk_change where upload_id = ${upload} limit 1`)) !== undefined

/** After its columns were chosen anew: what stood before belongs to other columns. */
export const forgetChanges = (tx: Db, upload: number) =>
  tx.run(sql`delete from bulk_change where upload_id = ${upload}`)
