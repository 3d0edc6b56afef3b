import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowView, viewWithout } from './row-view.ts'

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: 200 })

function rangesOf(rows: readonly number[]): [number, number][] {
  const ranges: [number, number][] = []
  for (const n of rows.toSorted((one, other) => one - other)) {
    const before = ranges.at(-1)
    if (before && before[1] === n - 1) before[1] = n
    else ranges.push([n, n])
  }
  return ranges
}

test('place and number of a row lead to each other, and rows that are not shown have no place', () => {
  fc.assert(
    fc.property(numbers, (rows) => {
      const rising = rows.toSorted((one, other) => one - other)
      const view = rowView(rangesOf(rows))
      expect(view.numbersIn(0, view.count)).toEqual(rising)
      expect(view.numbersIn(-2, 3)).toEqual(rising.slice(0, 4))
      expect(view.numbersIn(5, 9)).toEqual(rising.slice(5, 10))
      const places = Array.from({ length: 402 }, (_, n) => view.placeOf(n) ?? -1)
      expect(places).toEqual(Array.from({ length: 402 }, (_, n) => rising.indexOf(n)))
    }),
  )
})

test('rows that were set aside leave no gap', () => {
  fc.assert(
    fc.property(numbers, numbers, (rows, gone) => {
      const left = viewWithout(rowView(rangesOf(rows)), new Set(gone))
      const rest = rows.filter((n) => !gone.includes(n))
      expect(left.ranges).toEqual(rangesOf(rest))
    }),
  )
})
