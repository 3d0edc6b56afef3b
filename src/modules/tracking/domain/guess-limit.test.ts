import fc from 'fast-check'
import { expect, test } from 'vitest'
import { giveBack, parcelLimit, secondsUntilFree, takeTry } from './guess-limit.ts'

const start = Date.parse('2026-11-16T07:00:00.000Z')

/** Guesses at these moments, all wrong; answers with the moments of those that were looked at. */
function lookedAt(moments: Iterable<number>): number[] {
  let tries: readonly Date[] = []
  const looked: number[] = []
  for (const at of moments) {
    const taken = takeTry(parcelLimit, tries, new Date(at))
    tries = taken.tries
    if (taken.allowed) looked.push(at)
  }
  return looked
}

test('of 100,000 guesses in an hour, every five digits there are, five are looked at', () => {
  const moments = Array.from({ length: 100_000 }, (_, index) => start + index * 36)
  expect(lookedAt(moments)).toEqual(moments.slice(0, 5))
})

test('100,000 guesses spread over a month open nothing quicker than five an hour', () => {
  const monthMs = 30 * 24 * 3_600_000
  const moments = Array.from(
    { length: 100_000 },
    (_, index) => start + Math.floor((index * monthMs) / 100_000),
  )
  const looked = lookedAt(moments)
  expect(looked.length).toBeLessThanOrEqual(5 * 30 * 24)
  expect(looked.length).toBeGreaterThan(5 * 30 * 23)
})

test('in any stretch of an hour at most five are looked at, however they come', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 3_600_000 }), { maxLength: 60 })
  fc.assert(
    fc.property(gaps, (waits) => {
      let at = start
      const looked = lookedAt(waits.map((wait) => (at += wait)))
      return looked.every((moment, index) => moment - (looked[index - 5] ?? -Infinity) >= 3_600_000)
    }),
  )
})

test('a right answer costs no try, and the lock says when it opens', () => {
  const now = new Date(start)
  const taken = takeTry(parcelLimit, [], now)
  expect(giveBack(taken)).toEqual([])
  const five = Array.from({ length: 5 }, (_, minute) => new Date(start + minute * 60_000))
  expect(takeTry(parcelLimit, five, new Date(start + 240_000)).allowed).toBe(false)
  expect(secondsUntilFree(parcelLimit, five, new Date(start + 240_000))).toBe(3_360)
  expect(takeTry(parcelLimit, five, new Date(start + 3_600_000)).allowed).toBe(true)
})
