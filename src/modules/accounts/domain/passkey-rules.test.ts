import { expect, test } from 'vitest'
import { isFromCopy } from './passkey-rules.ts'

test.each([
  { seen: 0, told: 0, copied: false },
  { seen: 0, told: 1, copied: false },
  { seen: 7, told: 8, copied: false },
  { seen: 7, told: 7, copied: true },
  { seen: 7, told: 3, copied: true },
  { seen: 7, told: 0, copied: true },
])('after $seen a passkey that counts $told was copied: $copied', ({ copied, ...counts }) => {
  expect(isFromCopy(counts)).toBe(copied)
})
