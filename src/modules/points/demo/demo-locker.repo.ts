import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** A locker of the demo whose wall can be played with: emptied, because nobody knows what lay behind which of its doors. */
export async function takeDemoLocker(tx: Db, district: number): Promise<number | undefined> {
  const row = await tx.maybe<{ id: number }>(sql`
    update pickup_point set occupied = 0, closed = false, full_by_hand = false, closed_until = null
    where id = (select min(id) from pickup_point where kind = 'locker' and district_id = ${district})
    returning id`)
  return row?.id
}
