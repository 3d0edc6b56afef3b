export type WarningCode = 'script' | 'frame' | 'html' | 'link' | 'table' | 'picture' | 'heading' | 'nesting'

/** Something that was written and will not be shown as it was meant. */
export type MarkdownWarning = Readonly<{ code: WarningCode; line: number | null; what: string | null }>

export type Warn = {
  (code: WarningCode, line: number | null, what: string | null): void
  /** HTML is shown as letters; whoever wrote it meant something else. */
  ofTags(text: string, line: number): void
}

const most = 50
const longestWhat = 60
const tag = /<(?:!--|([a-z][a-z0-9-]*)(?=[\s/>]|$))[^<>]*>?/gi
const frames = ['iframe', 'frame', 'frameset', 'object', 'embed']

export function collectWarnings(): { warn: Warn; all: MarkdownWarning[] } {
  const all: MarkdownWarning[] = []
  const warn = (code: WarningCode, line: number | null, what: string | null) => {
    const known = all.some((each) => each.code === code && each.line === line)
    if (!known && all.length < most) all.push({ code, line, what: what?.slice(0, longestWhat) ?? null })
  }
  const ofTags = (text: string, line: number) => {
    for (const [whole, name = ''] of text.matchAll(tag)) warn(codeOf(name.toLowerCase()), line, whole)
  }
  return { warn: Object.assign(warn, { ofTags }), all }
}

function codeOf(name: string): WarningCode {
  if (name === 'script') return 'script'
  return frames.includes(name) ? 'frame' : 'html'
}

const delimiterRow = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)+\|?\s*$/

/** Whether lines that came out as a paragraph were meant as a table; the line of it, from 0. */
export function brokenTableAt(lines: readonly string[]): number | undefined {
  const delimiter = lines.findIndex((line) => delimiterRow.test(line))
  if (delimiter !== -1) return delimiter
  const rows = lines.flatMap((line, index) => (line.trimStart().startsWith('|') ? [index] : []))
  return rows.length > 1 ? rows[0] : undefined
}

/** Cells in a line of a table, as it is written. */
export function cellsIn(line: string): number {
  const bare = line
    .trim()
    .replace(/^[\s>]*\|?/, '')
    .replace(/(?<!\\)\|$/, '')
  return bare.split(/(?<!\\)\|/).length
}
