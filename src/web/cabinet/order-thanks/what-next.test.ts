import { expect, test } from 'vitest'
import { hasLabel, idsIn, isLeftToPay, nextSteps, takenFromBalance } from './what-next.ts'

const called = '2026-11-16T08:00:00.000Z'

test.each([
  [
    'waits for our call',
    { status: 'draft', confirm_by: called, delivery_option: 2 },
    ['call', 'courier', 'deliver'],
    true,
  ],
  [
    'is not paid',
    { status: 'draft', confirm_by: null, delivery_option: 1 },
    ['pay', 'point', 'deliver'],
    false,
  ],
  [
    'is ready at a door',
    { status: 'new', confirm_by: null, delivery_option: 3 },
    ['courier', 'deliver'],
    true,
  ],
  [
    'is ready for a point',
    { status: 'new', confirm_by: null, delivery_option: 4 },
    ['point', 'deliver'],
    true,
  ],
  ['is on its way', { status: 'pickup', confirm_by: null, delivery_option: 2 }, [], true],
  ['was cancelled', { status: 'cancelled', confirm_by: null, delivery_option: 2 }, [], false],
] as const)('an order that %s', (_, order, steps, label) => {
  expect(nextSteps(order)).toEqual(steps)
  expect(hasLabel(order)).toBe(label)
})

test('of a bill that is over only what is neither paid nor gone waits in the basket', () => {
  const removed = { status: 'cancelled', paid: false }
  const paid = { status: 'new', paid: true }
  expect(isLeftToPay([removed, { status: 'draft', paid: false }])).toBe(true)
  expect(isLeftToPay([removed, paid, { status: 'draft', paid: true }])).toBe(false)
})

test('of the balance is told what it has paid for just now', () => {
  const taken = { status: 'new', payment_type: 'balance', paid: true, price: 25_000 } as const
  const others = [
    { ...taken, payment_type: 'click' },
    { ...taken, paid: false },
    { ...taken, status: 'cancelled' },
  ] as const
  expect(takenFromBalance([taken, ...others, { ...taken, price: 15_000 }])).toBe(40_000)
  expect(takenFromBalance(others)).toBe(0)
})

test.each([
  ['ids=12345678,87654321', ['12345678', '87654321']],
  ['id=12345678', ['12345678']],
  ['ids=12345678,12345678,abc,1,%20', ['12345678']],
  ['', []],
])('the orders in "%s" are %j', (query, ids) => {
  expect(idsIn(new URLSearchParams(query))).toEqual(ids)
})

test('no more orders are asked for than one checkout makes', () => {
  const many = Array.from({ length: 80 }, (_, index) => String(10_000_000 + index))
  expect(idsIn(new URLSearchParams({ ids: many.join(',') }))).toHaveLength(50)
})
