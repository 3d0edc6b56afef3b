import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { PlaceKind, PointState } from '../domain/point.ts'
import { findPlace } from '../points.repo.ts'

type DeskPointFilter = {
  /** Folded words, as patterns of `like`. */
  parts: readonly string[]
  id: number | undefined
  districtIds: readonly number[] | undefined
  kind: PlaceKind | undefined
  state: PointState | 'closing' | undefined
  before: number | undefined
  now: Date
  today: string
}

/** What the desk knows of a point beside what everybody sees. */
type DeskSide = {
  version: number
  availabilityNote: string | null
  closingReason: string | null
  agents: number
}

/** The newest first, a page at a time; by number, so that one that is made meanwhile moves nothing. */
export async function findDeskPointIds(db: Db, f: DeskPointFilter, limit: number): Promise<number[]> {
  const isShut = sql`(closed or coalesce(closed_until > ${f.now}::timestamptz, false)
    or coalesce(closes_on <= ${f.today}::date, false))`
  const isFull = sql`(full_by_hand or closes_on is not null or occupied >= capacity)`
  const rows = await db.many<{ id: number }>(sql`
    select id from pickup_point
    where search_text like all (${f.parts}::text[])
      and (${f.id}::bigint is null or id = ${f.id})
      and (${f.districtIds}::integer[] is null or district_id = any (${f.districtIds}::integer[]))
      and (${f.kind}::text is null or kind = ${f.kind})
      and (${f.before}::bigint is null or id < ${f.before})
      and case ${f.state}::text
        when 'closed' then ${isShut}
        when 'full' then ${isFull} and not ${isShut}
        when 'open' then not ${isFull} and not ${isShut}
        when 'closing' then coalesce(closes_on > ${f.today}::date, false)
        else true end
    order by id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}

export async function findDeskSides(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, DeskSide>> {
  const rows = await db.many<DeskSide & { id: number }>(sql`
    select id, version, availability_note as "availabilityNote", closing_reason as "closingReason",
      (select count(*) from agent_post where point_id = pickup_point.id)::integer as agents
    from pickup_point where id = any (${ids}::bigint[])`)
  return new Map(rows.map(({ id, ...side }) => [id, side]))
}

export async function findDeskPoint(db: Db, id: number) {
  const point = await findPlace(db, id)
  const side = point && (await findDeskSides(db, [id])).get(id)
  return point && side && { ...point, ...side }
}

/**
 * Two who add at once come one after the other: the row is held by whoever changes it. The version stays: what is written of a
 * point does not name its photos, so nobody who writes can lose one.
 */
export async function savePhotos(tx: Db, id: number, photos: readonly string[]): Promise<void> {
  await tx.run(sql`update pickup_point set photos = ${photos}::text[] where id = ${id}`)
}

type Closing = { closesOn: string; reason: string; toPointId: number | undefined }

/** Whatever was to come here from a point that closed before goes on to the same place. */
export async function saveClosing(
  tx: Db,
  id: number,
  { closesOn, reason, toPointId }: Closing,
): Promise<void> {
  await tx.run(sql`
    update pickup_point set closes_on = ${closesOn}::date, closing_reason = ${reason}, closing_to = ${toPointId}, version = version + 1,
      change_no = nextval('point_change')
    where id = ${id}`)
  if (toPointId !== undefined)
    await tx.run(sql`
      update pickup_point set closing_to = ${toPointId} where closing_to = ${id} and id <> ${toPointId}`)
}

export async function findClosingTo(db: Db, id: number): Promise<number | undefined> {
  const row = await db.maybe<{ to: number }>(sql`
    select closing_to as to from pickup_point where id = ${id} and closing_to is not null`)
  return row?.to
}

type ClosingWay = { fromPointId: number; toPointId: number }

/** Points that close or have closed not long ago, with where their parcels go: a basket may still be paid for. */
export function findClosingWays(db: Db, closedSince: string): Promise<ClosingWay[]> {
  return db.many<ClosingWay>(sql`
    select id as "fromPointId", closing_to as "toPointId" from pickup_point
    where closing_to is not null and closes_on >= ${closedSince}::date order by id`)
}
