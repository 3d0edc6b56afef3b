import { expect, test } from 'vitest'
import { freshDatabase } from '../../../tests/support/database.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { demoLoadedAt, loadOnce } from './demo-data.repo.ts'
import { sql } from './sql.ts'

const now = new Date('2026-11-16T07:00:00Z')

test('who starts second waits until the first has loaded, longer than for any other lock', async () => {
  const db = await freshDatabase({ lockTimeoutMs: 100 })
  const begun = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const first = loadOnce(db, 'orders', now, async () => {
    begun.resolve()
    await release.promise
  })
  await begun.promise
  const second = loadOnce(db, 'orders', now, () => Promise.reject(new Error('loaded twice')))
  const waitsLong = eventually(
    () =>
      db.many(sql`
        select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
          and clock_timestamp() - query_start > interval '500 milliseconds'`),
    (sessions) => sessions.length === 1,
  )
  await Promise.race([second, waitsLong])
  release.resolve()
  expect(await Promise.all([first, second])).toEqual([true, false])
})

test('a part was loaded when the clock of the product says so, whatever the database thinks', async () => {
  const db = await freshDatabase()
  await loadOnce(db, 'points', now, () => Promise.resolve())
  expect(await demoLoadedAt(db, 'points')).toEqual(now)
  expect(await demoLoadedAt(db, 'orders')).toBeUndefined()
})
