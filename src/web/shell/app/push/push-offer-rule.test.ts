import { expect, test } from 'vitest'
import { offersPush } from './push-offer-rule.ts'

const able = { ability: 'can', isOn: false, saidLater: false } as const

test('notices are offered where they can be had and are off', () => {
  expect(offersPush(able)).toBe(true)
})

test.each([
  { isOn: true },
  { isOn: undefined },
  { saidLater: true },
  { ability: 'blocked' },
  { ability: 'standalone' },
  { ability: 'cannot' },
] as const)('nobody is asked in vain or twice: %o', (facts) => {
  expect(offersPush({ ...able, ...facts })).toBe(false)
})
