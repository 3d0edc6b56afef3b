import { expect, test } from 'vitest'
import { eachOnItsOwn } from './each.ts'

test('everybody has a turn, and the failures come together at the end', async () => {
  const served: number[] = []
  const failure = await eachOnItsOwn(
    [1, 2, 3, 4],
    async (number) => {
      if (number % 2 === 1) throw new Error('odd')
      served.push(number)
    },
    (number) => `number ${number}`,
  ).catch((error: unknown) => error)
  expect(served).toEqual([2, 4])
  expect(failure).toBeInstanceOf(AggregateError)
  expect((failure as AggregateError).errors).toHaveLength(2)
  expect((failure as AggregateError).message).toBe('2 of 4 failed: number 1: odd; number 3: odd')
})

test('where nothing fails nothing is thrown', async () => {
  const served: number[] = []
  await eachOnItsOwn([1, 2], async (number) => void served.push(number), String)
  expect(served).toEqual([1, 2])
})
