import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { ClosingState } from '../domain/cash-desk.ts'

export type Closing = {
  id: number
  deskId: number
  deskName: string
  day: string
  closedAt: Date
  closedBy: number | null
  closer: string | null
  expected: number
  counted: number
  difference: number
  note: string | null
  throughLine: number
  state: ClosingState
  reviewedAt: Date | null
  reviewer: string | null
  reviewNote: string | null
}

const columns = sql`
  select closing.id, desk_id as "deskId", cash_desk.name as "deskName", to_char(day, 'YYYY-MM-DD') as day,
    closing.closed_at as "closedAt", closed_by as "closedBy", closer.full_name as closer, expected, counted,
    difference, note, through_line as "throughLine", state, reviewed_at as "reviewedAt",
    reviewer.full_name as reviewer, review_note as "reviewNote"
  from cash_closing closing join cash_desk on cash_desk.id = desk_id
    left join person_name closer on closer.id = closed_by
    left join person_name reviewer on reviewer.id = reviewed_by`

export function findLastClosing(db: Db, desk: number): Promise<Closing | undefined> {
  return db.maybe<Closing>(sql`${columns} where desk_id = ${desk} order by day desc limit 1`)
}

export function findClosing(db: Db, id: number): Promise<Closing | undefined> {
  return db.maybe<Closing>(sql`${columns} where closing.id = ${id}`)
}

/** Of two who decide at once the second waits, and finds it decided. */
export function lockClosing(tx: Db, id: number): Promise<Closing | undefined> {
  return tx.maybe<Closing>(sql`${columns} where closing.id = ${id} for update of closing`)
}

export function findClosings(
  db: Db,
  { desk, onlyOpen, before }: { desk: number | undefined; onlyOpen: boolean; before: number | undefined },
  limit: number,
): Promise<Closing[]> {
  return db.many<Closing>(sql`
    ${columns}
    where (${desk}::bigint is null or desk_id = ${desk}) and (not ${onlyOpen}::boolean or state = 'open')
      and (${before}::bigint is null or closing.id < ${before})
    order by closing.id desc limit ${limit}`)
}

/** What earlier closings found and nobody has decided on. */
export function sumOpenDifferences(db: Db, desk: number): Promise<{ count: number; sum: number }> {
  return db.one(sql`
    select count(*)::int as count, coalesce(sum(difference), 0)::bigint as sum
    from cash_closing where desk_id = ${desk} and state = 'open'`)
}

export async function insertClosing(
  tx: Db,
  closing: Pick<Closing, 'deskId' | 'day' | 'expected' | 'counted' | 'throughLine'> & {
    note: string | undefined
    at: Date
    by: number
  },
): Promise<number> {
  const { deskId, day, at, by, expected, counted, note, throughLine } = closing
  const { id } = await tx.one<{ id: number }>(sql`
    insert into cash_closing (desk_id, day, closed_at, closed_by, expected, counted, note, through_line, state)
    values (${deskId}, ${day}, ${at}, ${by}, ${expected}, ${counted}, ${note}, ${throughLine},
      ${counted === expected ? 'even' : 'open'})
    returning id`)
  return id
}

export async function saveReview(
  tx: Db,
  id: number,
  review: { state: 'explained' | 'booked'; at: Date; by: number; note: string },
): Promise<void> {
  await tx.run(sql`
    update cash_closing set state = ${review.state}, reviewed_at = ${review.at}, reviewed_by = ${review.by},
      review_note = ${review.note}
    where id = ${id}`)
}
