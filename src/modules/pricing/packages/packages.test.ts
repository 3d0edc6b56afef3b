import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expiryAfterReturn, givenBack, nextShare, type Remainder, taken } from '../domain/packages.ts'

const packages = fc.record({
  shipments: fc.integer({ min: 1, max: 300 }),
  price: fc.integer({ min: 1, max: 5_000_000 }),
})

test('shares are whole so’m and add up to exactly the price', () => {
  fc.assert(
    fc.property(packages, ({ shipments, price }) => {
      let left: Remainder = { shipments, value: price }
      let sum = 0
      while (left.shipments > 0) {
        const share = nextShare(left)
        expect(Number.isInteger(share) && share >= 0).toBe(true)
        sum += share
        left = taken(left, share)
      }
      expect({ sum, left }).toEqual({ sum: price, left: { shipments: 0, value: 0 } })
    }),
  )
})

test('whatever is given back in between, shares and what is left are the price', () => {
  fc.assert(
    fc.property(packages, fc.array(fc.nat({ max: 5 }), { maxLength: 60 }), ({ shipments, price }, steps) => {
      let left: Remainder = { shipments, value: price }
      const shares: number[] = []
      for (const step of steps) {
        const back = step === 0 ? shares.pop() : undefined
        if (back !== undefined) left = givenBack(left, back)
        else if (left.shipments > 0) {
          shares.push(nextShare(left))
          left = taken(left, shares.at(-1) ?? 0)
        }
        expect(shares.reduce((sum, share) => sum + share, 0) + left.value).toBe(price)
        expect(shares.length + left.shipments).toBe(shipments)
        expect(left.shipments > 0 || left.value === 0).toBe(true)
      }
    }),
  )
})

test('the last of an uneven package takes the rest', () => {
  const first = { shipments: 3, value: 100 }
  const second = taken(first, nextShare(first))
  expect([nextShare(first), nextShare(second), nextShare(taken(second, nextShare(second)))]).toEqual([
    33, 33, 34,
  ])
})

test('a shipment that comes back in time changes nothing; late, it lasts another week', () => {
  const end = new Date('2026-11-20T00:00:00Z')
  expect(expiryAfterReturn(end, new Date('2026-11-19T23:59:59Z'))).toEqual(end)
  expect(expiryAfterReturn(end, end)).toEqual(new Date('2026-11-27T00:00:00Z'))
})
