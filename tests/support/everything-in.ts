import type { Database } from '#platform/db/database.ts'

/** Every row of every table as text, bytes too: what a stolen copy of the database would show. */
export async function everythingIn(db: Database): Promise<string> {
  const raw = (text: string) => ({ name: '', text, values: [] })
  const tables = await db.many<{ name: string }>(
    raw(`select format('%I.%I', schemaname, tablename) as name from pg_tables
         where schemaname not in ('pg_catalog', 'information_schema')`),
  )
  const rows: string[] = []
  for (const { name } of tables) {
    const found = await db.many<{ row: string }>(raw(`select t::text as row from ${name} t`))
    rows.push(...found.map(({ row }) => row))
  }
  return rows.join('\n')
}
