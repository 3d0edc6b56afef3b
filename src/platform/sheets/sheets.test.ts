import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeOf } from '#platform/zip/zip-contents.ts'
import { readZipDirectory } from '#platform/zip/zip-directory.ts'
import { type Cell, plainText } from './cell.ts'
import { readCsv } from './read-csv.ts'
import { readSheet } from './read-sheet.ts'
import { readWorkbook } from './read-workbook.ts'
import type { Tables } from './table.ts'
import { csvOf } from './write-csv.ts'
import { xlsxOf } from './write-xlsx.ts'

const limits = { bytes: 20_000_000, rows: 50_000, columns: 200, ms: 60_000 }
const rowsIn = (tables: Tables) => (tables.ok ? tables.value[0]?.rows : tables.error)

const workbook = (rows: readonly (readonly Cell[])[]) => xlsxOf({ name: 'Roʻyxat', widths: [10], rows })

/** What cannot be told apart when it is read: kinds of line breaks, and nothing at the end. */
function asRead(rows: readonly (readonly string[])[]) {
  const cut = rows.map((cells) => {
    const texts = cells.map((cell) => plainText(cell).replace(/\r\n?/g, '\n'))
    return texts.slice(0, texts.findLastIndex((text) => text.trim() !== '') + 1)
  })
  return cut.slice(0, cut.findLastIndex((cells) => cells.length > 0) + 1)
}

const letters = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.stringMatching(/^[;,\t|"'\r\n =+\-@0-9a<>&_xʻғЎ]{0,12}$/),
  fc.constantFrom(
    '_x0041_',
    '=1+1',
    "'=1",
    '+998901234567',
    '-5',
    '20208000900123456001',
    '2026-11-14',
    'sep=;',
  ),
)
const tables = fc
  .integer({ min: 2, max: 6 })
  .chain((columns) =>
    fc.array(fc.array(letters, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 8 }),
  )

test('any table of texts comes back from XLSX as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(tables, async (rows) => {
      expect(rowsIn(await readWorkbook(workbook(rows), limits))).toEqual(asRead(rows))
    }),
  )
})

test('any table of texts comes back from CSV as it was written', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      expect(rowsIn(readCsv(csvOf(rows), limits))).toEqual(asRead(rows))
    }),
  )
})

test('numbers and moments come back as people write them', async () => {
  const rows = [[25_000, -1.5, 998_901_234_567, 0.1 + 0.2, new Date('2026-11-14T05:30:00Z')]]
  const read = ['25000', '-1.5', '998901234567', '0.3', '2026-11-14 10:30']
  expect(rowsIn(await readWorkbook(workbook(rows), limits))).toEqual([read])
  expect(csvOf(rows).toString()).toBe(
    '\uFEFF25000;-1.5;998901234567;0.30000000000000004;2026-11-14 10:30\r\n',
  )
})

test.each(['=HYPERLINK("http://x")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', "'=1"])(
  'in CSV an apostrophe says that %j is text',
  (cell) => {
    expect(csvOf([[cell]]).toString()).toMatch(/^\uFEFF"?'/)
  },
)

test('a number with its sign is a number, and no formula', () => {
  expect(csvOf([['+998901234567', '-25000', '-1,5']]).toString()).toBe('\uFEFF+998901234567;-25000;-1,5\r\n')
})

test('a workbook holds no formula, whatever stands in its cells', async () => {
  const directory = readZipDirectory(workbook([['=1+1', '+1', '@a']]))
  const parts = directory.ok ? directory.value.map((entry) => wholeOf(entry)?.toString()) : []
  expect(parts.filter((part) => part?.includes('=1+1'))).toHaveLength(1)
  expect(parts.filter((part) => part?.includes('<f'))).toEqual([expect.stringContaining('<fonts')])
})

test('five thousand rows are read, in a thread of their own', async () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => [
    `Mijoz ${index}`,
    '+998901234567',
    'Toshkent shahri, Yunusobod; 4-kvartal',
    'Юнусабад, 4 «квартал»',
  ])
  for (const file of [workbook(rows), csvOf(rows)])
    expect(rowsIn(await readSheet(file, limits))).toEqual(rows)
})
