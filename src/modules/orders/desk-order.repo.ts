import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type PersonRow = {
  id: number
  fullName: string
  phone: string | null
  type: number
  company: string | null
}

/** People by their numbers: owners, couriers, whoever is named in a log. */
export async function findPeople(
  db: Db,
  ids: readonly (number | null | undefined)[],
): Promise<Map<number, PersonRow>> {
  const wanted = [...new Set(ids.filter((id) => id !== null && id !== undefined))]
  const rows = await db.many<PersonRow>(sql`
    select id, full_name as "fullName", phone, type, company from person where id = any (${wanted}::bigint[])`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Who wrote the order down, and the order that carries its parcel back. */
export function findRelated(
  db: Db,
  orderId: number,
): Promise<{ enteredBy: number | null; returnId: number | null }> {
  return db.one<{ enteredBy: number | null; returnId: number | null }>(sql`
    select entered_by as "enteredBy",
      (select id from customer_order back where back.return_of = customer_order.id) as "returnId"
    from customer_order where id = ${orderId}`)
}

export type MovementRow = {
  id: number
  at: Date
  template: string
  isReversal: boolean
  amount: number
  by: string | null
}

/** What the books hold about one thing, oldest first: each movement with the sum that changed hands. */
export function findMovements(db: Db, reference: string): Promise<MovementRow[]> {
  return db.many<MovementRow>(sql`
    select movement.id, at, template, reverses is not null as "isReversal", full_name as by,
      (select coalesce(sum(amount), 0)::bigint from ledger_posting
       where transaction_id = movement.id and amount > 0) as amount
    from ledger_transaction movement left join person on person.id = by_person
    where reference = ${reference} order by movement.id`)
}
