import type { Measure } from './fit-text.ts'
import { type Box, type Pen, type Place, type Style, settingLines } from './pen.ts'

/** A printer of 203 dpi. */
const dotsPerMm = 8
const dots = (mm: number) => Math.round(mm * dotsPerMm)

/** The printer's own typeface with our letters (Swiss 721, in Zebra's printers and most that speak their language). */
const typeface = 'E:TT0003M_.FNT'
/** Its letters are as high as their size says, from the ground to the top, and lie this far above the ground line. */
const ascent = 0.78
/** It is drawn a little wider than ours, and has one weight: what is fat is printed twice, a dot apart. */
const widthOfIts = { medium: 1, bold: 1.05, black: 1.1 } as const

/**
 * Draws a label in ZPL II (Zebra's "ZPL II Programming Guide"): the printer sets the letters and makes the codes itself,
 * so that a thousand labels are some megabytes. `measure` is that of our typefaces.
 */
export function createZplPen(measureOurs: Measure): Pen & { done(): string } {
  const said: string[] = []
  const measure: Measure = (text, face) => measureOurs(text, face) * widthOfIts[face]
  const at = (x: number, y: number) => `^FO${Math.max(0, dots(x))},${Math.max(0, dots(y))}`

  function text(words: string, x: number, y: number, { face, size, align = 'left', light }: Style): void {
    if (words === '') return
    const width = align === 'left' ? 0 : measure(words, face) * size
    const left = align === 'right' ? x - width : align === 'centre' ? x - width / 2 : x
    const letter = dots(size)
    const field = `${light ? '^FR' : ''}^A@N,${letter},${letter},${typeface}^FD${written(words)}^FS`
    said.push(at(left, y - size * ascent) + field)
    // White letters are printed by turning dots over: twice would be black again.
    if (face !== 'medium' && !light) said.push(at(left + 1 / dotsPerMm, y - size * ascent) + field)
  }

  const box = ({ x, y, width, height }: Box, thickness: number) =>
    said.push(`${at(x, y)}^GB${dots(width)},${dots(height)},${Math.max(1, thickness)},B^FS`)

  return {
    measure,
    text,
    ...settingLines(measure, text),
    fill: (area) => box(area, Math.min(dots(area.width), dots(area.height))),
    outline: (area, thickness) => box(area, dots(thickness)),
    line(from, to, thickness) {
      const [x, y] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])]
      const size = { width: Math.abs(from[0] - to[0]), height: Math.abs(from[1] - to[1]) }
      const thick = Math.max(1, dots(thickness))
      box(
        {
          x,
          y,
          width: Math.max(size.width, thick / dotsPerMm),
          height: Math.max(size.height, thick / dotsPerMm),
        },
        thick,
      )
    },
    // Outlined stars are an ornament, and cost more than all words together.
    shape(points, thickness) {
      if (thickness === undefined) said.push(pictureOf(points))
    },
    code({ kind, text: words }, x, y, module) {
      const width = dots(module.width)
      said.push(
        kind === 'qr'
          ? `${at(x, y)}^BQN,2,${width}^FDMA,${words}^FS`
          : `${at(x, y)}^BY${width}^BCN,${dots(module.height)},N,N,N,A^FD${words}^FS`,
      )
    },
    done: () => said.join('\n'),
  }
}

/** What one pen has drawn as one label of this size in millimetres, in UTF-8. */
export const rollLabel = (drawn: string, { width, height }: { width: number; height: number }): string =>
  `^XA^CI28^PW${dots(width)}^LL${dots(height)}^LH0,0\n${drawn}\n^XZ\n`

/** Carets and tildes begin commands; our two apostrophes are printed as those that every typeface has. */
const written = (text: string) =>
  text
    .replace(/[\p{Cc}\u00A0^~\\]/gu, ' ')
    .replaceAll('ʻ', '‘')
    .replaceAll('ʼ', '’')

/** A filled shape, dot by dot. */
function pictureOf(points: readonly Place[]): string {
  const xs = points.map(([x]) => x * dotsPerMm)
  const ys = points.map(([, y]) => y * dotsPerMm)
  const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))]
  const bytes = Math.ceil((Math.max(...xs) - left) / 8)
  const rows = Math.ceil(Math.max(...ys) - top)
  const lines = Array.from({ length: rows }, (_, row) => rowOf(xs, ys, { left, y: top + row + 0.5, bytes }))
  return `^FO${left},${top}^GFA,${bytes * rows},${bytes * rows},${bytes},${lines.join('')}^FS`
}

/** Inside is where an odd number of edges lies to the left. */
function rowOf(
  xs: readonly number[],
  ys: readonly number[],
  { left, y, bytes }: { left: number; y: number; bytes: number },
): string {
  const crossings: number[] = []
  for (const [index, y1] of ys.entries()) {
    const next = (index + 1) % ys.length
    const [x1 = 0, x2 = 0, y2 = 0] = [xs[index], xs[next], ys[next]]
    if (y1 <= y !== y2 <= y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
  }
  const row = new Uint8Array(bytes)
  for (let column = 0; column < bytes * 8; column += 1) {
    const x = left + column + 0.5
    if (crossings.filter((crossing) => crossing < x).length % 2 === 1)
      row[column >> 3] = (row[column >> 3] ?? 0) | (0x80 >> (column & 7))
  }
  return Buffer.from(row).toString('hex').toUpperCase()
}
