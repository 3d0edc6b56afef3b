import { attributeOf, type XmlReader } from './scan-xml.ts'

/** Formats of dates and hours that every workbook has without telling (ECMA-376, 18.8.30). */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** Whether a number in this format is shown as a date or an hour. */
export function isDateFormat(code: string): boolean {
  const bare = code
    .replace(/"[^"]*"?/g, '')
    .replace(/[\\_*]./g, '')
    .replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '')
  return !/general|standard/i.test(bare) && /[dmyhs]/i.test(bare)
}

/** Reads which formats of cells are dates. */
export function styleReader(): XmlReader & { isDate(style: number): boolean } {
  const own = new Map<number, string>()
  const formats: number[] = []
  const known = new Map<number, boolean>()
  let isInCells = false
  const isDate = (style: number) => {
    const id = formats[style] ?? 0
    const code = own.get(id)
    return code === undefined ? isBuiltInDate(id) : isDateFormat(code)
  }
  return {
    open(name, attributes) {
      if (name === 'cellXfs') isInCells = true
      else if (name === 'xf' && isInCells) formats.push(Number(attributeOf(attributes, 'numFmtId') ?? 0))
      else if (name === 'numFmt')
        own.set(Number(attributeOf(attributes, 'numFmtId')), attributeOf(attributes, 'formatCode') ?? '')
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
    isDate(style) {
      const before = known.get(style)
      if (before !== undefined) return before
      const found = isDate(style)
      known.set(style, found)
      return found
    },
  }
}
