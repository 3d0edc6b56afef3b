import { expect, test } from 'vitest'
import { cargoOf, nextAt } from './cargo.ts'

test('bags are counted with what is in them, the rest is loose', () => {
  const parcel = (order_id: string, bag: string | null) => ({ order_id, tracking_code: `TB${order_id}`, bag })
  const aboard = [parcel('1', 'BG2'), parcel('2', null), parcel('3', 'BG1'), parcel('4', 'BG2')]
  expect(cargoOf({ aboard })).toEqual({
    parcels: 4,
    bags: [
      { code: 'BG1', parcels: 1 },
      { code: 'BG2', parcels: 2 },
    ],
    loose: [parcel('2', null)],
  })
})

test('a van leaves at the next such time by the clock of Tashkent', () => {
  const evening = new Date('2026-11-16T16:48:00Z')
  expect(nextAt('22:30', evening)).toBe('2026-11-16T17:30:00.000Z')
  expect(nextAt('06:00', evening)).toBe('2026-11-17T01:00:00.000Z')
  // After midnight in Tashkent it is still the day before in UTC.
  expect(nextAt('06:00', new Date('2026-11-16T20:00:00Z'))).toBe('2026-11-17T01:00:00.000Z')
  expect(nextAt('', evening)).toBeUndefined()
})
