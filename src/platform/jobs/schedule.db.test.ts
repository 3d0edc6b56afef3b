import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { sql } from '#platform/db/sql.ts'
import { freshDatabase } from '../../../tests/support/database.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { defineJob, handleJob } from './job.ts'
import { startJobs } from './jobs.ts'
import { schedule, upcomingRuns } from './schedule.ts'

const nightly = defineJob({
  name: 'test.nightly',
  schema: z.object({ deep: z.boolean() }),
  retry: { limit: 0, backoff: { firstSeconds: 1, maxSeconds: 1 } },
})

test('two in the night means two in the night of Tashkent', () => {
  const plan = schedule(nightly, '0 2 * * *', { deep: true })
  const [first, second] = upcomingRuns(plan, new Date('2026-11-15T20:59:00Z'), 2)
  expect(first).toEqual(new Date('2026-11-15T21:00:00Z'))
  expect(second).toEqual(new Date('2026-11-16T21:00:00Z'))
})

test('an expression that is none is refused where it is written', () => {
  expect(() => schedule(nightly, 'every night', { deep: true })).toThrow()
})

test('what is scheduled is planned once over all processes and starts, what is no longer scheduled is forgotten', async () => {
  const db = await freshDatabase()
  const planned = () => db.many(sql`select cron, timezone from pgboss.schedule where name = ${nightly.name}`)
  const ran: boolean[] = []
  const workers = [handleJob(nightly, async ({ deep }) => void ran.push(deep))]
  const schedules = [schedule(nightly, '* * * * *', { deep: true })]
  const minute = () => Math.floor(Date.now() / 60_000)
  const began = minute()
  const both = await Promise.all([
    startJobs({ db, workers, schedules, pollSeconds: 0.5, watchSeconds: 1 }),
    startJobs({ db, workers, schedules, pollSeconds: 0.5, watchSeconds: 1 }),
  ])
  onTestFinished(async () => void (await Promise.all(both.map((jobs) => jobs.stop(1_000)))))
  expect(await planned()).toEqual([{ cron: '* * * * *', timezone: 'Asia/Tashkent' }])
  await eventually(
    () => ran,
    (seen) => seen.length > 0,
  )
  // Two processes, yet no minute had it twice.
  expect(ran.length).toBeLessThanOrEqual(minute() - began + 1)
  await Promise.all(both.map((jobs) => jobs.stop(1_000)))

  const without = await startJobs({ db, workers })
  await without.stop(1_000)
  expect(await planned()).toEqual([])
})
