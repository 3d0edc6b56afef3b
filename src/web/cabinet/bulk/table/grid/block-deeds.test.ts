import { expect, test } from 'vitest'
import type { Field } from '#modules/bulk/domain/fields.ts'
import { cleared, filledDown, pasted, type Sheet, textsIn } from './block-deeds.ts'

const fields: Field[] = ['receiver_name', 'receiver_phone', 'weight']
const table: Record<number, readonly string[]> = {
  14: ['Gulbahor', '90 512 33 08', '0.8'],
  17: ['Jahongir', '', '0.5'],
  26: ['Nodira', '97 330 18 42', ''],
}
const numbers = Object.keys(table).map(Number)
const sheet: Sheet = {
  fields,
  rows: numbers.length,
  numberAt: (place) => numbers[place],
  textAt: (n, field) => table[n]?.[fields.indexOf(field)],
}
const block = (top: number, bottom: number, left: number, right: number) => ({ top, bottom, left, right })

test('one copied cell fills all that is chosen; cells that say it already are left alone', () => {
  expect(pasted(block(0, 2, 2, 2), [['0.5']], sheet)).toEqual([
    { n: 14, cells: { weight: '0.5' } },
    { n: 26, cells: { weight: '0.5' } },
  ])
})

test('a copied block is put down from the active cell and ends where the table ends', () => {
  const cells = [
    ['A', 'B', 'C'],
    ['D', 'E', 'F'],
    ['G', 'H', 'I'],
  ]
  expect(pasted(block(1, 1, 1, 1), cells, sheet)).toEqual([
    { n: 17, cells: { receiver_phone: 'A', weight: 'B' } },
    { n: 26, cells: { receiver_phone: 'D', weight: 'E' } },
  ])
})

test('filling down repeats the first row of the block, or the row above a single one', () => {
  expect(filledDown(block(0, 2, 2, 2), sheet)).toEqual([
    { n: 17, cells: { weight: '0.8' } },
    { n: 26, cells: { weight: '0.8' } },
  ])
  expect(filledDown(block(1, 1, 1, 1), sheet)).toEqual([{ n: 17, cells: { receiver_phone: '90 512 33 08' } }])
  expect(filledDown(block(0, 0, 1, 1), sheet)).toEqual([])
})

test('clearing empties what is not empty, and copying reads row by row', () => {
  expect(cleared(block(1, 2, 1, 1), sheet)).toEqual([{ n: 26, cells: { receiver_phone: '' } }])
  expect(textsIn(block(1, 2, 1, 2), sheet)).toEqual([
    ['', '0.5'],
    ['97 330 18 42', ''],
  ])
})
