import { expect, test } from 'vitest'
import { timeIntervals } from '#modules/bulk/domain/collection.ts'
import { intervalsOn, noonOf } from './collection.ts'

const at = (time: string) => Date.parse(`${time}+05:00`)

test('today only what begins in an hour or later, any other day all of it', () => {
  expect(intervalsOn('2026-11-18', at('2026-11-18T08:00'))).toEqual(timeIntervals)
  expect(intervalsOn('2026-11-18', at('2026-11-18T08:01'))).toEqual(timeIntervals.slice(1))
  expect(intervalsOn('2026-11-18', at('2026-11-18T17:01'))).toEqual([])
  expect(intervalsOn('2026-11-19', at('2026-11-18T18:30'))).toEqual(timeIntervals)
})

test('the day is the one of Tashkent, also just after midnight there', () => {
  expect(intervalsOn('2026-11-19', at('2026-11-19T00:10'))).toEqual(timeIntervals)
  expect(new Date(noonOf('2026-11-19')).toISOString()).toBe('2026-11-19T07:00:00.000Z')
})
