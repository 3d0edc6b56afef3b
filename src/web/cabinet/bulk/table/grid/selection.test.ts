import { expect, test } from 'vitest'
import { at, blockOf, tabbed, walked } from './selection.ts'

const bounds = { rows: 100, columns: 9, rowsOnPage: 11 }
const press = (from: ReturnType<typeof at>, key: string, held: { ctrl?: boolean; shift?: boolean } = {}) =>
  walked(from, { key, ctrl: false, shift: false, ...held }, bounds)

test('arrows walk and stop at the edges', () => {
  expect(press(at(0, 0), 'ArrowUp')).toEqual(at(0, 0))
  expect(press(at(0, 8), 'ArrowRight')).toEqual(at(0, 8))
  expect(press(at(4, 4), 'ArrowDown')).toEqual(at(5, 4))
  expect(press(at(4, 4), 'ArrowDown', { ctrl: true })).toEqual(at(99, 4))
})

test('pages overlap by a row, Home and End keep to their row unless Ctrl is held', () => {
  expect(press(at(4, 4), 'PageDown')).toEqual(at(14, 4))
  expect(press(at(4, 4), 'Home')).toEqual(at(4, 0))
  expect(press(at(4, 4), 'End', { ctrl: true })).toEqual(at(99, 8))
})

test('Shift leaves the anchor where it was', () => {
  const reached = press(press(at(4, 4), 'ArrowDown', { shift: true }) ?? at(0, 0), 'ArrowLeft', {
    shift: true,
  })
  expect(reached?.anchor).toEqual({ row: 4, column: 4 })
  expect(blockOf(reached ?? at(0, 0))).toEqual({ top: 4, bottom: 5, left: 3, right: 4 })
})

test('Tab goes on in the next row and back again', () => {
  const next = tabbed(at(3, 8), bounds, 1)
  expect(next).toEqual(at(4, 0))
  expect(tabbed(next, bounds, -1)).toEqual(at(3, 8))
  expect(tabbed(at(99, 8), bounds, 1)).toEqual(at(99, 8))
})

test('letters are for writing', () => {
  expect(press(at(0, 0), 'a')).toBeUndefined()
})
