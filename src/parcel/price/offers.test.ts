import { expect, test } from 'vitest'
import type { OfferAnswer } from '#modules/pricing/pricing.contract.ts'
import { commonReason, marksOf, offerLookedAt } from './offers.ts'

function offer(
  option: number,
  type: number,
  price: number | null,
  to = type === 2 ? '2026-11-16' : '2026-11-18',
): OfferAnswer {
  return {
    delivery_option: option,
    delivery_type: type,
    available: price !== null,
    price,
    currency: 'UZS',
    lines: [],
    promised: price === null ? null : { from: to, to },
    reason: price === null ? 'No express there.' : null,
    reason_code: price === null ? 'express_not_there' : null,
    instead: null,
    note: null,
    promotion: null,
    size_class: 'small',
    billable_weight: 1,
    places: [],
  }
}

const usual = [offer(1, 1, 20_000), offer(2, 1, 45_000), offer(1, 2, 30_000), offer(2, 2, 55_000)]

test('the cheapest is marked, and of the fastest the cheapest', () => {
  const { cheapest, fastest } = marksOf(usual)
  expect(cheapest).toBe(usual[0])
  expect(fastest).toBe(usual[2])
})

test('where all are equally fast nothing is called the fastest', () => {
  const { cheapest, fastest } = marksOf([offer(1, 1, 20_000), offer(2, 1, 45_000), offer(1, 2, null)])
  expect(cheapest?.price).toBe(20_000)
  expect(fastest).toBeUndefined()
})

test('where all cost the same, or only one is left, nothing is called the cheapest', () => {
  expect(marksOf([offer(2, 1, 45_000), offer(1, 1, null)]).cheapest).toBeUndefined()
  expect(marksOf([]).cheapest).toBeUndefined()
})

test('when the chosen offer cannot be had, the cheapest of its speed is looked at', () => {
  expect(offerLookedAt(usual, { option: 2, type: 2 })?.price).toBe(55_000)
  expect(offerLookedAt(usual, { option: 3, type: 2 })?.price).toBe(30_000)
  expect(offerLookedAt([offer(1, 1, 20_000), offer(2, 2, null)], { option: 2, type: 2 })?.price).toBe(20_000)
  expect(offerLookedAt([offer(2, 2, null)], { option: 2, type: 2 })).toBeUndefined()
})

test('a reason that stands against everything is said once', () => {
  expect(commonReason([offer(1, 1, null), offer(2, 2, null)])).toBe('No express there.')
  expect(commonReason([offer(1, 1, 20_000), offer(2, 2, null)])).toBeUndefined()
  expect(commonReason([])).toBeUndefined()
})
