import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

test('lets in no more than its limit, everybody in the end, also after a failure', async () => {
  const pass = createGate(3)
  let inside = 0
  let most = 0
  const visits = Array.from({ length: 20 }, (_, n) =>
    pass(async () => {
      most = Math.max(most, ++inside)
      await new Promise((wake) => setTimeout(wake, 1))
      inside -= 1
      if (n % 5 === 0) throw new Error('stop')
      return n
    }),
  )
  const outcomes = await Promise.allSettled(visits)
  expect(most).toBe(3)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(16)
})
