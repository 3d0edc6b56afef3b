import { createHash } from 'node:crypto'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'

/** The token of the bench's n-th person: of the right shape, and known without asking. */
export const tokenOf = (n: number) => `bench${String(n).padStart(38, '0')}`

/** So many people with a session each, from the n-th on; answers with the id of the first, the others follow it. */
export async function addPeople(db: Db, count: number, from = 0, role = 'customer'): Promise<number> {
  const { first } = await db.one<{ first: number }>(sql`
    with made as (
      insert into person (phone, full_name, role)
      select (901500000 + ${from}::int + n)::text, 'Bench', ${role} from generate_series(1, ${count}::int) n returning id)
    select min(id) as first from made`)
  const hashes = Array.from({ length: count }, (_, n) =>
    createHash('sha256')
      .update(tokenOf(from + n))
      .digest(),
  )
  await db.run(sql`
    insert into session (person_id, role, token_hash, user_agent, address, created_at, seen_at, expires_at)
    select ${first}::bigint + n - 1, ${role}, hash, 'bench', '127.0.0.1', now(), now(), now() + interval '1 day'
    from unnest(${hashes}::bytea[]) with ordinality as made (hash, n)`)
  return first
}
