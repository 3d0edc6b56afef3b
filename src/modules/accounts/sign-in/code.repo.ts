import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import {
  commonLane,
  type LaneCounts,
  reserveLane,
  type SendCounts,
  sendLimits,
} from '../domain/send-rules.ts'

/** Sends that share limits are counted and added one after the other, whichever process they come to. */
export async function lockSending(tx: Db, lane: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`accounts send-code ${lane}`}, 0))`)
}

type CountRow = { phone: number; network: number; prefix: number; total: number } & {
  [window in 'phoneSince' | 'networkSince' | 'prefixSince' | 'totalSince' | 'lastAt']: Date | null
}

type Asked = { phone: string; now: Date }

const since = (now: Date, windowMs: number) => new Date(now.getTime() - windowMs)

/** What has left by the lane that all share. */
export async function countSends(
  db: Db,
  { phone, network, now }: Asked & { network: string },
): Promise<SendCounts> {
  const prefix = `${phone.slice(0, sendLimits.prefix.digits)}%`
  const row = await db.one<CountRow>(sql`
    select of_phone.count as phone, of_phone.since as "phoneSince",
           of_network.count as network, of_network.since as "networkSince",
           of_prefix.count as prefix, of_prefix.since as "prefixSince",
           of_all.count as total, of_all.since as "totalSince",
           (select max(created_at) from sign_in_code
              where phone = ${phone} and lane = ${commonLane}) as "lastAt"
    from (select count(*)::int, min(created_at) as since from sign_in_code
            where phone = ${phone} and lane = ${commonLane}
              and created_at > ${since(now, sendLimits.phone.windowMs)}) as of_phone,
         (select count(*)::int, min(created_at) as since from sign_in_code
            where network = ${network} and lane = ${commonLane}
              and created_at > ${since(now, sendLimits.network.windowMs)}) as of_network,
         (select count(*)::int, min(created_at) as since from sign_in_code
            where phone like ${prefix} and lane = ${commonLane}
              and created_at > ${since(now, sendLimits.prefix.windowMs)}) as of_prefix,
         (select count(*)::int, min(created_at) as since from sign_in_code
            where lane = ${commonLane} and created_at > ${since(now, sendLimits.totalWindowMs)}) as of_all`)
  return {
    phone: { count: row.phone, since: row.phoneSince },
    network: { count: row.network, since: row.networkSince },
    prefix: { count: row.prefix, since: row.prefixSince },
    total: { count: row.total, since: row.totalSince },
    lastAt: row.lastAt,
  }
}

type LaneRow = { lane: number; lanes: number; total: number } & {
  [window in 'laneSince' | 'lanesSince' | 'totalSince' | 'lastAt']: Date | null
}

/** What has left to known devices: to this one, to all of the same person, to all there are. */
export async function countLane(db: Db, { phone, lane, now }: Asked & { lane: string }): Promise<LaneCounts> {
  const row = await db.one<LaneRow>(sql`
    select of_lane.count as lane, of_lane.since as "laneSince",
           of_lanes.count as lanes, of_lanes.since as "lanesSince",
           of_all.count as total, of_all.since as "totalSince",
           (select max(created_at) from sign_in_code where phone = ${phone} and lane = ${lane}) as "lastAt"
    from (select count(*)::int, min(created_at) as since from sign_in_code
            where phone = ${phone} and lane = ${lane}
              and created_at > ${since(now, sendLimits.device.windowMs)}) as of_lane,
         (select count(*)::int, min(created_at) as since from sign_in_code
            where phone = ${phone} and lane not in (${commonLane}, ${reserveLane})
              and created_at > ${since(now, sendLimits.devices.windowMs)}) as of_lanes,
         (select count(*)::int, min(created_at) as since from sign_in_code
            where lane not in (${commonLane}, ${reserveLane})
              and created_at > ${since(now, sendLimits.totalWindowMs)}) as of_all`)
  return {
    lane: { count: row.lane, since: row.laneSince },
    lanes: { count: row.lanes, since: row.lanesSince },
    total: { count: row.total, since: row.totalSince },
    lastAt: row.lastAt,
  }
}

/** How often a phone has rung for people whom nobody knows, by whichever way. */
export async function countRings(
  db: Db,
  { phone, now }: Asked,
): Promise<Pick<SendCounts, 'phone' | 'lastAt'>> {
  const row = await db.one<{ count: number; since: Date | null; lastAt: Date | null }>(sql`
    select count(*)::int, min(created_at) as since, max(created_at) as "lastAt" from sign_in_code
    where phone = ${phone} and lane in (${commonLane}, ${reserveLane})
      and created_at > ${since(now, sendLimits.phone.windowMs)}`)
  return { phone: { count: row.count, since: row.since }, lastAt: row.lastAt }
}

/** How many codes have left within the last hour by the lane that the ceiling is for. */
export async function countTowardsCeiling(db: Db, now: Date): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from sign_in_code
    where lane = ${commonLane} and created_at > ${since(now, sendLimits.totalWindowMs)}`)
  return n
}

export async function isSpentChallenge(tx: Db, challenge: Buffer): Promise<boolean> {
  return (await tx.maybe(sql`select id from sign_in_code where challenge = ${challenge}`)) !== undefined
}

export type NewCode = {
  phone: string
  codeMac: Buffer
  sealed: Buffer
  locale: string
  network: string
  lane: string
  /** The one that was solved for it. */
  challenge: Buffer | undefined
  createdAt: Date
  expiresAt: Date
}

export async function insertCode(tx: Db, code: NewCode): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into sign_in_code (phone, code_mac, sealed, locale, network, lane, challenge, created_at, expires_at)
    values (${code.phone}, ${code.codeMac}, ${code.sealed}, ${code.locale}, ${code.network}, ${code.lane},
            ${code.challenge}, ${code.createdAt}, ${code.expiresAt})
    returning id`)
  return id
}

export type LiveCode = {
  id: number
  lane: string
  codeMac: Buffer
  tries: number
  expiresAt: Date
  usedAt: Date | null
}

/** Of each lane only the newest code of a phone counts. Held, so that guesses come one after the other. */
export function findNewestCodes(tx: Db, phone: string, lanes: readonly string[]): Promise<LiveCode[]> {
  return tx.many<LiveCode>(sql`
    select id, lane, code_mac as "codeMac", tries, expires_at as "expiresAt", used_at as "usedAt"
    from sign_in_code
    where id in (
      select distinct on (lane) id from sign_in_code
      where phone = ${phone} and lane = any (${lanes}::text[])
      order by lane, created_at desc, id desc)
    order by id for update`)
}

export async function countTry(tx: Db, ...ids: readonly number[]): Promise<void> {
  await tx.run(sql`update sign_in_code set tries = tries + 1 where id = any (${ids}::bigint[])`)
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
      and not exists (select from sign_in_code newer 
        where newer.phone = code.phone and newer.lane = code.lane and newer.id > code.id)`)
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
