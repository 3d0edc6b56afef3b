import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type PasskeyRow = {
  id: number
  name: string
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  createdAt: Date
  usedAt: Date | null
  blockedAt: Date | null
}

const columns = sql`
  select id, name, credential_id as "credentialId", public_key as "publicKey", counter, created_at as "createdAt",
    used_at as "usedAt", blocked_at as "blockedAt"
  from passkey`

export function findPasskeys(db: Db, personId: number): Promise<PasskeyRow[]> {
  return db.many<PasskeyRow>(sql`${columns} where person_id = ${personId} order by id`)
}

/** Held: of two signatures at once the second finds what the first has counted. */
export function lockPasskey(tx: Db, personId: number, credentialId: Buffer): Promise<PasskeyRow | undefined> {
  return tx.maybe<PasskeyRow>(sql`
    ${columns} where person_id = ${personId} and credential_id = ${credentialId} for update`)
}

export type NewPasskey = Pick<PasskeyRow, 'name' | 'credentialId' | 'publicKey' | 'counter' | 'createdAt'>

/** Undefined when somebody has it already. */
export async function insertPasskey(
  tx: Db,
  personId: number,
  passkey: NewPasskey,
): Promise<number | undefined> {
  const row = await tx.maybe<{ id: number }>(sql`
    insert into passkey (person_id, name, credential_id, public_key, counter, created_at)
    values (${personId}, ${passkey.name}, ${passkey.credentialId}, ${passkey.publicKey}, ${passkey.counter},
      ${passkey.createdAt})
    on conflict (credential_id) do nothing
    returning id`)
  return row?.id
}

export async function savePasskeyUse(tx: Db, id: number, counter: number, now: Date): Promise<void> {
  await tx.run(sql`update passkey set counter = ${counter}, used_at = ${now} where id = ${id}`)
}

export async function blockPasskey(tx: Db, id: number, now: Date): Promise<void> {
  await tx.run(sql`update passkey set blocked_at = ${now} where id = ${id}`)
}

export async function deletePasskey(tx: Db, id: number): Promise<void> {
  await tx.run(sql`delete from passkey where id = ${id}`)
}

/** With whatever is being asked of them. */
export async function deletePasskeys(tx: Db, personId: number): Promise<void> {
  await tx.run(sql`delete from passkey where person_id = ${personId}`)
  await tx.run(sql`delete from passkey_challenge where person_id = ${personId}`)
}

export type ChallengePurpose = 'add' | 'sign_in'
export type Challenge = { challenge: Buffer; askedIn: string; expiresAt: Date }

/** Takes the place of the one before. */
export async function saveChallenge(
  tx: Db,
  personId: number,
  purpose: ChallengePurpose,
  { challenge, askedIn, expiresAt }: Challenge,
): Promise<void> {
  await tx.run(sql`
    insert into passkey_challenge (person_id, purpose, challenge, asked_in, expires_at)
    values (${personId}, ${purpose}, ${challenge}, ${askedIn}, ${expiresAt})
    on conflict (person_id, purpose) do update set challenge = excluded.challenge, asked_in = excluded.asked_in,
      expires_at = excluded.expires_at`)
}

/** Gone with the first answer, right or wrong. */
export function takeChallenge(
  tx: Db,
  personId: number,
  purpose: ChallengePurpose,
): Promise<Challenge | undefined> {
  return tx.maybe<Challenge>(sql`
    delete from passkey_challenge where person_id = ${personId} and purpose = ${purpose}
    returning challenge, asked_in as "askedIn", expires_at as "expiresAt"`)
}

export function sweepChallenges(db: Db, now: Date, limit: number): Promise<number> {
  return db.run(sql`
    delete from passkey_challenge where (person_id, purpose) in (
      select person_id, purpose from passkey_challenge where expires_at < ${now} limit ${limit})`)
}
