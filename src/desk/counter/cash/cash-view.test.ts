import { expect, test } from 'vitest'
import { cashViewIn, dayBefore, monthBeside } from './cash-view.ts'

const viewOf = (query: string) => cashViewIn(new URLSearchParams(query))

test('the address says what the tab shows', () => {
  expect(viewOf('tab=cash')).toEqual({ view: 'drawer', day: undefined })
  expect(viewOf('day=2026-11-18')).toEqual({ view: 'drawer', day: '2026-11-18' })
  expect(viewOf('view=hand-in')).toEqual({ view: 'hand-in' })
  expect(viewOf('view=statement&month=2026-11&day=2026-11-12')).toEqual({
    view: 'statement',
    month: '2026-11',
    day: '2026-11-12',
  })
})

test('no day and no month is made of other letters', () => {
  expect(viewOf('view=statement&month=2026-13&day=12')).toEqual({
    view: 'statement',
    month: undefined,
    day: undefined,
  })
})

test('the day and the months beside one', () => {
  expect(dayBefore('2026-03-01')).toBe('2026-02-28')
  expect(dayBefore('2027-01-01')).toBe('2026-12-31')
  expect(monthBeside('2026-12', 1)).toBe('2027-01')
  expect(monthBeside('2026-01', -1)).toBe('2025-12')
})
