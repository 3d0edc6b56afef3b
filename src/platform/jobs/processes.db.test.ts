import { expect, test } from 'vitest'
import { runScript } from '../../../tests/support/child-script.ts'
import { freshDatabase } from '../../../tests/support/database.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { createTraces, hangFirst, leaveTrace, tracesOf } from '../../../tests/support/sample-jobs.ts'
import { enqueue } from './outbox.ts'

const workerProcess = new URL('../../../tests/support/job-worker-process.ts', import.meta.url)

test('two processes on one database share the jobs, and each job runs once', async () => {
  const db = await freshDatabase()
  await createTraces(db)
  // Started together on a database without the schema of the engine: both make it, neither fails.
  const workers = await Promise.all([runScript(workerProcess, db.url), runScript(workerProcess, db.url)])
  let sent = 0
  // On a busy machine one of them may be quick enough to do a whole hundred alone; in the end both have worked.
  await eventually(
    async () => {
      for (const last = sent + 100; sent < last; sent++) await enqueue(db, leaveTrace, { n: sent })
      const traces = await eventually(
        () => tracesOf(db),
        (found) => found.length >= sent,
      )
      return new Set(traces.map(({ pid }) => pid))
    },
    (pids) => sent >= 300 && workers.every(({ pid }) => pids.has(pid)),
  )
  for (const worker of workers) expect(await worker.stop()).toBe(0)
  const traces = await tracesOf(db)
  expect(traces).toHaveLength(sent)
  expect(new Set(traces.map(({ what }) => what)).size).toBe(sent)
})

test('a worker killed in the middle of a job: another one does it, and its effect is there once', async () => {
  const db = await freshDatabase()
  await createTraces(db)
  const first = await runScript(workerProcess, db.url)
  await enqueue(db, hangFirst, { hang: 'before' })
  await enqueue(db, hangFirst, { hang: 'after' })
  const whats = async () => (await tracesOf(db)).map(({ what }) => what)
  await eventually(whats, (seen) => seen.includes('began before') && seen.includes('written after'))
  await first.kill()

  const second = await runScript(workerProcess, db.url)
  const seen = await eventually(
    whats,
    (found) => found.includes('ended before') && found.includes('ended after'),
  )
  expect(seen.filter((what) => what.startsWith('effect'))).toEqual(['effect after', 'effect before'])
  expect(await second.stop()).toBe(0)
})
