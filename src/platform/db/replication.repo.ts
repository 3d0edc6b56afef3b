import type { Db } from './database.ts'
import { sql } from './sql.ts'

export type Replication = { standbys: number; synchronous: number; lagBytes: number }

/**
 * Who follows this server, and how far behind the slowest is. How far is seen with the right `pg_monitor` only; without it, and
 * without standbys, it is no number.
 */
export async function readReplication(db: Db): Promise<Replication> {
  const row = await db.one<Omit<Replication, 'lagBytes'> & { lagBytes: number | null }>(sql`
    select count(*)::int as standbys,
      count(*) filter (where sync_state in ('sync', 'quorum'))::int as synchronous,
      max(case when pg_is_in_recovery() then null
        else pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn) end)::float8 as "lagBytes"
    from pg_stat_replication`)
  return { ...row, lagBytes: row.lagBytes ?? Number.NaN }
}
