import type { Session, SureClient } from './client.ts'

const OURS = `join unnest($1::int[], $2::float8[]) as our(pid, age)
  on our.pid = activity.pid and abs(extract(epoch from clock_timestamp() - activity.backend_start) - our.age) < 5`

const valuesOf = (sessions: readonly Session[]) => [
  sessions.map(({ pid }) => pid),
  sessions.map(({ ageSeconds }) => ageSeconds),
]

/** For which of these the server is at work. Who cannot get rid of an answer is not at work. */
export async function workingOf(
  fresh: SureClient,
  clients: readonly SureClient[],
): Promise<ReadonlySet<SureClient>> {
  const { rows } = await fresh.query<{ pid: number }>(
    `select activity.pid from pg_stat_activity as activity ${OURS}
      where activity.state = 'active' and activity.wait_event is distinct from 'ClientWrite'`,
    valuesOf(clients.map(({ session }) => session)),
  )
  const working = new Set(rows.map(({ pid }) => pid))
  return new Set(clients.filter(({ session }) => working.has(session.pid)))
}

/** Their transactions would hold their locks until the server finds out by itself that nobody is there. */
export async function endSessions(fresh: SureClient, sessions: readonly Session[]): Promise<void> {
  await fresh.query(
    `select pg_terminate_backend(activity.pid) from pg_stat_activity as activity ${OURS}
      where activity.state is distinct from 'active'`,
    valuesOf(sessions),
  )
}
