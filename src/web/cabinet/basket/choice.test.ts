import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MethodView } from '#modules/payments/checkout/payments.contract.ts'
import { daysLeft, isEnding, methodFor, totalOf, withinLimit } from './choice.ts'

const now = Date.parse('2026-11-16T07:00:00Z')
const hours = (count: number) => new Date(now + count * 3_600_000).toISOString()

test.each([
  [168, 7, false],
  [167, 7, false],
  [49, 3, false],
  [48, 2, true],
  [25, 2, true],
  [23, 1, true],
  [-1, 1, true],
])('%i hours before the end: %i days left, spoken of: %s', (left, days, ending) => {
  expect(daysLeft(hours(left), now)).toBe(days)
  expect(isEnding(hours(left), now)).toBe(ending)
})

const on = (type: MethodView['type']): MethodView => ({ type, enabled: true, reason: null })
const off = (type: MethodView['type']): MethodView => ({ type, enabled: false, reason: 'Ulanmagan.' })
const methods = [off('card'), on('balance'), on('cash'), on('receiver')]

test('the way to pay is the person’s, then the parcels’, then the first that works', () => {
  const cash = { payment_type: 'cash' } as const
  const receiver = { payment_type: 'receiver' } as const
  expect(methodFor('receiver', [cash], methods)).toBe('receiver')
  expect(methodFor(undefined, [cash, cash], methods)).toBe('cash')
  expect(methodFor(undefined, [cash, receiver], methods)).toBe('balance')
  expect(methodFor('card', [{ payment_type: 'card' }], methods)).toBe('balance')
  expect(methodFor('card', [], [off('card')])).toBeUndefined()
})

test('a limit that does not reach is no way to pay, and says why', () => {
  const limited: MethodView = { ...on('on_account'), available: 50_000 }
  expect(withinLimit([limited, on('cash')], 50_000, 'Yetmaydi.')).toEqual([limited, on('cash')])
  const [short, cash] = withinLimit([limited, on('cash')], 50_001, 'Yetmaydi.')
  expect([short, cash]).toEqual([{ ...limited, enabled: false, reason: 'Yetmaydi.' }, on('cash')])
})

test('the total is the sum of what was chosen', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 })), (prices) => {
      const total = totalOf(prices.map((price) => ({ price })))
      expect(total).toBe(prices.reduce((sum, price) => sum + price, 0))
    }),
  )
})
