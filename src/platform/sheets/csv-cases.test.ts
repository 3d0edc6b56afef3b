import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const limits = { bytes: 1_000_000, rows: 100, columns: 20, ms: 1_000 }
const read = (text: string) => {
  const tables = readCsv(Buffer.from(text), limits)
  return tables.ok ? tables.value[0]?.rows : tables.error
}

/** The questions that every reader of CSV is asked, in lists of our own. */
test.each([
  [
    'a comma in quotes',
    'ism,manzil\nAli,"Quva, Navoiy 14"',
    [
      ['ism', 'manzil'],
      ['Ali', 'Quva, Navoiy 14'],
    ],
  ],
  ['nothing in quotes', 'a,b,c\n1,"",""\n2,3,4', [['a', 'b', 'c'], ['1'], ['2', '3', '4']]],
  [
    'quotes in quotes',
    'a,b\n1,"ha ""ha"" ha"\n3,4',
    [
      ['a', 'b'],
      ['1', 'ha "ha" ha'],
      ['3', '4'],
    ],
  ],
  [
    'only quotes',
    'a,b\n"""""",1',
    [
      ['a', 'b'],
      ['""', '1'],
    ],
  ],
  [
    'JSON',
    'key,val\n1,"{""type"": ""Point"", ""at"": [69.2, 41.3]}"',
    [
      ['key', 'val'],
      ['1', '{"type": "Point", "at": [69.2, 41.3]}'],
    ],
  ],
  [
    'line breaks in quotes',
    'a,b\n"Bir\nikki",2\n"uch",4',
    [
      ['a', 'b'],
      ['Bir\nikki', '2'],
      ['uch', '4'],
    ],
  ],
  [
    'both kinds of line breaks',
    'a,b\r\n"Bir\r\nikki\nuch",2\r\n',
    [
      ['a', 'b'],
      ['Bir\nikki\nuch', '2'],
    ],
  ],
  [
    'quotes and line breaks',
    'a,b\n1,"ha \n""ha"" \nha"\n3,4',
    [
      ['a', 'b'],
      ['1', 'ha \n"ha" \nha'],
      ['3', '4'],
    ],
  ],
  [
    'no line break at the end',
    'a,b,c\n1,2,3',
    [
      ['a', 'b', 'c'],
      ['1', '2', '3'],
    ],
  ],
  [
    'letters of all kinds',
    'a,b\n1,ʤ 𠜎\n2,Ў',
    [
      ['a', 'b'],
      ['1', 'ʤ 𠜎'],
      ['2', 'Ў'],
    ],
  ],
  [
    'a separator at the end of each line',
    'a;b;\n1;2;\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'blanks behind a quote',
    'a;b\n"1" ;"2"  \n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'blanks that belong to a cell',
    'a;b\n 1 ;2 3',
    [
      ['a', 'b'],
      [' 1 ', '2 3'],
    ],
  ],
  ['rows of different widths', 'a;b;c\n1\n1;2;3;4', [['a', 'b', 'c'], ['1'], ['1', '2', '3', '4']]],
  ['one column', 'ism\nAli\nVali', [['ism'], ['Ali'], ['Vali']]],
  ['one cell', 'ism', [['ism']]],
  ['an empty cell in quotes alone', '""', []],
  [
    'other signs',
    'a¦b\n1¦2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a comma and a semicolon in quotes',
    '"a;x","b;y"\n"1;2","3;4"',
    [
      ['a;x', 'b;y'],
      ['1;2', '3;4'],
    ],
  ],
])('%s', (_, text, rows) => {
  expect(read(text)).toEqual(rows)
})

test('a table that was copied out of a spreadsheet has quotes of two kinds', () => {
  const copied = 'Ism\tManzil\tIzoh\n"Baraka" MChJ\t"Quva\nNavoiy 14"\t32" televizor\n"ochiq\t\t5'
  expect(read(copied)).toEqual([
    ['Ism', 'Manzil', 'Izoh'],
    ['"Baraka" MChJ', 'Quva\nNavoiy 14', '32" televizor'],
    ['"ochiq', '', '5'],
  ])
})

test('rows that are all alike cost no more than others', () => {
  const most = { ...limits, rows: 60_000 }
  const quotes = readCsv(Buffer.from(`a\tb\n${'"x\t""y\n'.repeat(30_000)}`), most)
  expect(quotes.ok && quotes.value[0]?.rows.length).toBeGreaterThan(1)
})
