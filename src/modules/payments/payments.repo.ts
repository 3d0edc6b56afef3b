import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { MethodState } from './domain/methods.ts'

export function findMethods(db: Db): Promise<MethodState[]> {
  return db.many<MethodState>(sql`select type, off from payment_method order by place`)
}
