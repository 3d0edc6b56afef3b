import { expect, test } from 'vitest'
import { isUnanswered } from './use-task.ts'

test.each([
  [{ code: 'network' }, true],
  [{ code: 'timeout' }, true],
  [{ code: 'service_unavailable', status: 503 }, true],
  [{ code: 'unreadable_answer', status: 200 }, true],
  [{ code: 'idempotency_in_flight', status: 409 }, true],
  [{ code: 'not_in_basket', status: 409 }, false],
  [{ code: 'insufficient_funds', status: 409 }, false],
])('%j leaves it open: %s', (error, open) => {
  expect(isUnanswered(error)).toBe(open)
})
