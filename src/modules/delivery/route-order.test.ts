import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockOff, correctedTimes } from './domain/phone-clock.ts'
import { insertedInto, type LegBetween, nearestNext } from './domain/route-order.ts'

/** Stops on a line, a minute and a kilometre apart for each step between their numbers; the start is at 0. */
const onALine: LegBetween = (from, to) => {
  const steps = Math.abs((from ?? 0) - to)
  return { metres: steps * 1000, seconds: steps * 60 }
}
const noon = 12 * 60

test('the nearest stop is next, then the nearest to that one', () => {
  expect(nearestNext([{ id: 9 }, { id: 2 }, { id: 5 }], onALine, noon)).toEqual([2, 5, 9])
})

test('who waits until soon comes first, who waits from later on comes then', () => {
  const stops = [
    { id: 1 },
    { id: 8, window: { from: noon - 60, to: noon + 20 } },
    { id: 2, window: { from: noon + 180, to: noon + 360 } },
  ]
  expect(nearestNext(stops, onALine, noon)).toEqual([8, 1, 2])
})

test('what is brought back, or is for another day, comes last', () => {
  expect(nearestNext([{ id: 1, last: true }, { id: 9 }], onALine, noon)).toEqual([9, 1])
})

test('every stop is gone to once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 40 }), (ids) => {
      const route = nearestNext(
        ids.map((id) => ({ id, last: id % 7 === 0 })),
        onALine,
        noon,
      )
      expect([...route].sort()).toEqual([...ids].sort())
    }),
  )
})

test('a new stop is put where it costs least, and the courier’s own order stays', () => {
  expect(insertedInto([1, 9, 8], [3], onALine)).toEqual([1, 3, 9, 8])
})

const now = new Date('2026-11-18T09:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

test('a slow network is no wrong clock', () => {
  expect(clockOff(new Date(now.getTime() - 20_000), now)).toBe(0)
  expect(clockOff(minutes(120), now)).toBe(120 * 60_000)
})

test('times are never ahead of now, and stay in the order in which the phone counted', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -600, max: 600 }), { minLength: 1 }),
      fc.integer(),
      (told, off) => {
        const offMs = off % 7_200_000
        const times = correctedTimes(
          told.map((at) => ({ toldAt: minutes(at) })),
          { offMs, now, after: undefined },
        ).map(({ happenedAt }) => happenedAt.getTime())
        expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime())
        expect(times).toEqual([...times].sort((a, b) => a - b))
      },
    ),
  )
})

test('what a phone has told before is not overtaken', () => {
  const [next] = correctedTimes([{ toldAt: minutes(-10) }], { offMs: 0, now, after: minutes(-5) })
  expect(next?.happenedAt).toEqual(minutes(-5))
})
