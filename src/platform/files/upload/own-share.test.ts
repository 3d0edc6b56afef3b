import { expect, test } from 'vitest'
import { BUSY } from '#platform/work-queue/work-queue.ts'
import { createOwnShares } from './own-share.ts'

test('whoever has their share under way is sent away; the others are not, and a place that is free again is theirs', async () => {
  const shares = createOwnShares(2)
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = shares.run(7, () => promise)
  const failing = shares.run(7, () => Promise.reject(new Error('broken')))
  expect(await shares.run(7, async () => 'never')).toBe(BUSY)
  expect(await shares.run('7', async () => 'another')).toBe('another')
  await expect(failing).rejects.toThrow('broken')
  expect(await shares.run(7, async () => 'next')).toBe('next')
  resolve('done')
  expect(await first).toBe('done')
})
