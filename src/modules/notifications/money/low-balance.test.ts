import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unwatched, type Watch, watchAfter } from '../domain/low-balance.ts'

const threshold = 50_000

/** What is remembered after a row of movements from this balance on. */
function after(start: number, changes: readonly number[], wanted: number | null = threshold): Watch {
  let balance = start
  let watch = unwatched
  for (const change of changes) {
    balance += change
    watch = watchAfter(watch, { balance, threshold: wanted, change })
  }
  return watch
}

test('falling below is told once, and again only after it was more', () => {
  expect(after(60_000, [-20_000])).toEqual({ fall: 1, isBelow: true, isTold: false })
  expect(after(60_000, [-20_000, -5_000, 3_000])).toMatchObject({ fall: 1 })
  expect(after(60_000, [-20_000, 30_000])).toEqual({ fall: 1, isBelow: false, isTold: true })
  expect(after(60_000, [-20_000, 30_000, -30_000])).toMatchObject({ fall: 2, isTold: false })
})

test('exactly the threshold is enough, and without one nobody is told', () => {
  expect(after(60_000, [-10_000])).toMatchObject({ fall: 0, isBelow: false })
  expect(after(60_000, [-60_000], null)).toEqual(unwatched)
})

test('a top-up that is still too little is no fall; what is spent of it is', () => {
  expect(after(0, [20_000])).toEqual(unwatched)
  expect(after(0, [20_000, -1_000])).toMatchObject({ fall: 1, isTold: false })
})

test('messages are as many as times the balance crossed the line downwards', () => {
  const step = fc.integer({ min: -40_000, max: 40_000 }).filter((change) => change !== 0)
  fc.assert(
    fc.property(fc.integer({ min: threshold, max: 200_000 }), fc.array(step), (start, changes) => {
      const balances = [start]
      for (const change of changes) balances.push((balances.at(-1) ?? 0) + change)
      const crossings = balances.filter(
        (balance, index) => index > 0 && balance < threshold && (balances[index - 1] ?? 0) >= threshold,
      )
      expect(after(start, changes).fall).toBe(crossings.length)
    }),
  )
})
