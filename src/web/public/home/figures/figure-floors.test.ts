import { expect, test } from 'vitest'
import { livingFigures } from './figure-floors.ts'

const counts = { points: 900, lockers: 100, stars: 4.7, ratings: 812, delivered: 12_345, onTime: 12_344 }

test('all that is counted is told, and a share is never rounded up', () => {
  expect(livingFigures(counts)).toEqual([
    { name: 'delivered', count: 12_345 },
    { name: 'onTime', percent: 99 },
    { name: 'places', count: 1_000 },
    { name: 'rating', stars: 4.7, count: 812 },
  ])
})

test('what is below its floor is left out: a month that has just begun tells neither number nor share', () => {
  const names = (changed: object) => livingFigures({ ...counts, ...changed }).map(({ name }) => name)
  expect(names({ delivered: 99, onTime: 99 })).toEqual(['places', 'rating'])
  expect(names({ ratings: 29 })).toEqual(['delivered', 'onTime', 'places'])
  expect(names({ points: 10, lockers: 9 })).toEqual(['delivered', 'onTime', 'rating'])
})

test('one figure alone is no band, and a system that says nothing leaves nothing to show', () => {
  expect(livingFigures({ points: 900 })).toEqual([])
  expect(livingFigures({})).toEqual([])
})
