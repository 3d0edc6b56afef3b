import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type PersonRow = { phone: string; fullName: string; type: 1 | 8; role: string }

export async function insertPerson(db: Db, person: PersonRow): Promise<void> {
  await db.run(sql`
    insert into person (phone, full_name, type, role)
    values (${person.phone}, ${person.fullName}, ${person.type}, ${person.role})
    on conflict (phone) do nothing`)
}
