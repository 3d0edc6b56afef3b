import { expect, test } from 'vitest'
import { docxParts, zipOf } from '../../../tests/support/attack-files.ts'
import { odsFile, odsOfXml } from '../../../tests/support/ods-file.ts'
import { readWorkbook } from './read-workbook.ts'

const limits = { bytes: 5_000_000, rows: 1_000, columns: 20, ms: 60_000 }
const read = async (file: Buffer) => {
  const tables = await readWorkbook(file, limits)
  return tables.ok ? tables.value : tables.error
}
const rowsOf = async (rows: string) => {
  const tables = await read(odsOfXml(`<table:table table:name="A">${rows}</table:table>`))
  return 'code' in tables ? tables : tables[0]?.rows
}
const cell = (text: string, more = '') =>
  `<table:table-cell office:value-type="string"${more}><text:p>${text}</text:p></table:table-cell>`
const row = (cells: string, more = '') => `<table:table-row${more}>${cells}</table:table-row>`

test('only sheets that people see are read, each under its name', async () => {
  const tables = [
    { name: 'Buyurtmalar & К°', rows: [['bir', 2]] },
    { name: 'Tumanlar', rows: [['yashirin']], isHidden: true },
    { name: 'Ikki', rows: [[], ['', 'ikki']] },
  ]
  expect(await read(odsFile(tables))).toEqual([
    { name: 'Buyurtmalar & К°', rows: [['bir', '2']] },
    { name: 'Ikki', rows: [[], ['', 'ikki']] },
  ])
})

test('cells and rows that are told once and stand there often are written out', async () => {
  const cells = `${cell('a', ' table:number-columns-repeated="3"')}<table:table-cell table:number-columns-repeated="2"/>${cell('b')}`
  const rows = `${row('<table:table-cell/>', ' table:number-rows-repeated="2"')}${row(cells, ' table:number-rows-repeated="2"')}${row('<table:table-cell table:number-columns-repeated="16384"/>', ' table:number-rows-repeated="1048576"')}`
  const told = ['a', 'a', 'a', '', '', 'b']
  expect(await rowsOf(rows)).toEqual([[], [], told, told])
})

test('however often something stands there, no more is written out than may be', async () => {
  const often = (what: string, count: number) => ` table:number-${what}-repeated="${count}"`
  expect(await rowsOf(row(cell('a'), often('rows', 1_048_576)))).toEqual({ code: 'too_many_rows' })
  expect(await rowsOf(row(cell('a', often('columns', 16_384))))).toEqual({ code: 'too_many_columns', row: 1 })
  const spaces = await rowsOf(row(cell('a<text:s text:c="900000000"/>b')))
  expect(JSON.stringify(spaces).length).toBeLessThan(2_000)
})

test('a note and a picture on a cell are not in it', async () => {
  const note = '<office:annotation><text:p>izoh</text:p></office:annotation>'
  const picture = '<draw:frame><draw:text-box><text:p>rasm</text:p></draw:text-box></draw:frame>'
  const cells = `<table:table-cell office:value-type="string">${note}<text:p>Ism</text:p>${picture}</table:table-cell>`
  expect(await rowsOf(row(cells))).toEqual([['Ism']])
})

test('a workbook behind a password, and a letter, are told apart from what is broken', async () => {
  const manifest = '<manifest><file-entry full-path="content.xml"><encryption-data/></file-entry></manifest>'
  const locked = odsFile([], { name: 'META-INF/manifest.xml', content: manifest })
  expect(await read(locked)).toEqual({ code: 'encrypted' })
  const letter = { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', stored: true }
  const content = { name: 'content.xml', content: '<office:document-content/>' }
  expect(await read(zipOf([letter, content]))).toEqual({ code: 'unsupported' })
  expect(await read(zipOf([content]))).toEqual({ code: 'unsupported' })
  expect(await read(zipOf(docxParts()))).toEqual({ code: 'unsupported' })
  const open = { name: 'content.xml', content: '<office:document-content><table:table>' }
  expect(await read(zipOf([open]))).toEqual({ code: 'damaged' })
})
