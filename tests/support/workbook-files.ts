import type { ZipPart } from './attack-files.ts'

type Workbook = {
  /** What stands between `<sheetData>` and its end, a sheet each. */
  sheets: readonly { name: string; data: string; state?: 'hidden' | 'veryHidden' }[]
  sharedStrings?: string
  /** Format codes or numbers of built-in formats; a cell names one by its place, the first is 1. */
  formats?: readonly (string | number)[]
  date1904?: boolean
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** The parts of a workbook as Excel names and links them. */
export function workbookParts({ sheets, sharedStrings = '', formats = [], date1904 }: Workbook): ZipPart[] {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
  const own = formats.flatMap((code, index) =>
    typeof code === 'string' ? [`<numFmt numFmtId="${200 + index}" formatCode="${code}"/>`] : [],
  )
  const cellFormats = formats.map(
    (code, index) =>
      `<xf numFmtId="${typeof code === 'number' ? code : 200 + index}" applyNumberFormat="1"/>`,
  )
  return [
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: '_rels/.rels',
      content: `<Relationships>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${sheets
        .map(
          ({ name, state }, index) =>
            `<sheet name="${name}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships>${sheets
        .map((_, index) => relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`))
        .join(
          '',
        )}${relation('rId91', 'styles', 'styles.xml')}${relation('rId92', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet xmlns="${main}"><numFmts>${own.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${cellFormats.join('')}</cellXfs></styleSheet>`,
    },
    { name: 'xl/sharedStrings.xml', content: `<sst xmlns="${main}">${sharedStrings}</sst>` },
    ...sheets.map(({ data }, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: `<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`,
    })),
  ]
}
