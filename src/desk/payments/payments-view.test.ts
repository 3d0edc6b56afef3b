import { expect, test } from 'vitest'
import { queryOf, tabsFor, viewIn } from './payments-view.ts'

test.each(['', 'refund=7', 'tab=methods', 'tab=methods&refund=7'])(
  'the address "%s" keeps what is looked at',
  (query) => {
    expect(queryOf(viewIn(new URLSearchParams(query))).toString()).toBe(query)
  },
)

test('an unknown tab is the first one', () => {
  expect(viewIn(new URLSearchParams('tab=nothing'))).toEqual({ tab: 'refunds', refund: undefined })
})

test('a cashier sends money back; only an administrator switches ways to pay', () => {
  expect(tabsFor('admin')).toEqual(['refunds', 'methods'])
  expect(tabsFor('cashier')).toEqual(['refunds'])
  expect(tabsFor('operator')).toEqual([])
})
