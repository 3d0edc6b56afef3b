import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeOf } from '#platform/zip/zip-contents.ts'
import { readZipDirectory } from '#platform/zip/zip-directory.ts'
import { naughtyTexts } from '../../../tests/support/naughty-texts.ts'
import { odsFile } from '../../../tests/support/ods-file.ts'
import { parseXml } from '../../../tests/support/parse-xml.ts'
import { type Cell, plainText } from './cell.ts'
import { cellsIn } from './packed-rows.ts'
import { readCsv } from './read-csv.ts'
import { readPackedSheet, readSheet } from './read-sheet.ts'
import { readWorkbook } from './read-workbook.ts'
import type { Tables } from './table.ts'
import { csvOf } from './write-csv.ts'
import { xlsxInTurns, xlsxOf } from './write-xlsx.ts'

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

test('any table of texts comes back from ODS as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(tables, async (rows) => {
      expect(rowsIn(await readWorkbook(odsFile([{ name: 'A', rows }]), limits))).toEqual(asRead(rows))
    }),
  )
})

const orders = fc.array(
  fc.tuple(
    fc.oneof(letters, fc.constantFrom(...naughtyTexts)),
    fc.constantFrom('+998 90 123-45-67', '998901234567', '901234567'),
    fc.constantFrom('Fargʻona viloyati', 'Ташкент', 'Buxoro; shahar', 'Навоий "шаҳри"'),
    fc.oneof(
      fc.integer({ min: 1, max: 1_000 }).map((tenths) => tenths / 10),
      fc.constant(''),
    ),
    fc.integer({ min: 0, max: 50_000_000 }),
  ),
  { minLength: 1, maxLength: 8 },
)

test('any table of orders is the same, whether it came as XLSX, ODS or CSV', async () => {
  await fc.assert(
    fc.asyncProperty(orders, async (rows) => {
      const expected = asRead(rows.map((cells) => cells.map(String)))
      expect(rowsIn(await readWorkbook(workbook(rows), limits))).toEqual(expected)
      expect(rowsIn(await readWorkbook(odsFile([{ name: 'A', rows }]), limits))).toEqual(expected)
      expect(rowsIn(readCsv(csvOf(rows), limits))).toEqual(expected)
    }),
  )
})

test('texts that break others come back whole', async () => {
  const rows = naughtyTexts.map((text) => ['1', text, '2'])
  for (const file of [workbook(rows), odsFile([{ name: 'A', rows }])])
    expect(rowsIn(await readWorkbook(file, limits))).toEqual(rows)
  expect(rowsIn(readCsv(csvOf(rows), limits))).toEqual(rows)
})

test('a workbook with drop-downs, notes and marked cells is read as what stands in its cells', async () => {
  const sheet = {
    name: 'Shablon',
    widths: [20, 20, 20],
    frozenRows: 1,
    textColumns: [1],
    notes: [{ column: 1, text: 'Toʻqqiz raqam\n& "+998"' }],
    choices: [
      { column: 0, of: ['Fargʻona', 'Buxoro'] },
      { column: 2, by: 0, of: new Map([['Buxoro', ['Gʻijduvon', 'Kogon']]]) },
    ],
    rows: [
      { bold: ['Viloyat', 'Telefon', 'Tuman'] },
      ['Buxoro', '0901', { marked: 'Kogn' }],
      [{ marked: 5 }],
    ],
  }
  const file = xlsxOf(sheet)
  expect(await readWorkbook(file, limits)).toEqual({
    ok: true,
    value: [{ name: 'Shablon', rows: [['Viloyat', 'Telefon', 'Tuman'], ['Buxoro', '0901', 'Kogn'], ['5']] }],
  })
  expect((await xlsxInTurns(sheet)).equals(file)).toBe(true)
  const directory = readZipDirectory(file)
  const parts = directory.ok ? directory.value : []
  // Every part is XML, and what the drop-downs name is there.
  const trees = new Map(
    parts.map((entry) => [
      entry.name,
      parseXml(wholeOf(entry)?.toString().replace(' standalone="yes"', '') ?? ''),
    ]),
  )
  const sheetTree = trees.get('xl/worksheets/sheet1.xml')
  const formulas = sheetTree?.children.find(({ name }) => name === 'dataValidations')?.children
  expect(formulas?.map(({ attributes, children }) => [attributes.sqref, children[0]?.text])).toEqual([
    ['A2:A50001', 'Lists!$A$1:$A$2'],
    ['C2:C50001', 'OFFSET(Lists!$C$1,MATCH($A2,Lists!$B$1:$B$2,0)-1,0,COUNTIF(Lists!$B$1:$B$2,$A2),1)'],
  ])
  const types = trees
    .get('[Content_Types].xml')
    ?.children.map(({ attributes }) => attributes.PartName?.slice(1))
  const named = types?.filter((name) => name !== undefined) ?? []
  expect(named.filter((name) => !trees.has(name))).toEqual([])
  expect(trees.get('xl/comments1.xml')?.children[1]?.children[0]?.attributes.ref).toBe('B1')
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

test('whoever takes rows packed has the same ones, and the first of them before the last are read', async () => {
  const rows = Array.from({ length: 5_000 }, (_, index) =>
    index % 7 === 3 ? [] : [`N-${index}`, '', 'Юнусобод; 4'],
  )
  for (const file of [workbook(rows), csvOf(rows)]) {
    const seen: number[] = []
    const read = await readPackedSheet(file, limits, {
      onProgress: () => undefined,
      onRows: ([table]) => seen.push(table?.rows.length ?? 0),
    })
    expect(read.ok && read.value[0]?.rows.map(cellsIn)).toEqual(rows)
    expect(seen[0]).toBeLessThan(rows.length)
    expect(seen).toEqual(seen.toSorted((one, other) => one - other))
  }
})
