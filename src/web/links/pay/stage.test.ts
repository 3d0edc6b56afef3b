import { expect, test } from 'vitest'
import { checkoutIn, pauseAfter, stageOf } from '#parcel/pay/stage.ts'

test.each([
  ['waiting', null, 'waiting'],
  ['waiting', 'open', 'waiting'],
  ['waiting', 'dropped', 'failed'],
  ['paid', 'taken', 'paid'],
  ['paid', 'dropped', 'paid'],
  ['cancelled', 'dropped', 'cancelled'],
  ['expired', null, 'expired'],
] as const)('a %s checkout whose last payment is %s: %s', (status, last_payment, stage) => {
  expect(stageOf({ status, last_payment })).toBe(stage)
})

test.each([
  ['checkout=1234567890&ids=12345678', '1234567890'],
  ['checkout=abc', undefined],
  ['checkout=', undefined],
  ['ids=12345678', undefined],
])('the checkout in "%s" is %s', (query, number) => {
  expect(checkoutIn(new URLSearchParams(query))).toBe(number)
})

test('the bank is asked after ever less often, and not for ever', () => {
  const pauses: number[] = []
  for (let asked = 1; asked < 1000; asked++) {
    const pause = pauseAfter(asked)
    if (pause === undefined) break
    pauses.push(pause)
  }
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  const minutes = pauses.reduce((sum, pause) => sum + pause, 0) / 60_000
  expect(minutes).toBeGreaterThan(2)
  expect(minutes).toBeLessThan(5)
})
