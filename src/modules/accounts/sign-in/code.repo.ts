import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { type SendCounts, sendLimits } from '../domain/sign-in-rules.ts'

/** Sends are counted and added one after the other, whichever process they come to. */
export async function lockSending(tx: Db): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('accounts send-code', 0))`)
}

type CountRow = { phone: number; network: number; prefix: number; total: number } & {
  [window in 'phoneSince' | 'networkSince' | 'prefixSince' | 'totalSince' | 'lastAt']: Date | null
}

export async function countSends(
  db: Db,
  { phone, network, now }: { phone: string; network: string; now: Date },
): Promise<SendCounts> {
  const since = (windowMs: number) => new Date(now.getTime() - windowMs)
  const prefix = `${phone.slice(0, sendLimits.prefix.digits)}%`
  const row = await db.one<CountRow>(sql`
    select of_phone.count as phone, of_phone.since as "phoneSince",
           of_network.count as network, of_network.since as "networkSince",
           of_prefix.count as prefix, of_prefix.since as "prefixSince",
           of_all.count as total, of_all.since as "totalSince",
           (select max(created_at) from sign_in_code where phone = ${phone}) as "lastAt"
    from (select count(*)::int, min(created_at) as since from sign_in_code
            where phone = ${phone} and created_at > ${since(sendLimits.phone.windowMs)}) as of_phone,
         (select count(*)::int, min(created_at) as since from sign_in_code
            where network = ${network} and created_at > ${since(sendLimits.network.windowMs)}) as of_network,
         (select count(*)::int, min(created_at) as since from sign_in_code
            where phone like ${prefix} and created_at > ${since(sendLimits.prefix.windowMs)}) as of_prefix,
         (select count(*)::int, min(created_at) as since from sign_in_code
            where created_at > ${since(sendLimits.totalWindowMs)}) as of_all`)
  return {
    phone: { count: row.phone, since: row.phoneSince },
    network: { count: row.network, since: row.networkSince },
    prefix: { count: row.prefix, since: row.prefixSince },
    total: { count: row.total, since: row.totalSince },
    lastAt: row.lastAt,
  }
}

export type NewCode = {
  phone: string
  codeMac: Buffer
  sealed: Buffer
  locale: string
  network: string
  createdAt: Date
  expiresAt: Date
}

export async function insertCode(tx: Db, code: NewCode): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into sign_in_code (phone, code_mac, sealed, locale, network, created_at, expires_at)
    values (${code.phone}, ${code.codeMac}, ${code.sealed}, ${code.locale}, ${code.network},
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
export function sweepCodes(db: Db, olderThan: Date, limit: number): Promise<number> {
  return db.run(sql`
    delete from sign_in_code where id in (
      select id from sign_in_code where created_at < ${olderThan} limit ${limit})`)
}
