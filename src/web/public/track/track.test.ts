import fc from 'fast-check'
import { expect, test } from 'vitest'
import { regionIds } from '#modules/geo/domain/regions.ts'
import { readTypedCode } from '#parcel/code/typed-code.ts'
import { alongRoad, frame, roadBetween, wayBetween } from './way.ts'

test.each([
  ['TB00000000000000', 'TB00000000000000'],
  [' tb 0000-0000 0000 00 ', 'TB00000000000000'],
  ['https://tezbox.uz/t/TB00000000000000', 'TB00000000000000'],
  ['https://tezbox.uz/ru/t/tb00000000000000?p=abc', 'TB00000000000000'],
  ['TB00000000000001', 'typo'],
  ['https://tezbox.uz/u/abc', 'beginning'],
])('%s is read as %s', (typed, read) => {
  const code = readTypedCode(typed)
  expect(code.ok ? code.value : code.error).toBe(read)
})

const region = fc.constantFrom(...regionIds)

test('both ends of every way lie in the picture, with room for their names', () => {
  fc.assert(
    fc.property(region, region, (from, to) => {
      const way = wayBetween(from, to)
      if (from === to) return way === undefined
      const isInside = ({ x, y }: { x: number; y: number }) =>
        x >= 60 && x <= frame.width - 60 && y >= 40 && y <= frame.height - 40
      return way !== undefined && isInside(way.from) && isInside(way.to)
    }),
  )
})

test('a road begins and ends in its towns and only turns by eighths', () => {
  fc.assert(
    fc.property(region, region, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, share) => {
      const way = wayBetween(from, to)
      if (!way) return
      const road = roadBetween(way)
      expect([road[0], road.at(-1)]).toEqual([way.from, way.to])
      for (const [index, end] of road.slice(1).entries()) {
        const start = road[index] ?? end
        const turn = Math.atan2(end.y - start.y, end.x - start.x) / (Math.PI / 4)
        expect(Math.abs(turn - Math.round(turn))).toBeLessThan(1e-6)
      }
      const { x, y } = alongRoad(road, share)
      expect(x >= 0 && x <= frame.width && y >= 0 && y <= frame.height).toBe(true)
    }),
  )
})
