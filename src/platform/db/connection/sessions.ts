import type { Session, SureClient } from './client.ts'

const OURS = `join unnest($1::int[], $2::float8[]) as our(pid, age)
  on our.pid = activity.pid and abs(extract(epoch from clock_timestamp() - activity.backend_start) - our.age) < 5`

const valuesOf = (sessions: readonly Session[]) => [
  sessions.map(({ pid }) => pid),
  sessions.map(({ ageSeconds }) => ageSeconds),
]

/**
 * For which of these the server is at work. Who cannot get rid of an answer is not at work, and neither is who waits for a
 * lock of such a one: else a queue of the dead would be found out one after the other, each once it has got the lock.
 */
export async function workingOf(
  fresh: SureClient,
  clients: readonly SureClient[],
): Promise<ReadonlySet<SureClient>> {
  const { rows } = await fresh.query<{ pid: number }>(
    `with recursive asked as (
       select activity.pid, activity.state = 'active' and activity.wait_event is distinct from 'ClientWrite' as works,
              case when activity.wait_event_type = 'Lock' then pg_blocking_pids(activity.pid) end as waits_for
       from pg_stat_activity as activity ${OURS}),
     dead as (
       select pid from asked where not works
       union select asked.pid from asked join dead on dead.pid = any (asked.waits_for))
     select pid from asked where pid not in (select pid from dead)`,
    valuesOf(clients.map(({ session }) => session)),
  )
  const working = new Set(rows.map(({ pid }) => pid))
  return new Set(clients.filter(({ session }) => working.has(session.pid)))
}

/** Their transactions would hold their locks until the server finds out by itself that nobody is there. */
export async function endSessions(fresh: SureClient, sessions: readonly Session[]): Promise<void> {
  await fresh.query(
    `select pg_terminate_backend(activity.pid) from pg_stat_activity as activity ${OURS}
      where activity.state is distinct from 'active' or activity.wait_event_type = 'Lock'`,
    valuesOf(sessions),
  )
}
