import type { Typeface } from '#platform/pdf/typefaces.ts'
import { type Measure, measureWords, wrap } from '#platform/print/fit-text.ts'
import type { Pen } from '#platform/print/pen.ts'

/** In millimetres, its gap to the next one included; a column without a title is for what people write by hand. */
export type Column = Readonly<{ title: string; width: number; align?: 'right' }>

export type Part = Readonly<{ text: string; bold?: boolean }>
/** One text, or several under each other. */
export type Cell = string | readonly Part[]

type Line = Readonly<{ text: string; face: Typeface }>
export type DrawnRow = Readonly<{ cells: readonly (readonly Line[])[]; height: number }>
type Where = Readonly<{ left: number; right: number; top: number }>

const size = 3.1
const lineHeight = 4
const padding = 1.5
const gap = 2.5
/** Of one text in a cell: names and addresses are as long as people make them. */
const mostLines = 4

export function rowOf(measure: Measure, columns: readonly Column[], cells: readonly Cell[]): DrawnRow {
  const lines = columns.map(({ width }, at) => linesOf(measure, cells[at] ?? '', width - gap))
  const tallest = Math.max(1, ...lines.map(({ length }) => length))
  return { cells: lines, height: tallest * lineHeight + 2 * padding }
}

function linesOf(measure: Measure, cell: Cell, width: number): Line[] {
  const parts: readonly Part[] = typeof cell === 'string' ? [{ text: cell }] : cell
  return parts.flatMap(({ text, bold }) => {
    const face: Typeface = bold ? 'bold' : 'medium'
    const words = measureWords(text.normalize('NFC'), (part) => measure(part, face))
    const all = wrap(words, width / size)
    const [kept, rest] = [all.slice(0, mostLines), all.slice(mostLines)]
    return kept.map((line, at) => {
      const isCut = rest.length > 0 && at === kept.length - 1
      return { text: isCut ? `${line.slice(0, -1).trimEnd()}…` : line, face }
    })
  })
}

export function drawHead(pen: Pen, columns: readonly Column[], { left, right, top }: Where): number {
  let x = left
  for (const { title, width, align } of columns) {
    const [at, room] = align ? [x + width - gap, width - gap] : [x, width - gap]
    if (title !== '')
      pen.textWithin(title, at, top + 4, room, { face: 'bold', size: 2.8, ...(align ? { align } : {}) })
    x += width
  }
  pen.line([left, top + 5.5], [right, top + 5.5], 0.4)
  return top + 5.5
}

export function drawRow(
  pen: Pen,
  { cells, height }: DrawnRow,
  columns: readonly Column[],
  { left, right, top }: Where,
): number {
  let x = left
  for (const [at, { width, align }] of columns.entries()) {
    for (const [line, { text, face }] of (cells[at] ?? []).entries()) {
      const baseline = top + padding + size + line * lineHeight
      pen.text(text, align ? x + width - gap : x, baseline, { face, size, ...(align ? { align } : {}) })
    }
    x += width
  }
  pen.line([left, top + height], [right, top + height], 0.15)
  return top + height
}
