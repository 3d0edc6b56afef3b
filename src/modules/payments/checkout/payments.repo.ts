import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { PaymentType } from '../domain/methods.ts'

export type MethodRow = { type: PaymentType; switchedOffAt: Date | null; note: string | null }

export function findMethods(db: Db): Promise<MethodRow[]> {
  return db.many<MethodRow>(sql`
    select type, switched_off_at as "switchedOffAt", note from payment_method order by place`)
}

export function findMethod(db: Db, type: PaymentType): Promise<MethodRow> {
  return db.one<MethodRow>(sql`
    select type, switched_off_at as "switchedOffAt", note from payment_method where type = ${type}`)
}

/** Answers what it was before. */
export async function switchMethod(
  tx: Db,
  type: PaymentType,
  { offAt, note }: { offAt: Date | undefined; note: string },
): Promise<MethodRow> {
  const before = await tx.one<MethodRow>(sql`
    select type, switched_off_at as "switchedOffAt", note from payment_method where type = ${type} for update`)
  await tx.run(sql`
    update payment_method set switched_off_at = ${offAt}, note = ${note} where type = ${type}`)
  return before
}
