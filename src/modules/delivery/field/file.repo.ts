import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Picture } from '../domain/field-words.ts'

export type FileRow = {
  personId: number
  clientId: string
  fileId: string | null
  orderId: number | null
  incidentId: number | null
  purpose: Picture
}

const columns = sql`person_id as "personId", client_id as "clientId", file_id as "fileId", order_id as "orderId",
  incident_id as "incidentId", purpose`

export function findFile(db: Db, person: number, clientId: string): Promise<FileRow | undefined> {
  return db.maybe<FileRow>(sql`
    select ${columns} from field_file where person_id = ${person} and client_id = ${clientId}`)
}

/** It has come. */
export async function saveFile(
  tx: Db,
  {
    person,
    clientId,
    fileId,
    purpose,
    at,
  }: { person: number; clientId: string; fileId: string; purpose: Picture; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into field_file (person_id, client_id, file_id, purpose, came_at)
    values (${person}, ${clientId}, ${fileId}, ${purpose}, ${at})
    on conflict (person_id, client_id) do update
    set file_id = excluded.file_id, came_at = excluded.came_at`)
}

type Naming = { person: number; clientId: string; orderId: number; purpose: Picture; at: Date }

/** A report of this order names it, and says what it shows; the first one that does. */
export async function nameFile(tx: Db, { person, clientId, orderId, purpose, at }: Naming): Promise<void> {
  await tx.run(sql`
    insert into field_file (person_id, client_id, order_id, purpose, named_at)
    values (${person}, ${clientId}, ${orderId}, ${purpose}, ${at})
    on conflict (person_id, client_id) do update
    set order_id = excluded.order_id, purpose = excluded.purpose, named_at = excluded.named_at
    where field_file.order_id is null`)
}

/** Named before then, not here yet, and nobody has been told. */
export function findOverdue(
  db: Db,
  namedBefore: Date,
  limit: number,
): Promise<(FileRow & { namedAt: Date })[]> {
  return db.many<FileRow & { namedAt: Date }>(sql`
    select ${columns}, named_at as "namedAt" from field_file
    where file_id is null and named_at < ${namedBefore} and incident_id is null
    order by named_at limit ${limit}`)
}

export async function saveIncident(
  tx: Db,
  { personId, clientId }: FileRow,
  incidentId: number,
): Promise<void> {
  await tx.run(sql`
    update field_file set incident_id = ${incidentId} where person_id = ${personId} and client_id = ${clientId}`)
}

/** What has come, or never will, is of no use any more. */
export async function deleteFiles(db: Db, before: Date): Promise<void> {
  await db.run(sql`delete from field_file where coalesce(named_at, came_at) < ${before}`)
}
