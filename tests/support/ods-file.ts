import { type ZipPart, zipOf } from './attack-files.ts'

type OdsCell = string | number
type OdsTable = { name: string; rows: readonly (readonly OdsCell[])[]; isHidden?: boolean }

const namespaces = ['office', 'style', 'text', 'table']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ')

/** The parts of a workbook as LibreOffice names them, around what it writes for a table. */
export function odsFile(tables: readonly OdsTable[], ...more: ZipPart[]): Buffer {
  return odsOfXml(tables.map(tableXml).join(''), ...more)
}

export const odsOfXml = (tables: string, ...more: ZipPart[]) =>
  zipOf([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet', stored: true },
    {
      name: 'content.xml',
      content: `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${namespaces}><office:automatic-styles><style:style style:name="gone" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    },
    ...more,
  ])

const tableXml = ({ name, rows, isHidden }: OdsTable) =>
  `<table:table table:name="${escaped(name)}"${isHidden ? ' table:style-name="gone"' : ''}>${rows
    .map((cells) => `<table:table-row>${cells.map(cellXml).join('')}</table:table-row>`)
    .join('')}</table:table>`

function cellXml(cell: OdsCell): string {
  if (typeof cell === 'number')
    return `<table:table-cell office:value-type="float" office:value="${cell}"><text:p>${cell}</text:p></table:table-cell>`
  if (cell === '') return '<table:table-cell/>'
  const lines = cell.split(/\r\n?|\n/).map((line) => `<text:p>${lineXml(line)}</text:p>`)
  return `<table:table-cell office:value-type="string">${lines.join('')}</table:table-cell>`
}

/** XML would lose blanks at the ends and all but one in between. */
const lineXml = (line: string) =>
  escaped(line)
    .replaceAll('\t', '<text:tab/>')
    .replace(/^ | {2,}| $/g, (blanks) => `<text:s text:c="${blanks.length}"/>`)

const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
