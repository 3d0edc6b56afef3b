import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Purpose } from './domain/purposes.ts'

type NewLink = {
  tokenHash: Buffer
  purpose: Purpose
  target: Buffer
  reference: string
  createdAt: Date
  expiresAt: Date
}

export async function insertLink(tx: Db, link: NewLink): Promise<void> {
  await tx.run(sql`
    insert into short_link (token_hash, purpose, target, reference, created_at, expires_at)
    values (${link.tokenHash}, ${link.purpose}, ${link.target}, ${link.reference}, ${link.createdAt},
      ${link.expiresAt})`)
}

export function findLink(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<{ purpose: Purpose; target: Buffer } | undefined> {
  return db.maybe<{ purpose: Purpose; target: Buffer }>(sql`
    select purpose, target from short_link where token_hash = ${tokenHash} and expires_at > ${now}`)
}

/** A link taken back is as unknown as one that never was. */
export function deleteLinks(tx: Db, reference: string, purpose: Purpose | undefined): Promise<number> {
  return tx.run(sql`
    delete from short_link
    where reference = ${reference} and (${purpose}::text is null or purpose = ${purpose})`)
}

/** Never longer than it was. */
export function endLinksBy(tx: Db, reference: string, purpose: Purpose, expiresAt: Date): Promise<number> {
  return tx.run(sql`
    update short_link set expires_at = ${expiresAt}
    where reference = ${reference} and purpose = ${purpose} and expires_at > ${expiresAt}`)
}

export function deleteExpired(db: Db, now: Date, limit: number): Promise<number> {
  return db.run(sql`
    delete from short_link where token_hash in (
      select token_hash from short_link where expires_at <= ${now} limit ${limit})`)
}
