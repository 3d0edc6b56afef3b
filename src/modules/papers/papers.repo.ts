import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { type BookLine, paidTemplates } from './domain/receipt.ts'

/** What an order was paid with and what went back of it; what was taken back whole was never paid. */
export function findPaidLines(db: Db, orderId: number): Promise<BookLine[]> {
  return db.many<BookLine>(sql`
    select movement_id as movement, template, at, kind, owner, amount
    from ledger_line line
    where reference = ${`order:${orderId}`} and template = any (${paidTemplates}::text[]) and reverses is null
      and not exists (select from ledger_line back where back.reverses = line.movement_id)
    order by movement_id`)
}
