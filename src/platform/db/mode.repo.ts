import type { Db } from './database.ts'
import type { Mode } from './mode.ts'
import { sql } from './sql.ts'

/** The mode that holds from now on: the one given, unless it was decided before. */
export async function decideMode(db: Db, mode: Mode, now: Date): Promise<Mode> {
  await db.run(sql`
    insert into installation (mode, decided_at) values (${mode}, ${now}) on conflict do nothing`)
  return (await db.one<{ mode: Mode }>(sql`select mode from installation`)).mode
}
