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

test('who waits for a lock of somebody who is dead is not at work, however far behind; everybody else is', async () => {
  const { dead, behind, farther, busy, waits, alive, fresh } = await connections()
  await lock(dead, 'one')
  await lock(alive, 'other')
  const ended: string[] = []
  const told = (name: string, asked: Promise<unknown>) =>
    asked.catch(() => {
      ended.push(name)
    })
  const first = told('behind', lock(behind, 'one'))
  await areWaiting(fresh, 1)
  const second = told('farther', lock(farther, 'one'))
  const third = told('waits', lock(waits, 'other'))
  const slow = told('busy', busy.query('select pg_sleep(600)'))
  await areWaiting(fresh, 4)

  const doubted = [dead, behind, farther, busy, waits]
  const working = await workingOf(fresh, doubted)
  expect([...working]).toEqual([busy, waits])

  await endSessions(
    fresh,
    [dead, behind, farther].map(({ session }) => session),
  )
  await Promise.all([first, second])
  await fresh.query(`update demo_data set loaded_at = now() where part = 'one'`)
  await alive.query('commit')
  await third
  await fresh.query('select pg_cancel_backend($1)', [busy.session.pid])
  await slow
  expect(ended.toSorted()).toEqual(['behind', 'busy', 'farther'])
})
