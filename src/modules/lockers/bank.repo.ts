import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Cell, CellFault, CellSize } from './domain/cells.ts'
import type { Keypad } from './domain/keypad.ts'

/** Whatever is done at one door waits for what is done at another. Undefined where there are none. */
export function holdBank(tx: Db, point: number): Promise<Keypad | undefined> {
  return tx.maybe<Keypad>(sql`
    select wrong_tries as "wrongTries", locked_until as "lockedUntil"
    from locker_bank where point_id = ${point} for update`)
}

export function findKeypad(db: Db, point: number): Promise<Keypad | undefined> {
  return db.maybe<Keypad>(sql`
    select wrong_tries as "wrongTries", locked_until as "lockedUntil" from locker_bank where point_id = ${point}`)
}

export async function saveKeypad(tx: Db, point: number, { wrongTries, lockedUntil }: Keypad): Promise<void> {
  await tx.run(sql`
    update locker_bank set wrong_tries = ${wrongTries}, locked_until = ${lockedUntil} where point_id = ${point}`)
}

export async function insertBank(tx: Db, point: number): Promise<void> {
  await tx.run(sql`insert into locker_bank (point_id) values (${point}) on conflict do nothing`)
}

export type CellRow = Cell & { faultAt: Date | null }

export function findCells(db: Db, point: number): Promise<CellRow[]> {
  return db.many<CellRow>(sql`
    select number, size, order_id as "orderId", fault, fault_at as "faultAt",
      exists (select from locker_opening
        where locker_opening.point_id = locker_cell.point_id and cell = number and closed_at is null) as "isOpen"
    from locker_cell where point_id = ${point} order by number`)
}

/** Written anew, from the first number on. Openings of before go with their doors. */
export async function replaceCells(tx: Db, point: number, sizes: readonly CellSize[]): Promise<void> {
  await tx.run(sql`delete from locker_opening where point_id = ${point}`)
  await tx.run(sql`delete from locker_cell where point_id = ${point}`)
  await tx.run(sql`
    insert into locker_cell (point_id, number, size)
    select ${point}, place, size from unnest(${sizes}::text[]) with ordinality as cell (size, place)`)
}

/** What lies in a cell from now on; what was told to lie in another one has been carried over. */
export async function saveInside(tx: Db, point: number, cell: number, orderId: number | null): Promise<void> {
  if (orderId !== null)
    await tx.run(sql`
      update locker_cell set order_id = null
      where order_id = ${orderId} and (point_id, number) is distinct from (${point}::bigint, ${cell}::integer)`)
  await tx.run(
    sql`update locker_cell set order_id = ${orderId} where point_id = ${point} and number = ${cell}`,
  )
}

/** Null: the door works again. */
export async function saveFault(
  tx: Db,
  point: number,
  cell: number,
  fault: { kind: CellFault; at: Date } | null,
): Promise<void> {
  await tx.run(sql`
    update locker_cell set fault = ${fault?.kind ?? null}, fault_at = ${fault?.at ?? null}
    where point_id = ${point} and number = ${cell}`)
}
