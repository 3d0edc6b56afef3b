import fc from 'fast-check'
import { expect, test } from 'vitest'
import { availabilityFor, fullnessStep, saidOf } from './domain/availability.ts'
import { type Holiday, openAt, openNow, type WeekHours } from './domain/hours.ts'
import { stateForDue, stateOf, stateUntil } from './domain/point.ts'

const half = {
  closed: false,
  capacity: 100,
  occupied: 50,
  fullByHand: false,
  closedUntil: null,
  closesOn: null,
}
/** The 16th of November 2026 is a Monday. */
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+05:00`)
const monday = at(16, '23:59')

test('closed today ends with the day in Tashkent, by itself', () => {
  const said = { ...half, ...availabilityFor('closed_today', monday) }
  expect([stateOf(said, monday), saidOf(said, monday)]).toEqual(['closed', 'closed_today'])
  expect(stateUntil(said, monday)).toEqual(at(17, '00:00'))
  expect([stateOf(said, at(17, '00:00')), saidOf(said, at(17, '00:00'))]).toEqual(['open', 'open'])
  expect(stateUntil(said, at(17, '00:00'))).toBeUndefined()
})

test('what is said does not hide what is counted, nor the other way round', () => {
  expect(stateOf({ ...half, ...availabilityFor('full', monday) }, monday)).toBe('full')
  expect(stateOf({ ...half, ...availabilityFor('open', monday) }, monday)).toBe('open')
  expect(stateOf({ ...half, ...availabilityFor('open', monday), occupied: 100 }, monday)).toBe('full')
  const shut = { ...half, ...availabilityFor('closed_today', monday), closed: true }
  expect(stateUntil(shut, monday)).toBeUndefined()
})

test('a point that closes takes nothing new before its day and is shut from then on', () => {
  const closing = { ...half, closesOn: '2026-11-18' }
  expect(stateOf(closing, at(16, '12:00'))).toBe('full')
  expect(stateOf(closing, at(17, '23:59'))).toBe('full')
  expect(stateOf(closing, at(18, '00:00'))).toBe('closed')
})

test('what was on its way has a place where new parcels have none, unless the point is shut before it would be fetched', () => {
  const due = (changes: object) => stateForDue({ ...half, kind: 'point', ...changes }, monday, 7 * 86_400_000)
  expect(due(availabilityFor('full', monday))).toBe('open')
  expect(due(availabilityFor('closed_today', monday))).toBe('open')
  expect(due({ occupied: 100 })).toBe('open')
  expect(due({ occupied: 100, kind: 'locker' })).toBe('full')
  expect(due({ fullByHand: true, kind: 'locker' })).toBe('open')
  expect(due({ closed: true })).toBe('closed')
  expect(due({ closesOn: '2026-11-23' })).toBe('closed')
  expect(due({ closesOn: '2026-11-24' })).toBe('open')
})

const day = [{ from: 9 * 60, to: 18 * 60 }]
const week: WeekHours = Array.from({ length: 7 }, () => day)
const holidays: Holiday[] = [
  { day: '2026-11-17', hours: [] },
  { day: '2026-11-18', hours: [{ from: 10 * 60, to: 12 * 60 }] },
]

test('a holiday has its own hours, and the next opening is looked for beyond it', () => {
  const point = { hours: week, holidays, closed: false }
  expect(openAt(point, at(17, '10:00'))).toBe(false)
  expect(openAt(point, at(18, '09:30'))).toBe(false)
  expect(openNow(point, at(18, '10:00'))).toEqual({ open: true, until: 12 * 60 })
  expect(openNow(point, at(16, '19:00'))).toEqual({
    open: false,
    opens: { daysAhead: 2, minute: 10 * 60, weekday: 2 },
  })
})

test('a wall of doors that never shuts shuts on its holiday, and says so before', () => {
  const always: WeekHours = Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }])
  expect(openNow({ hours: always, closed: false }, at(16, '12:00'))).toEqual({ open: true })
  expect(openNow({ hours: always, holidays, closed: false }, at(16, '12:00'))).toEqual({
    open: true,
    until: 1440,
  })
  expect(openAt({ hours: always, holidays, closed: false }, at(17, '12:00'))).toBe(false)
})

test('pages hear of each of the last places, and of no more than sixteen steps whatever the size', () => {
  const last = [0, 1, 2, 3, 4, 5].map((free) => fullnessStep({ capacity: 100, occupied: 100 - free }))
  expect(new Set(last).size).toBe(6)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), (capacity) => {
      const steps = Array.from({ length: capacity + 1 }, (_, occupied) =>
        fullnessStep({ capacity, occupied }),
      )
      expect(new Set(steps).size).toBeLessThanOrEqual(16)
      expect([...steps].sort((one, other) => other - one)).toEqual(steps)
    }),
    { numRuns: 20 },
  )
})
