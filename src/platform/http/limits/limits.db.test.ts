import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { freshDatabase } from '../../../../tests/support/database.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { fakeClock } from '../../../../tests/support/fake-clock.ts'
import { createLimits } from './limits.ts'

const rule = { name: 'test', limit: 100, windowMs: 60_000 }
const db = await freshDatabase()
const clock = fakeClock()

function aProcess(on: Db = db, onError: (error: unknown) => void = () => undefined) {
  const limits = createLimits({ db: on, clock, onError })
  onTestFinished(() => limits.stop())
  const take = (caller: string, times: number) => {
    let allowed = 0
    for (let n = 0; n < times; n++) if (limits.take(rule, caller).allowed) allowed++
    return allowed
  }
  return { take, left: (caller: string) => limits.take(rule, caller).remaining }
}

test('what one process has let through, another does not let through again', async () => {
  const [one, other] = [aProcess(), aProcess()]
  expect(one.take('10.0.0.1', 200)).toBe(100)
  // The other finds out with the first twentieth, and lets nobody else suffer for it.
  expect(other.take('10.0.0.1', 5)).toBe(5)
  await eventually(
    () => other.take('10.0.0.1', 1),
    (allowed) => allowed === 0,
  )
  expect(other.take('10.0.0.2', 3)).toBe(3)
})

test('an attacker who takes turns between two processes gets the limit and little more', async () => {
  const [one, other] = [aProcess(), aProcess()]
  let allowed = 0
  for (let round = 0; round < 60; round++) {
    allowed += one.take('10.0.1.1', 2) + other.take('10.0.1.1', 2)
    const told = await db.one<{ used: number }>(
      sql`select coalesce(sum(used), 0)::int as used from limit_use where caller = '10.0.1.1'`,
    )
    // Slower than processes talk, however busy this machine is.
    if (allowed >= 10 && told.used < allowed - 10)
      await eventually(
        async () =>
          (
            await db.one<{ used: number }>(
              sql`select sum(used)::int as used from limit_use where caller = '10.0.1.1'`,
            )
          ).used,
        (used) => used >= allowed - 10,
      )
  }
  expect(allowed).toBeGreaterThanOrEqual(100)
  expect(allowed).toBeLessThanOrEqual(125)
})

test('who stays far from a limit is never written down', async () => {
  const quiet = aProcess()
  quiet.take('10.0.2.1', 4)
  aProcess().take('10.0.2.2', 5)
  await eventually(
    () => db.many(sql`select caller from limit_use where caller = '10.0.2.2'`),
    (rows) => rows.length === 1,
  )
  expect(await db.many(sql`select caller from limit_use where caller = '10.0.2.1'`)).toEqual([])
})

test('while the database is away each process keeps the limit alone, and tells it afterwards', async () => {
  let isAway = true
  const failing = {
    ...db,
    many: (statement: Parameters<Db['many']>[0]) =>
      isAway ? Promise.reject(new Error('away')) : db.many(statement),
  } as Db
  const errors: unknown[] = []
  const one = aProcess(failing, (error) => errors.push(error))
  expect(one.take('10.0.3.1', 200)).toBe(100)
  await eventually(
    () => errors.length,
    (count) => count > 0,
  )
  expect(one.take('10.0.3.1', 1)).toBe(0)
  isAway = false
  await eventually(
    () => db.many<{ used: number }>(sql`select used from limit_use where caller = '10.0.3.1'`),
    ([row]) => row?.used === 100,
  )
})

test('rows go when their window is over', async () => {
  const one = aProcess()
  one.take('10.0.4.1', 50)
  await eventually(
    () => db.many(sql`select 1 from limit_use where caller = '10.0.4.1'`),
    (rows) => rows.length === 1,
  )
  clock.advance(3 * 60_000)
  one.take('10.0.4.1', 50)
  const { now } = clock
  await eventually(
    () => db.many(sql`select 1 from limit_use where ends_at < ${now()}`),
    (rows) => rows.length === 0,
  )
})
