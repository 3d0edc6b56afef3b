import { expect, test } from 'vitest'
import { binaryRecord, binaryText, compoundFile, f64, u16, u32 } from '../../../../tests/support/xls-file.ts'
import { readXls } from './read-xls.ts'
import { kinds } from './records.ts'

const limits = { bytes: 5_000_000, rows: 1_000, columns: 20, ms: 60_000 }
const read = (file: Buffer) => {
  const tables = readXls(file, limits)
  return tables.ok ? tables.value : tables.error
}

const end = binaryRecord(kinds.end)
const begin = (version = 0x0600) => binaryRecord(kinds.begin, u16(version, 0x0010))
type Sheet = { name: string; records: readonly Buffer[]; state?: number }

/** What stands before the sheets, then each of them where the first part says. */
function book(before: readonly Buffer[], sheets: readonly Sheet[]): Buffer {
  const bound = (places: readonly number[]) =>
    sheets.map(({ name, state = 0 }, index) =>
      binaryRecord(kinds.boundSheet, u32(places[index] ?? 0), [state, 0], binaryText(name, 1)),
    )
  const globals = (places: readonly number[]) => Buffer.concat([begin(), ...before, ...bound(places), end])
  const bodies = sheets.map(({ records }) => Buffer.concat([begin(), ...records, end]))
  const start = globals([]).length
  const places = bodies.map(
    (_, index) => start + bodies.slice(0, index).reduce((sum, { length }) => sum + length, 0),
  )
  return compoundFile('Workbook', Buffer.concat([globals(places), ...bodies]))
}

const cell = (kind: number, column: number, ...rest: readonly (Buffer | readonly number[])[]) =>
  binaryRecord(kind, u16(0, column, 0), ...rest)
const rowOf = (records: readonly Buffer[], before: readonly Buffer[] = []) => {
  const tables = read(book(before, [{ name: 'A', records }]))
  return 'code' in tables ? tables : tables[0]?.rows[0]
}

test('numbers in all their widths, truths, errors and what formulas came to', () => {
  const records = [
    cell(kinds.number, 0, f64(998_901_234_567)),
    cell(kinds.rk, 1, u32((460_000 << 2) | 2)),
    binaryRecord(kinds.manyRk, u16(0, 2, 0), u32((120 << 2) | 3), u16(0), u32((-5 << 2) | 2), u16(3)),
    cell(kinds.truthOrError, 4, [1, 0]),
    cell(kinds.truthOrError, 5, [42, 1]),
    cell(kinds.formula, 6, f64(2.5)),
    cell(kinds.formula, 7, [0, 0, 0, 0, 0, 0, 0xff, 0xff]),
    binaryRecord(kinds.sharedFormula, u16(0)),
    binaryRecord(kinds.formulaText, binaryText('Қува')),
    cell(kinds.formula, 8, [1, 0, 1, 0, 0, 0, 0xff, 0xff]),
    cell(kinds.label, 9, binaryText('ikki\r\nqator')),
  ]
  expect(rowOf(records)).toEqual([
    ...['998901234567', '460000', '1.2', '-5', 'TRUE', '#N/A', '2.5', 'Қува', 'TRUE', 'ikki\nqator'],
  ])
})

test('a text goes on in the next record, there with letters of another width', () => {
  const first = Buffer.concat(
    [u32(2, 2), u16(7), [0], Buffer.from('Farg')].map((piece) => Buffer.from(piece as Buffer)),
  )
  const more = Buffer.concat(
    [[1], Buffer.from('ʻon', 'utf16le'), binaryText('Buxoro')].map((piece) => Buffer.from(piece as Buffer)),
  )
  const strings = [binaryRecord(kinds.strings, first), binaryRecord(kinds.more, more)]
  const records = [
    cell(kinds.namedString, 0, u32(0)),
    cell(kinds.namedString, 1, u32(1)),
    cell(kinds.namedString, 2, u32(9)),
  ]
  expect(rowOf(records, strings)).toEqual(['Fargʻon', 'Buxoro'])
})

test('dates by their formats, in both calendars', () => {
  const styles = [
    binaryRecord(kinds.format, u16(170), binaryText('dd.mm.yyyy')),
    binaryRecord(kinds.cellFormat, u16(0, 0)),
    binaryRecord(kinds.cellFormat, u16(0, 170)),
  ]
  const day = (serial: number) => [binaryRecord(kinds.number, u16(0, 0, 1), f64(serial))]
  expect(rowOf(day(46_340.4375), styles)).toEqual(['2026-11-14 10:30'])
  expect(rowOf(day(44_878), [binaryRecord(kinds.dateMode, u16(1)), ...styles])).toEqual(['2026-11-14'])
})

test('hidden sheets and charts on a sheet are left out', () => {
  const records = [cell(kinds.label, 0, binaryText('bir'))]
  const chart = [begin(), cell(kinds.label, 0, binaryText('diagramma')), end]
  const sheets = [
    { name: 'Buyurtmalar', records: [...chart, ...records] },
    { name: 'Yashirin', records, state: 1 },
    { name: 'Chuqur', records, state: 2 },
  ]
  expect(read(book([], sheets))).toEqual([{ name: 'Buyurtmalar', rows: [['bir']] }])
})

test('too many rows or columns are told', () => {
  const at = (row: number, column: number) => binaryRecord(kinds.number, u16(row, column, 0), f64(1))
  expect(rowOf([at(1_000, 0)])).toEqual({ code: 'too_many_rows' })
  expect(rowOf([at(0, 20)])).toEqual({ code: 'too_many_columns', row: 1 })
})

test('a workbook behind a password, an older one and a letter are told apart from what is broken', () => {
  const stream = (...records: readonly Buffer[]) => compoundFile('Workbook', Buffer.concat(records))
  expect(read(stream(begin(), binaryRecord(kinds.filePass, u16(1)), end))).toEqual({ code: 'encrypted' })
  expect(read(stream(begin(0x0500), end))).toEqual({ code: 'unsupported' })
  expect(read(compoundFile('WordDocument', end))).toEqual({ code: 'unsupported' })
  expect(read(compoundFile('Workbook', end, { loops: true }))).toEqual({ code: 'damaged' })
  const lost = binaryRecord(kinds.boundSheet, u32(9_999_999), [0, 0], binaryText('A', 1))
  expect(read(stream(begin(), lost, end))).toEqual({ code: 'damaged' })
  expect(read(stream(begin(), end).subarray(0, 900))).toEqual({ code: 'damaged' })
})
