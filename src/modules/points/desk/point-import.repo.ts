import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { ImportFacts } from '../domain/import/read-row.ts'

type KeptImport = { ready: ImportFacts[]; errors: number }

/** So many sheets of one person wait for a yes; whoever reads more lets go of the oldest. */
const mostWaiting = 10

/** What nobody said yes to in time goes with the next one that is read. */
export async function insertImport(
  tx: Db,
  { id, person, now, kept }: { id: string; person: number; now: Date; kept: KeptImport },
  keptMs: number,
): Promise<void> {
  await tx.run(sql`
    delete from point_import
    where created_at < ${new Date(now.getTime() - keptMs)}
      or id in (select id from point_import where person_id = ${person} and saved_at is null
        order by created_at desc, id offset ${mostWaiting - 1})`)
  await tx.run(sql`
    insert into point_import (id, person_id, created_at, rows)
    values (${id}, ${person}, ${now}, ${JSON.stringify(kept)}::jsonb)`)
}

type WaitingImport = { rows: KeptImport; savedAt: Date | null }

/** Held, so that a second yes comes after the first. What has waited too long is gone, swept or not. */
export function holdImport(
  tx: Db,
  id: string,
  person: number,
  readSince: Date,
): Promise<WaitingImport | undefined> {
  return tx.maybe<WaitingImport>(sql`
    select rows, saved_at as "savedAt" from point_import
    where id = ${id} and person_id = ${person} and created_at >= ${readSince} for update`)
}

export async function saveImported(tx: Db, id: string, now: Date): Promise<void> {
  await tx.run(sql`update point_import set saved_at = ${now} where id = ${id}`)
}
