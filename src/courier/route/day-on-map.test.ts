import { expect, test } from 'vitest'
import { dayView } from '../parts/day-view.ts'
import { sampleStop } from '../parts/stop-samples.ts'
import { dayOnMap } from './day-on-map.ts'

const stop = (id: string, position: number, latitude: number | null, more = {}) =>
  sampleStop({ order_id: id, phone: id, position, place: { latitude, longitude: latitude && 69 }, ...more })
const here = { at: { lat: 41, lon: 69 }, accuracyM: 20 }

test('the way goes from the courier through what is open, in the order of going', () => {
  const view = dayView([stop('a', 1, 41.1, { state: 'done' }), stop('b', 2, 41.2), stop('c', 3, 41.3)])
  const { overlays } = dayOnMap(view, here)
  expect(overlays.lines?.[0]?.points.map(({ lat }) => lat)).toEqual([41, 41.2, 41.3])
  expect(overlays.marks?.map(({ name, sign }) => `${name} ${sign}`)).toEqual(['2 now', '3 stop'])
})

test('what has no place on the map is counted, not drawn', () => {
  const { overlays, unplaced } = dayOnMap(dayView([stop('a', 1, null), stop('b', 2, 41.2)]), undefined)
  expect(unplaced).toBe(1)
  expect(overlays.marks).toHaveLength(1)
  expect(overlays.lines).toEqual([])
})

test('one house alone is seen with its street, and nothing at all has no bounds', () => {
  const { bounds } = dayOnMap(dayView([stop('a', 1, 41.2)]), undefined)
  expect(bounds && bounds.north - bounds.south).toBeGreaterThan(0.003)
  expect(dayOnMap(dayView([]), undefined).bounds).toBeUndefined()
})

test('a chosen stop is marked in place of the next one', () => {
  const view = dayView([stop('a', 1, 41.1), stop('b', 2, 41.2)])
  expect(dayOnMap(view, undefined, view.visits[1]).overlays.marks?.map(({ sign }) => sign)).toEqual([
    'stop',
    'now',
  ])
})
