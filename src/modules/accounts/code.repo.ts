import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { type SendCounts, sendLimits } from './domain/sign-in-rules.ts'

/** Sends are counted and added one after the other, whichever process they come to. */
export async function lockSending(tx: Db): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('accounts send-code', 0))`)
}

export function countSends(
  db: Db,
  { phone, address, now }: { phone: string; address: string; now: Date },
): Promise<SendCounts> {
  const since = (windowMs: number) => new Date(now.getTime() - windowMs)
  const prefix = `${phone.slice(0, sendLimits.prefix.digits)}%`
  return db.one<SendCounts>(sql`
    select
      (select count(*)::int from sign_in_code
        where phone = ${phone} and created_at > ${since(sendLimits.phone.windowMs)}) as phone,
      (select max(created_at) from sign_in_code where phone = ${phone}) as "lastAt",
      (select count(*)::int from sign_in_code
        where address = ${address} and created_at > ${since(sendLimits.address.windowMs)}) as address,
      (select count(*)::int from sign_in_code
        where phone like ${prefix} and created_at > ${since(sendLimits.prefix.windowMs)}) as prefix,
      (select count(*)::int from sign_in_code
        where created_at > ${since(sendLimits.totalWindowMs)}) as total`)
}

export type NewCode = {
  phone: string
  codeMac: Buffer
  sealed: Buffer
  locale: string
  address: string
  createdAt: Date
  expiresAt: Date
}

export async function insertCode(tx: Db, code: NewCode): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into sign_in_code (phone, code_mac, sealed, locale, address, created_at, expires_at)
    values (${code.phone}, ${code.codeMac}, ${code.sealed}, ${code.locale}, ${code.address},
            ${code.createdAt}, ${code.expiresAt})
    returning id`)
  return id
}

export type LiveCode = { id: number; codeMac: Buffer; tries: number; expiresAt: Date; usedAt: Date | null }

/** The newest code of a phone is the only one that counts. Held, so that guesses come one after the other. */
export function findNewestCode(tx: Db, phone: string): Promise<LiveCode | undefined> {
  return tx.maybe<LiveCode>(sql`
    select id, code_mac as "codeMac", tries, expires_at as "expiresAt", used_at as "usedAt"
    from sign_in_code where phone = ${phone}
    order by created_at desc, id desc limit 1 for update`)
}

export async function countTry(tx: Db, id: number): Promise<void> {
  await tx.run(sql`update sign_in_code set tries = tries + 1 where id = ${id}`)
}

export async function spendCode(tx: Db, id: number, now: Date): Promise<void> {
  await tx.run(sql`update sign_in_code set used_at = ${now}, sealed = null where id = ${id}`)
}

export type WaitingCode = { phone: string; sealed: Buffer; locale: string; expiresAt: Date }

/** Undefined when it is too old, spent, already sent, or a newer one has taken its place. */
export function findCodeToSend(db: Db, id: number, now: Date): Promise<WaitingCode | undefined> {
  return db.maybe<WaitingCode>(sql`
    select phone, sealed, locale, expires_at as "expiresAt" from sign_in_code code
    where id = ${id} and sealed is not null and used_at is null and expires_at > ${now}
      and not exists (select from sign_in_code newer where newer.phone = code.phone and newer.id > code.id)`)
}

export async function eraseSealedCode(db: Db, id: number): Promise<void> {
  await db.run(sql`update sign_in_code set sealed = null where id = ${id}`)
}

/** Counted for an hour, of no use after a day. */
export async function sweepCodes(db: Db, olderThan: Date): Promise<void> {
  await db.run(sql`delete from sign_in_code where created_at < ${olderThan}`)
}
