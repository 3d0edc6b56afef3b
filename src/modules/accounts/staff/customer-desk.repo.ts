import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { PersonType, Role } from '../domain/person.ts'

export type CallerRow = {
  id: number
  phone: string
  fullName: string
  type: PersonType
  role: Role
  company: string | null
  status: 'active' | 'suspended'
  createdAt: Date
}

/** Whoever has this number. Nothing is held: it is only looked at. */
export function findByPhone(db: Db, phone: string): Promise<CallerRow | undefined> {
  return db.maybe<CallerRow>(sql`
    select id, phone, full_name as "fullName", type, role, company, status, created_at as "createdAt"
    from person where phone = ${phone}`)
}
