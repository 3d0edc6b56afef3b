import { expect, test } from 'vitest'
import { toldIn } from './evening-sum.ts'

test('the cashier is told what the books know of, and what could not be told is left', () => {
  expect(toldIn({ expected: 100_000, counted: 105_000, settlement_id: '7' })).toEqual({
    sum: 100_000,
    isLeft: false,
  })
  expect(toldIn({ expected: 100_000, counted: 90_000, settlement_id: '7' })).toEqual({
    sum: 90_000,
    isLeft: false,
  })
  expect(toldIn({ expected: 100_000, counted: 100_000, settlement_id: null })).toEqual({
    sum: 0,
    isLeft: true,
  })
  expect(toldIn({ expected: 0, counted: 5_000, settlement_id: null })).toEqual({ sum: 0, isLeft: false })
})
