import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { sql } from '#platform/db/sql.ts'
import { defineJob, handleJob } from '#platform/jobs/job.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import { addPerson, type Person } from '../../../tests/scenarios/parcel-world.ts'
import { atTheEnd } from '../../../tests/support/at-the-end.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { backgroundCalls } from './background.calls.ts'
import type { DeadList, QueueList } from './background.contract.ts'

const quick = { retry: { limit: 0, backoff: { firstSeconds: 1, maxSeconds: 1 } } }
const notice = defineJob({
  ...quick,
  name: 'notifications.send-notice',
  schema: z.object({ orderId: z.int(), phone: z.string() }),
})
const retired = defineJob({ ...quick, name: 'test.retired', schema: z.object({}) })

let app: TestApp
let admin: Person
let works = false
const done: number[] = []

beforeAll(async () => {
  app = await startTestApp()
  admin = await addPerson(app, 'admin')
  const jobs = await startJobs({
    db: app.db,
    pollSeconds: 0.5,
    watchSeconds: 1,
    workers: [
      handleJob(notice, async ({ orderId }) => {
        if (!works) throw new Error('nobody has 901234567')
        done.push(orderId)
      }),
      handleJob(retired, () => Promise.reject(new Error('gone'))),
    ],
  })
  atTheEnd(() => jobs.stop(1_000))
})

const dead = async (query: { job?: string } = {}): Promise<DeadList['items']> => {
  const answer = await app.call(backgroundCalls.listDeadJobs, { query, headers: admin.headers })
  return (answer.body.data as DeadList).items
}
const dies = async (job: typeof notice | typeof retired, payload: object, count: number) => {
  await app.db.transaction((tx) => enqueue(tx, job, payload as never))
  return eventually(
    () => dead({ job: job.name }),
    (items) => items.length === count,
  )
}
const retry = (id: string) =>
  app.call(backgroundCalls.retryDeadJob, { params: { id }, headers: admin.headers })

test('a dead job is told in words and without what is personal, goes again once, and is in the log', async () => {
  const [one] = await dies(notice, { orderId: 63642483, phone: '901234567' }, 1)
  expect(one).toMatchObject({
    label: 'Posilka haqida xabar yuborish',
    about: [{ field: 'orderId', value: '63642483' }],
    sentence: 'nobody has •••',
    attempts: 1,
    retired: false,
  })
  const queues = await app.call(backgroundCalls.listQueues, { headers: admin.headers })
  expect((queues.body.data as QueueList).find(({ job }) => job === notice.name)).toMatchObject({ dead: 1 })
  works = true
  const answers = await Promise.all([retry(one?.id ?? ''), retry(one?.id ?? '')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await eventually(
    () => done,
    (seen) => seen.length > 0,
  )
  expect(done).toEqual([63642483])
  const { after } = await app.db.one<{ after: unknown }>(sql`
    select after from audit_entry where action = 'job.retry' order by id desc limit 1`)
  expect(after).toEqual({ job: notice.name, orderId: '63642483' })
})

test('all of a kind go again with one press', async () => {
  works = false
  await dies(notice, { orderId: 1, phone: '' }, 1)
  await dies(notice, { orderId: 2, phone: '' }, 2)
  works = true
  const all = () =>
    app.call(backgroundCalls.retryDeadJobs, { body: { job: notice.name }, headers: admin.headers })
  expect((await all()).body.data).toEqual({ count: 2 })
  expect((await all()).body.code).toBe('job_settled')
  expect(await dead({ job: notice.name })).toEqual([])
})

test('one that the product does not know any more can only be thrown away, with a reason', async () => {
  const [one] = await dies(retired, {}, 1)
  expect(one).toMatchObject({ label: 'test.retired', retired: true })
  const id = one?.id ?? ''
  expect((await retry(id)).body.code).toBe('job_retired')
  const dismiss = (reason: string) =>
    app.call(backgroundCalls.dismissDeadJob, { params: { id }, body: { reason }, headers: admin.headers })
  expect((await dismiss(' ')).status).toBe(422)
  expect((await dismiss('Settled by hand')).status).toBe(200)
  expect((await dismiss('Settled by hand')).body.code).toBe('job_settled')
  expect(await dead({ job: retired.name })).toEqual([])
})
