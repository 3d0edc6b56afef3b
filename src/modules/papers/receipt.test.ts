import { expect, test } from 'vitest'
import { type BookLine, paymentsIn } from './domain/receipt.ts'

const at = new Date('2026-11-19T04:30:00Z')
const lineOf = (template: string, kind: string, amount: number): BookLine => ({
  movement: 7,
  template,
  at,
  kind,
  owner: '12',
  amount,
})

test.each([
  ['receivable_settled_to_agent', 'agent_cash', 'cash'],
  ['receivable_settled_to_courier', 'courier_cash', 'cash'],
  ['receivable_settled_to_desk', 'cash_desk', 'cash'],
  ['receivable_settled_by_provider', 'clearing', 'provider'],
  ['receivable_settled_from_balance', 'customer_balance', 'balance'],
])('%s: whoever pays what they owed is the sender, and it was for the delivery', (template, purse, way) => {
  const lines = [lineOf(template, purse, 9_000), lineOf(template, 'receivable', -9_000)]
  expect(paymentsIn(lines)).toEqual([
    { movement: 7, at, goods: 0, delivery: 9_000, way, owner: '12', isReturned: false, payer: 'sender' },
  ])
})

test('what only waits in the books is no payment', () => {
  expect(paymentsIn([lineOf('receivable_written_off', 'receivable', -9_000)])).toEqual([])
})
