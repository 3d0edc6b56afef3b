import { expect, test } from 'vitest'
import { type Cell, cellFor, fitsIn, freeIn, roomIn, stateOf } from './domain/cells.ts'

const cell = (number: number, size: Cell['size'], more: Partial<Cell> = {}): Cell => ({
  number,
  size,
  orderId: null,
  fault: null,
  isOpen: false,
  ...more,
})

const box = (...sidesCm: number[]) => ({ sidesCm, sizeClass: 'small' })
const unmeasured = (sizeClass: string) => ({ sizeClass })

test('each size takes the box of its name, and nothing takes more than 66x41x38', () => {
  expect(fitsIn('small', box(20, 20, 15))).toBe(true)
  expect(fitsIn('small', box(30, 30, 20))).toBe(false)
  expect(fitsIn('medium', box(30, 30, 20))).toBe(true)
  expect(fitsIn('large', box(66, 41, 38))).toBe(true)
  expect(fitsIn('large', box(67, 10, 10))).toBe(false)
})

test('a parcel is turned as it goes in', () => {
  expect(fitsIn('small', box(16, 38, 41))).toBe(true)
  expect(fitsIn('large', box(38, 66, 41))).toBe(true)
  expect(fitsIn('large', box(42, 42, 20))).toBe(false)
})

test('what nobody has measured takes the place of the box of its class', () => {
  expect([fitsIn('small', unmeasured('small')), fitsIn('small', unmeasured('medium'))]).toEqual([true, false])
  expect([fitsIn('medium', unmeasured('medium')), fitsIn('medium', unmeasured('other'))]).toEqual([
    true,
    false,
  ])
  expect(fitsIn('large', unmeasured('other'))).toBe(true)
})

test('the smallest free cell that takes it, and of those the first', () => {
  const cells = [cell(1, 'large'), cell(2, 'medium'), cell(3, 'small', { orderId: 7 }), cell(4, 'medium')]
  expect(cellFor(cells, box(20, 20, 15))?.number).toBe(2)
  expect(cellFor(cells, box(60, 40, 30))?.number).toBe(1)
})

test('neither a broken door, nor an open one, nor one with a parcel behind it is free', () => {
  const cells = [
    cell(1, 'large', { fault: 'stuck' }),
    cell(2, 'large', { isOpen: true }),
    cell(3, 'large', { orderId: 7 }),
  ]
  expect(cellFor(cells, box(10, 10, 10))).toBeUndefined()
  expect(cells.map(stateOf)).toEqual(['fault', 'reserved', 'taken'])
  expect(freeIn(cells)).toEqual({ small: 0, medium: 0, large: 0 })
})

test('a broken door counts as room as long as something lies behind it', () => {
  expect(
    roomIn([
      cell(1, 'small', { fault: 'stuck' }),
      cell(2, 'small', { fault: 'stuck', orderId: 7 }),
      cell(3, 'small'),
    ]),
  ).toBe(2)
})
