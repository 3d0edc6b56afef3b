import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { freshDatabase } from '../../../tests/support/database.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { countJobs, dismissDeadLetter, listDeadLetters, retryDeadLetter } from './dead-letters.repo.ts'
import { defineEvent, subscribe } from './event.ts'
import { defineJob, GiveUp, handleJob, type JobSpec } from './job.ts'
import { type JobsOptions, startJobs } from './jobs.ts'
import { onceIn } from './once.repo.ts'
import { outboxBacklog } from './outbox.repo.ts'
import { emit, enqueue } from './outbox.ts'
import type { JobOutcome } from './worker.ts'

const schema = z.object({ n: z.number() })

function numbered(spec: Partial<JobSpec<typeof schema>> = {}) {
  return defineJob({
    name: 'test.numbered',
    schema,
    retry: { limit: 0, backoff: { firstSeconds: 1, maxSeconds: 1 } },
    ...spec,
  })
}

async function start(db: Database, options: Omit<JobsOptions, 'db'>) {
  const outcomes: JobOutcome[] = []
  const jobs = await startJobs({
    db,
    pollSeconds: 0.5,
    watchSeconds: 1,
    // At a certain minute of the night the house sweeps too: that is not what is looked at here.
    onOutcome: (outcome) =>
      options.workers.some(({ job }) => job.name === outcome.job) && outcomes.push(outcome),
    ...options,
  })
  onTestFinished(() => jobs.stop(1_000))
  return { jobs, outcomes }
}

test('a job of a transaction that rolls back never existed', async () => {
  const db = await freshDatabase()
  const job = numbered()
  const ran: number[] = []
  await start(db, { workers: [handleJob(job, async ({ n }) => void ran.push(n))] })
  const failing = db.transaction(async (tx) => {
    await enqueue(tx, job, { n: 1 })
    throw new Error('stop')
  })
  await expect(failing).rejects.toThrow('stop')
  await db.transaction((tx) => enqueue(tx, job, { n: 2 }))
  await eventually(
    () => ran,
    (seen) => seen.length > 0,
  )
  expect(ran).toEqual([2])
  expect(await outboxBacklog(db)).toMatchObject({ waiting: 0 })
})

test('a job enqueued while no worker runs waits for one', async () => {
  const db = await freshDatabase()
  const job = numbered()
  const id = await enqueue(db, job, { n: 1 })
  const ran: string[] = []
  await start(db, { workers: [handleJob(job, async (_, run) => void ran.push(run.id))] })
  await eventually(
    () => ran,
    (seen) => seen.length > 0,
  )
  expect(ran).toEqual([id])
})

/** The engine's connections that wait for notices, by the number of their session. */
const listenersOf = async (db: Database) =>
  (
    await db.many<{ pid: number }>(sql`
      select pid from pg_stat_activity
      where application_name = 'tezbox jobs' and datname = current_database() and query like 'listen %' and state = 'idle'`)
  ).map(({ pid }) => pid)

test('after all its connections were cut the engine takes jobs again, as soon as they are announced', async () => {
  const db = await freshDatabase()
  const job = numbered()
  const ran: number[] = []
  // Nobody looks by itself for as long as this test lasts.
  await start(db, { pollSeconds: 600, workers: [handleJob(job, async ({ n }) => void ran.push(n))] })
  const before = await eventually(
    () => listenersOf(db),
    (pids) => pids.length === 1,
  )
  await enqueue(db, job, { n: 1 })
  await eventually(
    () => ran,
    (seen) => seen.length === 1,
  )
  const cut = await db.many(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'tezbox jobs' and datname = current_database()`)
  expect(cut.length).toBeGreaterThan(1)
  await eventually(
    () => listenersOf(db),
    (pids) => pids.length === 1 && pids[0] !== before[0],
  )
  await enqueue(db, job, { n: 2 })
  await eventually(
    () => ran,
    (seen) => seen.length === 2,
  )
  expect(ran).toEqual([1, 2])
})

test('a failing job is retried with waits, becomes a dead letter that can be seen, and can be retried by hand', async () => {
  const db = await freshDatabase()
  const job = numbered({ retry: { limit: 1, backoff: { firstSeconds: 1, maxSeconds: 1 } } })
  const attempts: { id: string; attempt: number; at: number }[] = []
  let broken = true
  const { outcomes } = await start(db, {
    workers: [
      handleJob(job, async (_, { id, attempt }) => {
        attempts.push({ id, attempt, at: Date.now() })
        if (broken) throw new Error('the gateway is away')
      }),
    ],
  })
  const id = await enqueue(db, job, { n: 7 }, { key: 'order 7' })
  const letters = await eventually(
    () => listDeadLetters(db, { limit: 10 }),
    (found) => found.length > 0,
  )
  expect(letters).toMatchObject([
    {
      job: job.name,
      payload: { n: 7 },
      key: 'order 7',
      attempts: 2,
      reason: { name: 'Error', message: 'the gateway is away' },
    },
  ])
  expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 2])
  expect((attempts[1]?.at ?? 0) - (attempts[0]?.at ?? 0)).toBeGreaterThan(900)
  expect(await countJobs(db)).toEqual([{ job: job.name, state: 'dead', count: 1 }])
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['retry', 'dead'])

  broken = false
  expect(await retryDeadLetter(db, letters[0]?.id ?? '')).toBe(true)
  await eventually(
    () => outcomes.length,
    (count) => count === 3,
  )
  expect(attempts[2]).toMatchObject({ id, attempt: 1 })
  expect(await listDeadLetters(db, { limit: 10 })).toEqual([])
  expect(await retryDeadLetter(db, letters[0]?.id ?? '')).toBe(false)
})

test('a handler that gives up is not asked again, and its letter can be put away', async () => {
  const db = await freshDatabase()
  const job = numbered({ retry: { limit: 20, backoff: { firstSeconds: 60, maxSeconds: 60 } } })
  await start(db, {
    workers: [handleJob(job, () => Promise.reject(new GiveUp('the address does not exist')))],
  })
  for (let n = 0; n < 3; n++) await enqueue(db, job, { n })
  await eventually(
    () => listDeadLetters(db, { limit: 10 }),
    (found) => found.length === 3,
  )
  const [newest] = await listDeadLetters(db, { limit: 1 })
  if (!newest) throw new Error('no letter')
  const older = await listDeadLetters(db, { limit: 10, before: newest })
  expect(older).toHaveLength(2)
  expect(older.map(({ id }) => id)).not.toContain(newest.id)
  expect(await listDeadLetters(db, { job: 'test.other', limit: 10 })).toEqual([])
  expect(await dismissDeadLetter(db, newest.id)).toBe(true)
  expect(await dismissDeadLetter(db, newest.id)).toBe(false)
  expect(await listDeadLetters(db, { limit: 10 })).toHaveLength(2)
})

test('a job that takes too long is told so and counts as failed', async () => {
  const db = await freshDatabase()
  const job = numbered({ timeoutSeconds: 1 })
  let aborted = false
  await start(db, {
    workers: [
      handleJob(job, async (_, { signal }) => {
        signal.addEventListener('abort', () => (aborted = true))
        await new Promise(() => undefined)
      }),
    ],
  })
  await enqueue(db, job, { n: 1 })
  const [letter] = await eventually(
    () => listDeadLetters(db, { limit: 1 }),
    (found) => found.length > 0,
  )
  expect(letter?.reason?.message).toBe('took longer than 1 s')
  expect(aborted).toBe(true)
})

test('a backlog is worked off at once, no more at a time than the job allows', async () => {
  const db = await freshDatabase()
  for (const concurrency of [1, 4]) {
    const job = numbered({ name: `test.at-most-${concurrency}`, concurrency })
    let running = 0
    let most = 0
    let done = 0
    const { jobs } = await start(db, {
      pollSeconds: 10,
      workers: [
        handleJob(job, async () => {
          most = Math.max(most, ++running)
          await sleep(2)
          running -= 1
          done += 1
        }),
      ],
    })
    await db.transaction(async (tx) => {
      for (let n = 0; n < 50; n++) await enqueue(tx, job, { n })
    })
    // By polling alone, every ten seconds, it would take two minutes and more.
    await eventually(
      () => done,
      (count) => count === 50,
    )
    expect(most).toBe(concurrency)
    await jobs.stop()
  }
})

test('an event reaches every subscriber once, in the order of its key, and nobody when rolled back', async () => {
  const db = await freshDatabase()
  const happened = defineEvent({ name: 'test.happened', schema })
  const sms = numbered({ name: 'test.sms', concurrency: 1 })
  const hook = numbered({ name: 'test.hook', concurrency: 1 })
  const seen: Record<string, number[]> = { sms: [], hook: [] }
  await db.transaction(async (tx) => {
    for (let n = 0; n < 20; n++) await emit(tx, happened, 'order 1', { n })
  })
  await start(db, {
    workers: [
      handleJob(sms, async ({ n }) => void seen.sms?.push(n)),
      handleJob(hook, async ({ n }) => void seen.hook?.push(n)),
    ],
    subscriptions: [subscribe(happened, sms), subscribe(happened, hook)],
  })
  const failing = db.transaction(async (tx) => {
    await emit(tx, happened, 'order 1', { n: -1 })
    throw new Error('stop')
  })
  await expect(failing).rejects.toThrow('stop')
  await emit(db, happened, 'order 1', { n: 20 })
  await eventually(
    () => [seen.sms?.length, seen.hook?.length],
    ([a, b]) => a === 21 && b === 21,
  )
  const inOrder = Array.from({ length: 21 }, (_, n) => n)
  expect(seen).toEqual({ sms: inOrder, hook: inOrder })
})

test('an event of a newer program waits for it', async () => {
  const db = await freshDatabase()
  const unheard = defineEvent({ name: 'test.unheard', schema })
  await emit(db, unheard, 'order 1', { n: 1 })
  const { jobs } = await start(db, { workers: [] })
  await jobs.stop()
  expect(await outboxBacklog(db)).toMatchObject({ waiting: 1 })
  const job = numbered()
  const ran: number[] = []
  await start(db, {
    workers: [handleJob(job, async ({ n }) => void ran.push(n))],
    subscriptions: [subscribe(unheard, job)],
  })
  await eventually(
    () => ran,
    (seen) => seen.length === 1,
  )
})

test('a subscriber who wants only some events gets no job for the others', async () => {
  const db = await freshDatabase()
  const happened = defineEvent({ name: 'test.happened', schema })
  const job = numbered()
  const ran: number[] = []
  await start(db, {
    workers: [handleJob(job, async ({ n }) => void ran.push(n))],
    subscriptions: [subscribe(happened, job, ({ n }) => n % 2 === 0)],
  })
  for (const n of [1, 2, 3, 4]) await emit(db, happened, 'order 1', { n })
  await eventually(
    () => ran,
    (seen) => seen.length === 2,
  )
  expect(ran).toEqual([2, 4])
  expect((await db.one<{ rows: number }>(sql`select count(*) as rows from outbox`)).rows).toBe(0)
})

test('a job that is unique while queued is merged by its key, other keys are not', async () => {
  const db = await freshDatabase()
  const job = numbered({ unique: 'queued' })
  for (const [n, key] of [
    [1, 'a'],
    [2, 'a'],
    [3, 'b'],
  ] as const)
    await enqueue(db, job, { n }, { key })
  const ran: number[] = []
  await start(db, { workers: [handleJob(job, async ({ n }) => void ran.push(n))] })
  await eventually(
    () => ran,
    (seen) => seen.length === 2,
  )
  expect(ran.sort()).toEqual([1, 3])
})

test('a delayed job does not come before its time', async () => {
  const db = await freshDatabase()
  const job = numbered()
  const ranAt: number[] = []
  await start(db, { workers: [handleJob(job, async () => void ranAt.push(Date.now()))] })
  const startAfter = new Date(Date.now() + 1_000)
  await enqueue(db, job, { n: 1 }, { startAfter })
  await eventually(
    () => ranAt,
    (seen) => seen.length > 0,
  )
  expect(ranAt[0]).toBeGreaterThanOrEqual(startAfter.getTime())
})

test('stopping waits for the job that runs', async () => {
  const db = await freshDatabase()
  const job = numbered()
  const begun = Promise.withResolvers<void>()
  let finished = false
  const { jobs } = await start(db, {
    workers: [
      handleJob(job, async () => {
        begun.resolve()
        await sleep(300)
        finished = true
      }),
    ],
  })
  await enqueue(db, job, { n: 1 })
  await begun.promise
  await jobs.stop(30_000)
  expect(finished).toBe(true)
  expect(await countJobs(db)).toEqual([])
})

test('stopping does not wait longer than its limit, and the job is delivered again', async () => {
  const db = await freshDatabase()
  const job = numbered({ retry: { limit: 3, backoff: { firstSeconds: 1, maxSeconds: 1 } } })
  const begun = Promise.withResolvers<void>()
  const { jobs } = await start(db, {
    workers: [
      handleJob(job, async () => {
        begun.resolve()
        await new Promise(() => undefined)
      }),
    ],
  })
  await enqueue(db, job, { n: 1 })
  await begun.promise
  const started = Date.now()
  await jobs.stop(1_000)
  // Without a limit of its own it would have waited fifteen.
  expect(Date.now() - started).toBeLessThan(12_000)
  expect(await countJobs(db)).toEqual([{ job: job.name, state: 'waiting', count: 1 }])
})

test('work under a key is done once, also when two come at the same time', async () => {
  const db = await freshDatabase()
  const load = () =>
    db.transaction((tx) =>
      onceIn(tx, 'key', async (inner) => {
        await inner.run(sql`insert into demo_data (part) values ('effect')`)
        return 'done'
      }),
    )
  const answers = await Promise.all([load(), load(), load()])
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
  expect(await load()).toBeUndefined()

  const failing = db.transaction((tx) => onceIn(tx, 'other', () => Promise.reject(new Error('stop'))))
  await expect(failing).rejects.toThrow('stop')
  expect(await db.transaction((tx) => onceIn(tx, 'other', async () => 'now'))).toBe('now')
})

test('wiring with a gap is refused at the start', async () => {
  const db = await freshDatabase()
  const job = numbered()
  const worker = handleJob(job, async () => undefined)
  await expect(startJobs({ db, workers: [worker, worker] })).rejects.toThrow('the same name')
  const happened = defineEvent({ name: 'test.happened', schema })
  await expect(startJobs({ db, workers: [], subscriptions: [subscribe(happened, job)] })).rejects.toThrow(
    'nobody handles it',
  )
  // @ts-expect-error another payload does not even compile
  await expect(enqueue(db, job, { n: 'one' })).rejects.toThrow('another payload')
  const other = defineEvent({ name: 'test.other', schema: z.object({ word: z.string() }) })
  // @ts-expect-error a job cannot subscribe to an event that tells something else
  subscribe(other, job)
})
