import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateRequest } from '#modules/pricing/pricing.contract.ts'
import { changedDraft, emptyOrderDraft } from './order-draft.ts'
import { quoteBodyOf } from './quote-body.ts'

const ready = changedDraft(emptyOrderDraft, {
  from: { region: 14, city: 205, street: 'Bunyodkor 1', point_id: 3 },
  to: { region: 8, city: 122 },
  parcel_size: { weight: 2.4, length: 30, width: 20, height: 10 },
  delivery_option: 3,
  deliveryMethod: { delivery_type: 2 },
  deliveryInformation: { services: ['signature', 'cover_1'], product_fee: 120_000, parcel_value: 400_000 },
})

test('everything that a price depends on reaches the server', () => {
  expect(calculateRequest.parse(quoteBodyOf(ready))).toEqual({
    from: { region: 14, city: 205 },
    to: { region: 8, city: 122 },
    parcel_size: { weightGrams: 2400, sidesCm: [30, 20, 10] },
    services: ['signature', 'cover_1'],
    product_fee: 120_000,
    parcel_value: 400_000,
    perishable: false,
  })
})

test('nothing is asked before both districts are known', () => {
  expect(quoteBodyOf(changedDraft(ready, { from: { region: 14, city: null } }))).toBeUndefined()
  expect(quoteBodyOf(changedDraft(ready, { to: { region: null, city: null } }))).toBeUndefined()
  expect(quoteBodyOf(emptyOrderDraft)).toBeUndefined()
})

test('a parcel is asked about exactly when the contract can price its measures', () => {
  const side = fc.constantFrom(0, 0.1, 30)
  const parcel = fc.record({ weight: fc.constantFrom(0, 0.2, 7), length: side, width: side, height: side })
  fc.assert(
    fc.property(parcel, (parcel_size) => {
      const isTaken = calculateRequest.safeParse({ ...quoteBodyOf(ready), parcel_size }).success
      expect(quoteBodyOf(changedDraft(ready, { parcel_size })) !== undefined).toBe(isTaken)
    }),
  )
})

test('another mode or service level asks the same question: all eight offers are answered', () => {
  const other = changedDraft(ready, { delivery_option: 2, deliveryMethod: { delivery_type: 1 } })
  expect(quoteBodyOf(other)).toEqual(quoteBodyOf(ready))
})

test('a point is priced where it lies, and only while this end is a point', () => {
  const chosen = changedDraft(ready, { to: { point_id: 9, point_region: 8, point_city: 125 } })
  expect(quoteBodyOf(chosen)?.to).toEqual({ region: 8, city: 125 })
  expect(quoteBodyOf(changedDraft(chosen, { delivery_option: 2 }))?.to).toEqual({ region: 8, city: 122 })
})

test('cash that cannot come back over a border of regions leaves the price as it is', () => {
  const asked = (city: number, region: number) =>
    quoteBodyOf(
      changedDraft(ready, { to: { city, region }, deliveryInformation: { services: ['cod_return'] } }),
    )
  expect(asked(122, 8)?.services).toEqual([])
  expect(asked(206, 14)?.services).toEqual(['cod_return'])
})

test('a sum that the server would refuse is not asked about', () => {
  const slip = { deliveryInformation: { parcel_value: 1_000_000_001 } }
  expect(quoteBodyOf(changedDraft(ready, slip))).toBeUndefined()
})
