import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../../../tests/support/database.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import type { SureClient } from './client.ts'
import { limitsOfLongWork } from './limits.ts'
import { openClient } from './open.ts'
import { endSessions, workingOf } from './sessions.ts'

const people = ['dead', 'behind', 'farther', 'busy', 'waits', 'alive', 'fresh'] as const

async function connections() {
  const { url } = await freshDatabase()
  const opened = Object.fromEntries(
    people.map((name) => [name, openClient(url, { ...limitsOfLongWork, applicationName: 'tezbox' })]),
  ) as Record<(typeof people)[number], SureClient>
  onTestFinished(async () => void (await Promise.all(people.map((name) => opened[name].end()))))
  await Promise.all(people.map((name) => opened[name].connect()))
  await opened.fresh.query(`insert into demo_data (part) values ('one'), ('other')`)
  return opened
}

const lock = (client: SureClient, part: string) =>
  client.query(`begin; select 1 from demo_data where part = '${part}' for update`)

/** Whether the server says of so many that they wait for a lock, or sleep. */
const areWaiting = (fresh: SureClient, count: number) =>
  eventually(
    async () =>
      (
        await fresh.query(`select 1 from pg_stat_activity
          where datname = current_database() and state = 'active' and wait_event_type in ('Lock', 'Timeout')`)
      ).rowCount,
    (found) => found === count,
  )

/** Which of them the server still knows. */
async function known(fresh: SureClient, pids: readonly number[]): Promise<number[]> {
  const { rows } = await fresh.query<{ pid: number }>(
    'select pid from pg_stat_activity where pid = any ($1)',
    [pids],
  )
  return pids.filter((pid) => rows.some((row) => row.pid === pid))
}

test('who waits for a lock of somebody who is dead is not at work, however far behind; everybody else is', async () => {
  const { dead, behind, farther, busy, waits, alive, fresh } = await connections()
  await lock(dead, 'one')
  await lock(alive, 'other')
  const first = Promise.allSettled([lock(behind, 'one')])
  await areWaiting(fresh, 1)
  const second = Promise.allSettled([lock(farther, 'one')])
  const third = lock(waits, 'other')
  const slow = Promise.allSettled([busy.query('select pg_sleep(600)')])
  await areWaiting(fresh, 4)

  const doubted = [dead, behind, farther, busy, waits]
  const working = await workingOf(fresh, doubted)
  expect([...working]).toEqual([busy, waits])

  await endSessions(
    fresh,
    [dead, behind, farther].map(({ session }) => session),
  )
  // A session may still have been given the lock by the one ended before it: what counts is that it is gone.
  const pids = doubted.map(({ session }) => session.pid)
  const left = await eventually(
    () => known(fresh, pids),
    ({ length }) => length <= 2,
  )
  expect(left).toEqual([busy.session.pid, waits.session.pid])
  await Promise.all([first, second])
  await fresh.query(`update demo_data set loaded_at = now() where part = 'one'`)
  await alive.query('commit')
  await third
  await fresh.query('select pg_cancel_backend($1)', [busy.session.pid])
  expect((await slow)[0].status).toBe('rejected')
})
