import { attributeOf, type XmlReader } from './scan-xml.ts'

/** Formats of dates and hours that every workbook has without telling (ECMA-376, 18.8.30). */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** Whether a number in this format is shown as a date or an hour. */
function isDateFormat(code: string): boolean {
  const bare = code
    .replace(/"[^"]*"?/g, '')
    .replace(/[\\_*]./g, '')
    .replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '')
  return !/general|standard/i.test(bare) && /[dmyhs]/i.test(bare)
}

/** Formats of cells, in their order: which of them show a number as a date or an hour. */
export function dateFormats() {
  const own = new Map<number, string>()
  const formats: number[] = []
  const known = new Map<number, boolean>()
  const judged = (id: number) => {
    const code = own.get(id)
    return code === undefined ? isBuiltInDate(id) : isDateFormat(code)
  }
  return {
    /** A format of the file's own. */
    name: (id: number, code: string) => void own.set(id, code),
    add: (id: number) => void formats.push(id),
    isDate(style: number): boolean {
      const before = known.get(style)
      if (before !== undefined) return before
      const found = judged(formats[style] ?? 0)
      known.set(style, found)
      return found
    },
  }
}

/** Reads which formats of cells are dates. */
export function styleReader(): XmlReader & { isDate(style: number): boolean } {
  const dates = dateFormats()
  let isInCells = false
  return {
    open(name, attributes) {
      if (name === 'cellXfs') isInCells = true
      else if (name === 'xf' && isInCells) dates.add(Number(attributeOf(attributes, 'numFmtId') ?? 0))
      else if (name === 'numFmt')
        dates.name(Number(attributeOf(attributes, 'numFmtId')), attributeOf(attributes, 'formatCode') ?? '')
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
    isDate: dates.isDate,
  }
}
