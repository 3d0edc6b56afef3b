import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { ProofPurpose, ProofsSent } from '../domain/proof-rules.ts'

export function countProofs(
  db: Db,
  personId: number,
  purpose: ProofPurpose,
  since: Date,
): Promise<ProofsSent> {
  return db.one<ProofsSent>(sql`
    select count(*)::int as count, min(created_at) as first, max(created_at) as last from proof_code
    where person_id = ${personId} and purpose = ${purpose} and created_at > ${since}`)
}

export type NewProof = {
  personId: number
  purpose: ProofPurpose
  phone: string
  codeMac: Buffer
  sealed: Buffer
  locale: string
  createdAt: Date
  expiresAt: Date
}

export async function insertProof(tx: Db, proof: NewProof): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into proof_code (person_id, purpose, phone, code_mac, sealed, locale, created_at, expires_at)
    values (${proof.personId}, ${proof.purpose}, ${proof.phone}, ${proof.codeMac}, ${proof.sealed},
      ${proof.locale}, ${proof.createdAt}, ${proof.expiresAt})
    returning id`)
  return id
}

export type LiveProof = { id: number; codeMac: Buffer; tries: number; expiresAt: Date; usedAt: Date | null }

/** The newest of its purpose is the only one that counts. Held, so that guesses come one after the other. */
export function findNewestProof(
  tx: Db,
  personId: number,
  purpose: ProofPurpose,
): Promise<LiveProof | undefined> {
  return tx.maybe<LiveProof>(sql`
    select id, code_mac as "codeMac", tries, expires_at as "expiresAt", used_at as "usedAt"
    from proof_code where person_id = ${personId} and purpose = ${purpose}
    order by created_at desc, id desc limit 1 for update`)
}

export async function countProofTry(tx: Db, id: number): Promise<void> {
  await tx.run(sql`update proof_code set tries = tries + 1 where id = ${id}`)
}

export async function spendProof(tx: Db, id: number, now: Date): Promise<void> {
  await tx.run(sql`update proof_code set used_at = ${now}, sealed = null where id = ${id}`)
}

export type WaitingProof = {
  phone: string
  purpose: ProofPurpose
  sealed: Buffer
  locale: string
  expiresAt: Date
}

export function findProofToSend(db: Db, id: number, now: Date): Promise<WaitingProof | undefined> {
  return db.maybe<WaitingProof>(sql`
    select phone, purpose, sealed, locale, expires_at as "expiresAt" from proof_code
    where id = ${id} and sealed is not null and used_at is null and expires_at > ${now}`)
}

export async function eraseSealedProof(db: Db, id: number): Promise<void> {
  await db.run(sql`update proof_code set sealed = null where id = ${id}`)
}

export async function deleteProofs(tx: Db, personId: number): Promise<void> {
  await tx.run(sql`delete from proof_code where person_id = ${personId}`)
}

/** Counted for an hour, of no use after a day. */
export function sweepProofs(db: Db, olderThan: Date, limit: number): Promise<number> {
  return db.run(sql`
    delete from proof_code where id in (
      select id from proof_code where created_at < ${olderThan} limit ${limit})`)
}
