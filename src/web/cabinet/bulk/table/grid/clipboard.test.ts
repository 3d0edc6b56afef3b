import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCells, writtenCells } from './clipboard.ts'

test('what was copied is pasted as it was, whatever stands in the cells', () => {
  const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', '\t', '\n', '\r', 'a') }))
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((columns) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 5 }),
    )
    // A last row of one empty cell cannot be told from the line break at the end.
    .filter((rows) => rows.length === 1 || rows.at(-1)?.join('') !== '' || (rows[0]?.length ?? 0) > 1)
  fc.assert(
    fc.property(table, (rows) => {
      expect(readCells(writtenCells(rows))).toEqual(rows)
    }),
  )
})

test('the line break that spreadsheets put at the end is no row', () => {
  expect(readCells('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('a quote inside a cell is a letter', () => {
  expect(readCells('12" ekran\t"quti"!')).toEqual([['12" ekran', '"quti"!']])
})
