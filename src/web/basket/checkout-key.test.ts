import { expect, test } from 'vitest'
import { isUnanswered, sentAgain } from './checkout-key.ts'

test('the same question keeps its key, another one has its own', () => {
  const first = sentAgain(undefined, 'a', 'key-1')
  expect(sentAgain(first, 'a', 'key-2')).toBe(first)
  expect(sentAgain(first, 'b', 'key-3')).toEqual({ body: 'b', key: 'key-3' })
})

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
