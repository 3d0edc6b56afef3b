import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { banknotes, ClosingState } from '../domain/counter-words.ts'

type Note = { value: (typeof banknotes)[number]; count: number }

export type Closing = {
  id: number
  personId: number
  person: string | null
  pointId: number | null
  day: string
  closedAt: Date
  expected: number
  counted: number
  difference: number
  notes: Note[]
  note: string | null
  state: ClosingState
  reviewedAt: Date | null
  reviewer: string | null
  reviewNote: string | null
}

const columns = sql`
  select closing.id, person_id as "personId", closer.full_name as person, point_id as "pointId",
    to_char(day, 'YYYY-MM-DD') as day, closed_at as "closedAt", expected, counted, difference, notes, note, state,
    reviewed_at as "reviewedAt", reviewer.full_name as reviewer, review_note as "reviewNote"
  from drawer_closing closing
    left join person_name closer on closer.id = person_id
    left join person_name reviewer on reviewer.id = reviewed_by`

export function findClosing(db: Db, id: number): Promise<Closing | undefined> {
  return db.maybe<Closing>(sql`${columns} where closing.id = ${id}`)
}

/** Of two who decide at once the second waits, and finds it decided. */
export function lockClosing(tx: Db, id: number): Promise<Closing | undefined> {
  return tx.maybe<Closing>(sql`${columns} where closing.id = ${id} for update of closing`)
}

export function findClosingOf(db: Db, person: number, day: string): Promise<Closing | undefined> {
  return db.maybe<Closing>(sql`${columns} where person_id = ${person} and day = ${day}`)
}

export async function findLastDay(db: Db, person: number): Promise<string | undefined> {
  const row = await db.maybe<{ day: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day from drawer_closing where person_id = ${person}
    order by drawer_closing.day desc limit 1`)
  return row?.day
}

export async function findLastCount(db: Db, person: number): Promise<Date | undefined> {
  const row = await db.maybe<{ at: Date }>(sql`
    select closed_at as at from drawer_closing where person_id = ${person} order by closed_at desc limit 1`)
  return row?.at
}

/** What counts of earlier days have found and nobody has decided on. */
export async function sumOpenBefore(db: Db, person: number, day: string): Promise<number> {
  const { sum } = await db.one<{ sum: number }>(sql`
    select coalesce(sum(difference), 0)::bigint as sum from drawer_closing
    where person_id = ${person} and day < ${day} and state = 'open'`)
  return sum
}

type Filter = { onlyOpen: boolean; point: number | undefined; before: number | undefined }

/** Newest first. */
export function findClosings(db: Db, { onlyOpen, point, before }: Filter, limit: number): Promise<Closing[]> {
  return db.many<Closing>(sql`
    ${columns}
    where (not ${onlyOpen}::boolean or state = 'open') and (${point}::bigint is null or point_id = ${point})
      and (${before}::bigint is null or closing.id < ${before})
    order by closing.id desc limit ${limit}`)
}

type NewClosing = Pick<Closing, 'personId' | 'pointId' | 'day' | 'closedAt' | 'expected' | 'counted'> & {
  notes: readonly Note[]
  note: string | undefined
}

export async function insertClosing(tx: Db, closing: NewClosing): Promise<number> {
  const { personId, pointId, day, closedAt, expected, counted, notes, note } = closing
  const { id } = await tx.one<{ id: number }>(sql`
    insert into drawer_closing (person_id, point_id, day, closed_at, expected, counted, notes, note, state)
    values (${personId}, ${pointId}, ${day}, ${closedAt}, ${expected}, ${counted}, ${JSON.stringify(notes)}, ${note},
      ${counted === expected ? 'even' : 'open'})
    returning id`)
  return id
}

export async function saveReview(
  tx: Db,
  id: number,
  review: { state: 'explained' | 'booked'; at: Date; by: number; note: string | null },
): Promise<void> {
  await tx.run(sql`
    update drawer_closing set state = ${review.state}, reviewed_at = ${review.at}, reviewed_by = ${review.by},
      review_note = ${review.note}
    where id = ${id}`)
}
