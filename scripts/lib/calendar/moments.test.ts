import { expect, test } from 'vitest'
import { daysAhead, february, monthEnd, movedClock } from './moments.ts'

const at = (moment: string) => new Date(moment)

test.each([
  ['2026-11-16T08:00:00Z', '2026-11-30T18:58:00.000Z'],
  ['2026-12-31T18:57:59Z', '2026-12-31T18:58:00.000Z'],
  ['2026-12-31T18:58:00Z', '2027-01-31T18:58:00.000Z'],
  ['2028-02-01T00:00:00Z', '2028-02-29T18:58:00.000Z'],
  // In Tashkent it is February already.
  ['2027-01-31T20:00:00Z', '2027-02-28T18:58:00.000Z'],
])('seen from %s the month ends in Tashkent at %s', (now, moment) => {
  expect(monthEnd(at(now)).toISOString()).toBe(moment)
})

test('the clock is moved by whole seconds, forward and back', () => {
  const now = at('2026-11-16T08:00:00.400Z')
  expect(movedClock('/lib/x.so', daysAhead(60)(now), now)).toEqual({
    LD_PRELOAD: '/lib/x.so',
    DATEFUDGE: '-5184000',
  })
  const later = at('2028-03-01T05:00:00Z')
  expect(movedClock('/lib/x.so', february(later), later).DATEFUDGE).toBe('86400')
})
