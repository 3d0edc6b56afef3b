import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const limits = { bytes: 1_000_000, rows: 100, columns: 10, ms: 1_000 }
const read = (file: string | Buffer, own = limits) => {
  const tables = readCsv(Buffer.from(file), own)
  return tables.ok ? tables.value[0]?.rows : tables.error
}

test.each([
  ['semicolons', 'ism;summa\nAli;5'],
  ['commas', 'ism,summa\nAli,5'],
  ['tabs', 'ism\tsumma\nAli\t5'],
  ['bars', 'ism|summa\nAli|5'],
  ['a line that names the sign', 'sep=^\nism^summa\nAli^5'],
  ['a mark of UTF-8', '\uFEFFism;summa\nAli;5'],
  ['lines of three kinds', 'ism;summa\r\nAli;5\r\r'],
  ['quotes', '"ism";"summa"\n"Ali";"5"'],
  ['empty columns and rows at the end', 'ism;summa;;;\nAli;5;;;\n;;;;\n;;;;\n'],
])('reads text with %s', (_, text) => {
  expect(read(text)).toEqual([
    ['ism', 'summa'],
    ['Ali', '5'],
  ])
})

test('a decimal comma is no separator where a semicolon is', () => {
  expect(read('1,5;2,5\n3,5;4,5')).toEqual([
    ['1,5', '2,5'],
    ['3,5', '4,5'],
  ])
  expect(read('Roʻyxat, 14-noyabr, 2026\nism;ogʻirlik\nAli;1,5\nVali;2,5')).toEqual([
    ['Roʻyxat, 14-noyabr, 2026'],
    ['ism', 'ogʻirlik'],
    ['Ali', '1,5'],
    ['Vali', '2,5'],
  ])
})

test('a cell in quotes holds separators, quotes and line breaks', () => {
  expect(read('a;"b;""c"" 32"""\n"d\r\ne";f')).toEqual([
    ['a', 'b;"c" 32"'],
    ['d\ne', 'f'],
  ])
  expect(read('Televizor 32";5\n"Choy; ""Ahmad""";6')).toEqual([
    ['Televizor 32"', '5'],
    ['Choy; "Ahmad"', '6'],
  ])
})

test('quotes that do not add up are told with their row, not guessed at', () => {
  expect(read('ism;summa\nAli;5\n"Vali;6\nSoli;7')).toEqual({ code: 'quotes', row: 3 })
  expect(read('ism;summa\n"Baraka" MChJ;5')).toEqual({ code: 'quotes', row: 2 })
})

test.each(['utf8', 'utf16le', 'utf16be', 'windows-1251'])('reads Russian and Uzbek in %s', (encoding) => {
  const text = "Имя;Манзил\nЎткир;Юнусобод, O'zbekiston"
  const rows = [
    ['Имя', 'Манзил'],
    ['Ўткир', "Юнусобод, O'zbekiston"],
  ]
  expect(read(inEncoding(text, encoding))).toEqual(rows)
  if (encoding !== 'windows-1251') expect(read(inEncoding(`\uFEFF${text}`, encoding))).toEqual(rows)
})

function inEncoding(text: string, encoding: string): Buffer {
  if (encoding === 'utf8') return Buffer.from(text)
  if (encoding === 'utf16le') return Buffer.from(text, 'utf16le')
  if (encoding === 'utf16be') return Buffer.from(text, 'utf16le').swap16()
  const table = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  return Buffer.from([...text].map((sign) => table.indexOf(sign)))
}

test('an apostrophe that only says "this is text" is not part of it', () => {
  expect(read("'+998901234567;'=1;'Ali")).toEqual([['+998901234567', '=1', "'Ali"]])
})

test('rows keep their numbers, and what no database can hold is left out', () => {
  expect(read('\n\nism\u0007;summa\n\nAli;5')).toEqual([[], [], ['ism', 'summa'], [], ['Ali', '5']])
})

test.each([
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
  ['a page', Buffer.from('<html><table><tr><td>1</td></tr></table>')],
  ['zeros', Buffer.alloc(1000)],
])('%s is no table', (_, file) => {
  expect(read(file)).toEqual({ code: 'unsupported' })
})

test('an empty file is a table without rows', () => {
  expect(read('')).toEqual([])
})

test('too many rows or columns are refused, empty ones at the end are not counted', () => {
  expect(read(`${'a;b\n'.repeat(100)}${';\n'.repeat(500)}`)).toHaveLength(100)
  expect(read('a;b\n'.repeat(101))).toEqual({ code: 'too_many_rows' })
  expect(read(`a;b\n${';'.repeat(10)}c`)).toEqual({ code: 'too_many_columns', row: 2 })
  expect(read('\n'.repeat(100_000))).toEqual([])
})
