import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type HandIn = {
  id: number
  personId: number
  kind: 'courier' | 'agent'
  amount: number
  /** Where it was not what was told. */
  counted: number | null
  state: 'told' | 'confirmed' | 'rejected'
  toldAt: Date
  decidedAt: Date | null
  reason: string | null
  /** Who said it for somebody who is suspended. */
  toldBy: number | null
  fullName: string
  phone: string | null
}

const columns = sql`
  select cash_hand_in.id, person_id as "personId", kind, amount, counted, state, told_at as "toldAt",
    decided_at as "decidedAt", reason, told_by as "toldBy", person.full_name as "fullName", person.phone
  from cash_hand_in join person_contact person on person.id = person_id`

/** Whatever happens to the cash in one person's hands happens one after the other. */
export async function lockHands(tx: Db, person: number): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`cash of ${person}`}, 0))`)
}

export async function insertHandIn(
  tx: Db,
  handIn: Pick<HandIn, 'personId' | 'kind' | 'amount' | 'toldAt'> & { toldBy?: number },
): Promise<HandIn> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into cash_hand_in (person_id, kind, amount, told_at, told_by)
    values (${handIn.personId}, ${handIn.kind}, ${handIn.amount}, ${handIn.toldAt}, ${handIn.toldBy}) returning id`)
  return tx.one<HandIn>(sql`${columns} where cash_hand_in.id = ${id}`)
}

export async function sumTold(db: Db, person: number): Promise<{ told: number; count: number }> {
  return db.one(sql`
    select coalesce(sum(amount), 0)::bigint as told, count(*) as count
    from cash_hand_in where person_id = ${person} and state = 'told'`)
}

/** By `person kind`: what these people have said and nobody has counted. */
export async function sumToldByPerson(db: Db, people: readonly number[]): Promise<Map<string, number>> {
  const rows = await db.many<{ person: number; kind: HandIn['kind']; told: number }>(sql`
    select person_id as person, kind, sum(amount)::bigint as told
    from cash_hand_in where person_id = any (${people}::bigint[]) and state = 'told'
    group by person_id, kind`)
  return new Map(rows.map(({ person, kind, told }) => [`${person} ${kind}`, told]))
}

export function findHandInsOf(db: Db, person: number, limit: number): Promise<HandIn[]> {
  return db.many<HandIn>(
    sql`${columns} where person_id = ${person} order by cash_hand_in.id desc limit ${limit}`,
  )
}

export function findTold(db: Db, limit: number): Promise<HandIn[]> {
  return db.many<HandIn>(sql`${columns} where state = 'told' order by cash_hand_in.id limit ${limit}`)
}

/** Where another sum was counted than told, newest first. */
export function findDiffering(db: Db, since: Date, limit: number): Promise<HandIn[]> {
  return db.many<HandIn>(sql`
    ${columns} where counted is not null and decided_at >= ${since} order by decided_at desc limit ${limit}`)
}

export function findHandIn(db: Db, id: number): Promise<HandIn | undefined> {
  return db.maybe<HandIn>(sql`${columns} where cash_hand_in.id = ${id}`)
}

type Decision = {
  state: 'confirmed' | 'rejected'
  at: Date
  by: number
  reason?: string
  counted?: number | undefined
}

/** False when it was decided before: of two cashiers at once the second finds it so. */
export async function decideHandIn(
  tx: Db,
  id: number,
  { state, at, by, reason, counted }: Decision,
): Promise<boolean> {
  const rows = await tx.run(sql`
    update cash_hand_in set state = ${state}, decided_at = ${at}, decided_by = ${by}, reason = ${reason},
      counted = ${counted}
    where id = ${id} and state = 'told'`)
  return rows === 1
}
