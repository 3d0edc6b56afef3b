import { err, ok, type Result } from '#kernel/result.ts'
import type { BookParts } from './book-parts.ts'
import { plainText } from './cell.ts'
import { workbookText } from './cell-text.ts'
import { attributeOf, plainOf, prefixedOf, type XmlReader } from './scan-xml.ts'
import { sheetReader } from './sheet-rows.ts'
import { styleReader } from './sheet-styles.ts'
import {
  type OnRows,
  rowCollector,
  type SheetLimits,
  type SheetProblem,
  type Table,
  type Tables,
} from './table.ts'

type Link = { type: string; target: string }
type Sheet = { name: string; link: string; isHidden: boolean }

/** A workbook as Excel, Google and most programs of shops write it. */
export function readXlsx(parts: BookParts, limits: SheetLimits, onRows?: OnRows): Tables {
  const contents = contentsOf(parts)
  if (!contents.ok) return contents
  const { sheets, isFrom1904, strings: stringsPart, styles: stylesPart } = contents.value
  parts.expect([...(stringsPart ? [stringsPart] : []), ...sheets.map(({ part }) => part)])
  const strings: string[] = []
  const styles = styleReader()
  const problem =
    (stringsPart && parts.read(stringsPart, stringReader(strings))) ||
    (stylesPart && parts.has(stylesPart) && parts.read(stylesPart, styles))
  if (problem) return err(problem)

  const collector = rowCollector(limits)
  const tables: Table[] = []
  for (const { name, part } of sheets) {
    const table = collector.open()
    const rows = sheetReader(table, { strings, isDate: styles.isDate, isFrom1904, columns: limits.columns })
    const told: Table = { name: plainText(name), rows: table.rows }
    // Which cells were joined stands behind all rows, and changes them.
    const pieces = onRows && { unless: 'mergeCell', onPiece: () => onRows(told) }
    const torn = parts.read(part, rows, pieces) ?? rows.problem()
    if (torn) return err(torn)
    onRows?.(told)
    tables.push(told)
  }
  return ok(tables)
}

type Contents = Readonly<{
  sheets: readonly { name: string; part: string }[]
  isFrom1904: boolean
  strings: string | undefined
  styles: string | undefined
}>

/** Which part is what: only the links between them say so. */
function contentsOf(parts: BookParts): Result<Contents, SheetProblem> {
  const top = linksOf(parts, '')
  if (!top.ok) return top
  const book =
    [...top.value.values()].find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml'
  const links = linksOf(parts, book)
  if (!links.ok) return links
  const sheets: Sheet[] = []
  let isFrom1904 = false
  const problem = parts.read(book, {
    open(name, attributes) {
      if (name === 'sheet')
        sheets.push({
          name: attributeOf(attributes, 'name') ?? '',
          link: prefixedOf(attributes, 'id') ?? '',
          isHidden: /^(hidden|veryHidden)$/.test(attributeOf(attributes, 'state') ?? ''),
        })
      else if (name === 'workbookPr')
        isFrom1904 = /^(1|true)$/.test(attributeOf(attributes, 'date1904') ?? '')
    },
  })
  if (problem) return err(problem)
  const all = [...links.value.values()]
  const partOf = (wanted: string) => all.find(({ type }) => type === wanted)?.target
  const strings = partOf('sharedStrings')
  return ok({
    // A sheet that holds only a chart is no table.
    sheets: sheets.flatMap(({ name, link, isHidden }) => {
      const { type, target } = links.value.get(link) ?? { type: 'worksheet', target: '' }
      return isHidden || type !== 'worksheet' ? [] : [{ name, part: target }]
    }),
    isFrom1904,
    strings: strings !== undefined && parts.has(strings) ? strings : undefined,
    styles: partOf('styles'),
  })
}

/** The links of a part, by their ids. */
function linksOf(parts: BookParts, source: string): Result<Map<string, Link>, SheetProblem> {
  const folder = source.slice(0, source.lastIndexOf('/') + 1)
  const file = `${folder}_rels/${source.slice(folder.length)}.rels`
  const links = new Map<string, Link>()
  if (!parts.has(file)) return ok(links)
  const problem = parts.read(file, {
    open(name, attributes) {
      if (name !== 'Relationship') return
      const target = attributeOf(attributes, 'Target') ?? ''
      links.set(attributeOf(attributes, 'Id') ?? '', {
        type: (attributeOf(attributes, 'Type') ?? '').split('/').at(-1) ?? '',
        target: placeOf(target, folder),
      })
    },
  })
  return problem ? err(problem) : ok(links)
}

function placeOf(target: string, folder: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const steps: string[] = []
  for (const step of `${folder}${target}`.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.') steps.push(step)
  }
  return steps.join('/')
}

/** Texts that cells name by their number; how they are to be spoken (`rPh`) is no part of them. */
function stringReader(strings: string[]): XmlReader {
  let text = ''
  let isText = false
  let isSpoken = false
  return {
    open(name) {
      if (name === 'si') text = ''
      else if (name === 't') isText = !isSpoken
      else if (name === 'rPh') isSpoken = true
    },
    close(name) {
      if (name === 'si') strings.push(workbookText(plainOf(text)))
      else if (name === 't') isText = false
      else if (name === 'rPh') isSpoken = false
    },
    text(piece) {
      if (isText) text += piece
    },
  }
}
