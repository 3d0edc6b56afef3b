import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callBy, calledByNow } from './call-by.ts'

/** Tashkent's clock, five hours ahead of UTC. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+05:00`)

test.each([
  ['within the hour by day', '2026-11-16', '08:00', at('2026-11-16', '09:00')],
  ['within the hour in the evening', '2026-11-16', '21:59', at('2026-11-16', '22:59')],
  ['by nine the next morning from ten in the evening on', '2026-11-16', '22:00', at('2026-11-17', '09:00')],
  ['by nine the same morning after midnight', '2026-11-17', '00:30', at('2026-11-17', '09:00')],
  ['by nine before the first call', '2026-11-17', '07:59', at('2026-11-17', '09:00')],
])('whoever orders is called %s', (_, day, time, by) => {
  expect(callBy(at(day, time))).toEqual(by)
})

test('the desk counts as late exactly whom it should have called by now', () => {
  const moments = fc.date({
    min: at('2026-11-16', '00:00'),
    max: at('2026-11-20', '00:00'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moments, moments, (submittedAt, now) => {
      fc.pre(submittedAt <= now)
      expect(submittedAt < calledByNow(now)).toBe(callBy(submittedAt) < now)
    }),
    { numRuns: 2_000 },
  )
})
