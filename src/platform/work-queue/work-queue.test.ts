import { expect, test } from 'vitest'
import { BUSY, createWorkQueue } from './work-queue.ts'

const moment = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms))

test('works on one thing at a time, in order', async () => {
  const queue = createWorkQueue({ waiting: 10, waitMs: 60_000 })
  const log: string[] = []
  const work = (name: string) =>
    queue.run(async () => {
      log.push(`${name} begins`)
      await moment(5)
      log.push(`${name} ends`)
    })
  await Promise.all([work('a'), work('b'), work('c')])
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('sends away whoever finds the queue full or waits too long, and goes on', async () => {
  const queue = createWorkQueue({ waiting: 1, waitMs: 20 })
  const long = queue.run(() => moment(80).then(() => 'done'))
  const late = queue.run(async () => 'never')
  expect(await queue.run(async () => 'never')).toBe(BUSY)
  expect(await late).toBe(BUSY)
  expect(await long).toBe('done')
  expect(await queue.run(async () => 'next')).toBe('next')
})

test('work that fails does not stop the queue', async () => {
  const queue = createWorkQueue({ waiting: 1, waitMs: 1000 })
  const failing = queue.run(() => Promise.reject(new Error('broken')))
  const next = queue.run(async () => 'next')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('next')
})
