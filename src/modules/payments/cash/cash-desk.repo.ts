import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { DeskPlace } from '../domain/cash-desk.ts'

export type CashDesk = { id: number; name: string; place: DeskPlace; address: string }

const columns = sql`select cash_desk.id, name, place, address from cash_desk`

export function findDesks(db: Db): Promise<CashDesk[]> {
  return db.many<CashDesk>(sql`${columns} where closed_at is null order by id`)
}

export function findDesk(db: Db, id: number): Promise<CashDesk | undefined> {
  return db.maybe<CashDesk>(sql`${columns} where id = ${id} and closed_at is null`)
}

/** Whatever is decided about a whole desk happens one after the other. */
/** What desks are called, also those that were given up. */
export async function deskNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.many<{ id: number; name: string }>(sql`
    select id, name from cash_desk where id = any (${ids}::bigint[])`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export function lockDesk(tx: Db, id: number): Promise<CashDesk | undefined> {
  return tx.maybe<CashDesk>(sql`${columns} where id = ${id} and closed_at is null for update`)
}

/** Until the transaction ends it is not given up: cash can be put into it. */
export function holdDesk(tx: Db, id: number): Promise<CashDesk | undefined> {
  return tx.maybe<CashDesk>(sql`${columns} where id = ${id} and closed_at is null for share`)
}

/** Whoever gives a desk up waits for whoever gives up another: the last one stays. */
export async function lockDesks(tx: Db): Promise<void> {
  await tx.run(sql`select from cash_desk where closed_at is null order by id for update`)
}

export function findDeskOf(db: Db, person: number): Promise<CashDesk | undefined> {
  return db.maybe<CashDesk>(sql`
    ${columns} join cash_desk_seat seat on seat.desk_id = cash_desk.id
    where seat.person_id = ${person} and closed_at is null`)
}

/** Undefined when another open desk has the name. */
export async function insertDesk(
  tx: Db,
  desk: Omit<CashDesk, 'id'> & { at: Date },
): Promise<number | undefined> {
  const row = await tx.maybe<{ id: number }>(sql`
    insert into cash_desk (name, place, address, opened_at)
    values (${desk.name}, ${desk.place}, ${desk.address}, ${desk.at})
    on conflict (lower(name)) where closed_at is null do nothing returning id`)
  return row?.id
}

export async function isNameTaken(db: Db, name: string, besides: number): Promise<boolean> {
  const { taken } = await db.one<{ taken: boolean }>(sql`
    select exists (select from cash_desk
      where lower(name) = lower(${name}) and closed_at is null and id <> ${besides}) as taken`)
  return taken
}

export async function saveDesk(
  tx: Db,
  { id, name, address, closedAt }: Pick<CashDesk, 'id' | 'name' | 'address'> & { closedAt: Date | null },
): Promise<void> {
  await tx.run(sql`
    update cash_desk set name = ${name}, address = ${address}, closed_at = ${closedAt} where id = ${id}`)
}

export type Seat = { personId: number; fullName: string; role: 'cashier' | 'admin'; deskId: number | null }

/** Everybody who can belong to a desk, with the open desk that they belong to. */
export function findSeats(db: Db): Promise<Seat[]> {
  return db.many<Seat>(sql`
    select staff.id as "personId", full_name as "fullName", role, cash_desk.id as "deskId"
    from desk_staff staff left join cash_desk_seat seat on seat.person_id = staff.id
      left join cash_desk on cash_desk.id = seat.desk_id and closed_at is null
    order by full_name, staff.id`)
}

export async function saveSeat(
  tx: Db,
  seat: { person: number; desk: number | null; at: Date; by: number | undefined },
): Promise<void> {
  await tx.run(
    seat.desk === null
      ? sql`delete from cash_desk_seat where person_id = ${seat.person}`
      : sql`
        insert into cash_desk_seat (person_id, desk_id, seated_at, seated_by)
        values (${seat.person}, ${seat.desk}, ${seat.at}, ${seat.by})
        on conflict (person_id) do update
        set desk_id = excluded.desk_id, seated_at = excluded.seated_at, seated_by = excluded.seated_by`,
  )
}
