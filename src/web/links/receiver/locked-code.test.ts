import { expect, test } from 'vitest'
import type { ClosedReason } from '#modules/orders/domain/receiver-choices.ts'
import { lockedWords } from './locked-code.ts'

const locked = (reason: ClosedReason | null, state: 'open' | 'locked' = 'locked') =>
  lockedWords({ pickup_code: { state }, choices: [{ kind: 'code', allowed: reason === null, reason }] })

test('a locked code offers a new one, or says that today’s are used up', () => {
  expect(locked(null)).toBe('renew')
  expect(locked('codes_used')).toBe('used_up')
  expect(locked('link_only')).toBe('link_only')
})

test('nothing is said of a code that is open, or of no use any more', () => {
  expect(locked(null, 'open')).toBeUndefined()
  for (const reason of ['over', 'refused', 'no_code', 'not_agreed'] as const)
    expect(locked(reason)).toBeUndefined()
})
