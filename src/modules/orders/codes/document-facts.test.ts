import { expect, test } from 'vitest'
import type { Order } from '../domain/order.ts'
import { needsYes } from './document-facts.service.ts'

const receiver = (fullName: string) => ({ receiver: { fullName } as Order['receiver'] })

test('the dearer of the goods and the value said counts, and from 500,001 so’m on an operator is asked', () => {
  const named = receiver('Bobur Toshmatov')
  expect(needsYes({ parcelValue: 500_000, productFee: 0, ...named })).toBe(false)
  expect(needsYes({ parcelValue: 0, productFee: 500_001, ...named })).toBe(true)
  expect(needsYes({ parcelValue: 500_001, productFee: 90_000, ...named })).toBe(true)
})

test('where the order has a first name only, an operator is asked whatever the value', () => {
  expect(needsYes({ parcelValue: 0, productFee: 0, ...receiver('Bobur') })).toBe(true)
})
