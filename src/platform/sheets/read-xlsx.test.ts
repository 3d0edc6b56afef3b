import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { docxParts, odsParts, oleOf, zeros, zipOf } from '../../../tests/support/attack-files.ts'
import { workbookParts } from '../../../tests/support/workbook-files.ts'
import { readSheet } from './read-sheet.ts'
import { readWorkbook } from './read-workbook.ts'
import type { Tables } from './table.ts'

const limits = { bytes: 5_000_000, rows: 1_000, columns: 20, ms: 60_000 }
const told = (tables: Tables) => (tables.ok ? tables.value : tables.error)
const read = async (file: Buffer, own = limits) => told(await readWorkbook(file, own))
const oneSheet = (data: string, rest: Partial<Parameters<typeof workbookParts>[0]> = {}) =>
  zipOf(workbookParts({ sheets: [{ name: 'Varaq', data }], ...rest }))
const rowsOf = async (data: string, rest = {}) => {
  const tables = await readWorkbook(oneSheet(data, rest), limits)
  return tables.ok ? tables.value[0]?.rows : tables.error
}

test('reads a workbook as Excel writes it: shared texts, rich ones, gaps, formulas, errors', async () => {
  const sharedStrings =
    '<si><t>Ism</t></si><si><r><t>Oʻg</t></r><r><rPr><b/></rPr><t>ʻil</t></r></si><si><t xml:space="preserve"> Ўткир &amp; Ко </t></si><si><t>bir_x000D_\nikki</t></si>'
  const data = [
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>',
    '<row r="3"><c r="A3" t="s"><v>2</v></c><c r="B3" t="str"><f>A1&amp;"x"</f><v>Ismx</v></c><c r="C3"><f>1+1</f><v>2</v></c></row>',
    '<row r="4"><c r="A4" t="b"><v>1</v></c><c r="B4" t="e"><v>#REF!</v></c><c r="C4" t="s"><v>3</v></c><c r="T4" s="1"/></row>',
    '<row r="900"><c r="A900" s="1"/></row>',
  ].join('')
  expect(await rowsOf(data, { sharedStrings, formats: [2] })).toEqual([
    ['Ism', '', 'Oʻgʻil'],
    [],
    [' Ўткир & Ко ', 'Ismx', '2'],
    ['TRUE', '#REF!', 'bir\nikki'],
  ])
})

test('dates are days of a calendar, with an hour where they have one', async () => {
  const formats = [14, 'dd.mm.yyyy hh:mm', 20, '[$-419]d mmmm yyyy;@', '#,##0']
  const cells = [
    ['1', '46340'],
    ['2', '46340.4375'],
    ['3', '0.4375'],
    ['4', '46340.99999999'],
    ['5', '46340'],
  ]
  const data = `<row>${cells.map(([style, value]) => `<c s="${style}"><v>${value}</v></c>`).join('')}</row>`
  expect(await rowsOf(data, { formats })).toEqual([
    ['2026-11-14', '2026-11-14 10:30', '10:30', '2026-11-15', '46340'],
  ])
  expect(await rowsOf('<row><c s="1"><v>44878</v></c></row>', { formats, date1904: true })).toEqual([
    ['2026-11-14'],
  ])
})

test('numbers are written out as Excel shows them, phones and accounts included', async () => {
  const values = ['998901234567', '2.2999999999999998', '9.98901234567E+11', '1E-7', '1.5E+22', '-0.5', '007']
  const data = `<row>${values.map((value) => `<c><v>${value}</v></c>`).join('')}</row>`
  expect(await rowsOf(data)).toEqual([
    ['998901234567', '2.3', '998901234567', '0.0000001', '15000000000000000000000', '-0.5', '7'],
  ])
  const text = '<row><c t="inlineStr"><is><t>20208000900123456001</t></is></c></row>'
  expect(await rowsOf(text)).toEqual([['20208000900123456001']])
})

test('only sheets that people see are read, each under its name', async () => {
  const cell = (text: string) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`
  const file = zipOf(
    workbookParts({
      sheets: [
        { name: 'Buyurtmalar', data: cell('bir') },
        { name: 'Tumanlar', data: cell('yashirin'), state: 'hidden' },
        { name: 'Заказы &amp; К°', data: cell('ikki') },
        { name: 'Sozlama', data: cell('chuqur'), state: 'veryHidden' },
      ],
    }),
  )
  expect(await read(file)).toEqual([
    { name: 'Buyurtmalar', rows: [['bir']] },
    { name: 'Заказы & К°', rows: [['ikki']] },
  ])
})

test('rows and columns are counted over all that is filled', async () => {
  const rows = (count: number) => '<row><c><v>1</v></c></row>'.repeat(count)
  expect(await read(oneSheet(rows(1_001)))).toEqual({ code: 'too_many_rows' })
  expect(await read(oneSheet('<row><c r="A1048576"><v>1</v></c></row>'))).toEqual({ code: 'too_many_rows' })
  expect(await read(oneSheet('<row><c r="U1"><v>1</v></c></row>'))).toEqual({
    code: 'too_many_columns',
    row: 1,
  })
  const both = workbookParts({ sheets: ['A', 'B'].map((name) => ({ name, data: rows(501) })) })
  expect(await read(zipOf(both))).toEqual({ code: 'too_many_rows' })
  const corner = '<row><c r="A1"><v>1</v></c></row><row><c r="XFD1048576"><v>1</v></c></row>'
  expect(await read(oneSheet(corner))).toEqual({ code: 'too_many_rows' })
})

test('one long text that a thousand cells name is not copied a thousand times', async () => {
  const sharedStrings = `<si><t>${randomBytes(48_000).toString('base64')}</t></si>`
  const data = `<row>${'<c t="s"><v>0</v></c>'.repeat(20)}</row>`.repeat(50)
  expect(await read(oneSheet(data, { sharedStrings }))).toEqual({ code: 'too_large' })
})

const parts = workbookParts({ sheets: [{ name: 'A', data: '<row><c><v>1</v></c></row>' }] })
const bomb = (blocks: number, inflatedBytes = blocks * 16 * 1024 * 1024) => ({
  name: 'xl/worksheets/sheet9.xml',
  content: '',
  deflated: zeros(blocks),
  claims: { inflatedBytes },
})

test.each([
  ['a bomb', zipOf([...parts, bomb(64)]), 'too_large'],
  ['a bomb that says it is small', zipOf([...parts, bomb(4, 1000)]), 'damaged'],
  [
    'a part that is longer than it says',
    zipOf([...parts, { ...parts[0], name: 'xl/a.xml', content: 'abc', claims: { inflatedBytes: 2 } }]),
    'damaged',
  ],
  [
    'a part that is not what its sum says',
    zipOf([...parts, { name: 'xl/a.xml', content: 'abc', claims: { crc32: 1 } }]),
    'damaged',
  ],
  ['an archive inside', zipOf([...parts, { name: 'xl/embeddings/a.xlsx', content: zipOf(parts) }]), 'unsafe'],
  [
    'an archive inside under another name',
    zipOf([...parts, { name: 'xl/media/a.png', content: zipOf(parts) }]),
    'damaged',
  ],
  ['locked parts', zipOf(parts.map((part) => ({ ...part, claims: { flags: 1 } }))), 'encrypted'],
  [
    'parts that share their bytes',
    zipOf(Array(5).fill({ name: 'xl/a.xml', content: 'x'.repeat(1000) }), { overlap: true }),
    'unsafe',
  ],
  ['two parts of one name', zipOf([...parts, ...parts]), 'unsafe'],
  ['something in front', zipOf(parts, { prefix: 'MZ' }), 'unsafe'],
  ['half of a file', zipOf(parts).subarray(0, 900), 'damaged'],
  ['a text document', zipOf(docxParts()), 'unsupported'],
  ['another kind of workbook', zipOf(odsParts()), 'unsupported'],
  ['parts that are no XML', zipOf(parts.map((part) => ({ ...part, content: '<<<>' }))), 'damaged'],
  [
    'a workbook that names sheets it has not',
    zipOf(parts.filter(({ name }) => !name.includes('sheet1'))),
    'damaged',
  ],
] as const)('%s is refused', async (_, file, code) => {
  expect(await read(file)).toEqual({ code })
})

test('what is not a workbook at all is refused before anything is opened', async () => {
  const refused = async (file: Buffer, own = limits) => told(await readSheet(file, own))
  expect(await refused(oleOf('WordDocument'))).toEqual({ code: 'unsupported' })
  expect(await refused(oleOf('Workbook'))).toEqual({ code: 'damaged' })
  expect(await refused(oleOf('EncryptionInfo', 'EncryptedPackage'))).toEqual({ code: 'encrypted' })
  expect(await refused(zipOf(parts), { ...limits, bytes: 100 })).toEqual({ code: 'too_large' })
})

test.each(['sheet1', 'sharedStrings', 'styles', 'workbook', '_rels/.rels'])(
  'a part with entities of its own is unsafe: %s',
  async (name) => {
    const own = '<!DOCTYPE a [<!ENTITY b "xxxx"><!ENTITY f SYSTEM "file:///etc/passwd">]>'
    const sharedStrings = '<si><t>Ali</t></si>'
    const sheets = [{ name: 'A', data: '<row><c t="s"><v>0</v></c></row>' }]
    const file = workbookParts({ sheets, sharedStrings }).map((part) => ({
      ...part,
      content: part.name.includes(name) ? `${own}${part.content}` : part.content,
    }))
    expect(await read(zipOf(file))).toEqual({ code: 'unsafe' })
  },
)

test('an entity that nobody has named stays as it is written', async () => {
  const data = '<row><c t="inlineStr"><is><t>&b; &#x41;&#66; &lt;&#x110000;</t></is></c></row>'
  expect(await rowsOf(data)).toEqual([['&b; AB <\uFFFD']])
})

test('cells that were joined downwards mean the same in each of their rows', async () => {
  const cell = (place: string, text: string) => `<c r="${place}" t="str"><v>${text}</v></c>`
  const data = `<row r="1">${cell('A1', 'Fargʻona')}${cell('B1', 'Quva')}</row><row r="2">${cell('B2', 'Rishton')}</row><row r="3"><c r="A3" s="1"/></row><row r="4">${cell('A4', 'Buxoro')}${cell('B4', 'Gʻijduvon')}</row></sheetData><mergeCells><mergeCell ref="A1:A3"/><mergeCell ref="A4:B4"/><mergeCell ref="C1:C1048576"/></mergeCells><sheetData>`
  expect(await rowsOf(data)).toEqual([
    ['Fargʻona', 'Quva'],
    ['Fargʻona', 'Rishton'],
    [],
    ['Buxoro', 'Gʻijduvon'],
  ])
})

test('reads what other programs write: names with a prefix, other names of parts, sections, a chart', async () => {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const link = (id: string, type: string, target: string) =>
    `<Relationship Id='${id}' Type='${office}/${type}' Target='${target}'/>`
  const file = zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: '_rels/.rels', content: `<R>${link('a', 'officeDocument', '/xl/Book.xml')}</R>` },
    {
      name: 'xl/Book.xml',
      content:
        '<?xml version="1.0"?><!-- made by hand --><x:workbook><x:sheets><x:sheet name="Diagramma" rel:id="r2"/><x:sheet\n name="Zakaz" rel:id="r1"/></x:sheets></x:workbook>',
    },
    {
      name: 'xl/_rels/Book.xml.rels',
      content: `<R>${link('r1', 'worksheet', '../data/One.xml')}${link('r2', 'chartsheet', 'chart.xml')}</R>`,
    },
    {
      name: 'data/one.xml',
      content: Buffer.from(
        '\uFEFF<x:worksheet><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t><![CDATA[a < b & c]]></x:t><x:rPh><x:t>ovoz</x:t></x:rPh></x:is></x:c><x:c t="d"><x:v>2026-11-14T10:30:00</x:v></x:c></x:row></x:sheetData></x:worksheet>',
        'utf16le',
      ),
    },
  ])
  expect(await read(file)).toEqual([{ name: 'Zakaz', rows: [['a < b & c', '2026-11-14T10:30:00']] }])
})

test('reads a workbook as Google writes it: large numbers with an exponent, a style for each cell', async () => {
  const sharedStrings =
    '<si><t xml:space="preserve">Telefon</t></si><si><t xml:space="preserve">Sana</t></si>'
  const data =
    '<row r="1"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" s="1" t="s"><v>1</v></c><c r="C1" s="1"/></row><row r="2" ht="15.75" customHeight="1"><c r="A2" s="2"><v>9.98901234567E11</v></c><c r="B2" s="3"><v>46340.0</v></c></row>'
  expect(await rowsOf(data, { sharedStrings, formats: [0, 0, 'd.m.yyyy'] })).toEqual([
    ['Telefon', 'Sana'],
    ['998901234567', '2026-11-14'],
  ])
})

test('a file with any bytes changed, cut or doubled is read or refused, never worse', async () => {
  const whole = oneSheet('<row><c t="s"><v>0</v></c><c><v>5</v></c></row>', {
    sharedStrings: '<si><t>Ali</t></si>',
  })
  const change = fc.record({ at: fc.nat(whole.length - 1), byte: fc.nat(255) })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 8 }), fc.nat(whole.length), async (changes, cut) => {
      const file = Buffer.from(whole)
      for (const { at, byte } of changes) file[at] = byte
      for (const tried of [file, file.subarray(0, cut), Buffer.concat([file.subarray(0, cut), file])]) {
        const tables = await readWorkbook(tried, limits)
        expect(tables.ok || tables.error.code).toBeTruthy()
      }
    }),
    { numRuns: 300 },
  )
})

test('a file that takes too long is given up, and the next one is read', async () => {
  expect(told(await readSheet(zipOf(parts), { ...limits, ms: 1 }))).toEqual({ code: 'too_slow' })
  expect(told(await readSheet(zipOf(parts), limits))).toEqual([{ name: 'A', rows: [['1']] }])
})

test('files wait for their turn', async () => {
  const read = await Promise.all(Array.from({ length: 4 }, () => readSheet(zipOf(parts), limits)))
  expect(read.every(({ ok }) => ok)).toBe(true)
})
