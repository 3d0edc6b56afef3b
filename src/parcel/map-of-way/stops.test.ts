import { expect, test } from 'vitest'
import { stopsOf } from './stops.ts'

const place = (name: string) => ({ region: 1, name, centre: { latitude: name.length, longitude: 60 } })
const event = (town: string | undefined) => ({
  verb: 'store',
  label: '',
  at: '2026-11-17T10:00:00.000Z',
  place: town === undefined ? null : place(town),
  point: null,
  reason: null,
})
const parcel = { from: place('Nukus'), to: place('Urgut'), ended: null, stage: 'moving' } as const

/** Names in their order; where it is now in brackets. */
const told = (events: (string | undefined)[], more: Partial<Parameters<typeof stopsOf>[0]> = {}) =>
  stopsOf({ ...parcel, events: events.map(event), ...more }).map(({ name, isNow }) =>
    isNow ? `(${name})` : name,
  )

test('every town once in a row, the one it goes to last, and where it is now', () => {
  expect(told([])).toEqual(['(Nukus)', 'Urgut'])
  expect(told(['Nukus', undefined, 'Nukus', 'Samarqand'])).toEqual(['Nukus', '(Samarqand)', 'Urgut'])
  expect(told(['Nukus', 'Urgut'])).toEqual(['Nukus', '(Urgut)'])
})

test('what has come to its end is nowhere now, and goes nowhere any more', () => {
  expect(told(['Nukus', 'Urgut'], { stage: 'over' })).toEqual(['Nukus', 'Urgut'])
  expect(told(['Nukus', 'Samarqand'], { stage: 'over', ended: 'expired' })).toEqual(['Nukus', 'Samarqand'])
})

test('a parcel that was sent to and fro shows its last eight stops', () => {
  const many = Array.from({ length: 20 }, (_, index) => (index % 2 ? 'Nukus' : 'Buxoro'))
  expect(told(many)).toHaveLength(8)
  expect(told(many).at(-1)).toBe('Urgut')
})
