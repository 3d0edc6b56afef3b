import type { Typeface } from '#platform/pdf/typefaces.ts'

/** The width of a text at size 1. */
export type Measure = (text: string, face: Typeface) => number

export type Paragraph = Readonly<{
  text: string
  face: Typeface
  /** The size it has while there is room; sizes and places are in millimetres. */
  size: number
  /** Room above it; the first has none. */
  gap?: number
}>

export type FittedLine = Readonly<{ text: string; face: Typeface; size: number; baseline: number }>

type Room = Readonly<{ width: number; height: number }>

/** Six points: the smallest that a 203 dpi printer prints readably. */
const smallest = 2.1
/** When even that does not fit, letters give way before words do. */
const smallestOfAll = 1.6
const step = 0.05

const lineHeight = 1.18
const ascent = 0.93

/**
 * Wraps paragraphs into a room, all of them smaller by the same share until they fit. What does not fit at the smallest
 * size is cut off with an ellipsis: nothing is ever printed over its neighbour.
 */
export function fitParagraphs(given: readonly Paragraph[], room: Room, measure: Measure): FittedLine[] {
  const paragraphs = given.filter(({ text }) => text !== '').map((paragraph) => measured(paragraph, measure))
  for (const least of [smallest, smallestOfAll]) {
    for (let share = 1; share > step; share -= step) {
      const lines = setLines(paragraphs, { share, least, width: room.width })
      if (bottomOf(lines.at(-1)) <= room.height) return lines
    }
  }
  return cutOff(setLines(paragraphs, { share: 0, least: smallestOfAll, width: room.width }), room, measure)
}

type MeasuredParagraph = Paragraph & { words: MeasuredWords }

/** Each word is measured once, however many sizes are tried. */
const measured = (paragraph: Paragraph, measure: Measure): MeasuredParagraph => ({
  ...paragraph,
  words: measureWords(paragraph.text, (text) => measure(text, paragraph.face)),
})

type Setting = { share: number; least: number; width: number }

function setLines(paragraphs: readonly MeasuredParagraph[], setting: Setting): FittedLine[] {
  const lines: FittedLine[] = []
  let y = 0
  paragraphs.forEach(({ words, face, size: wanted, gap = 0 }, index) => {
    const size = Math.max(wanted * setting.share, Math.min(wanted, setting.least))
    if (index > 0) y += gap * setting.share
    for (const line of wrap(words, setting.width / size)) {
      lines.push({ text: line, face, size, baseline: y + size * ascent })
      y += size * lineHeight
    }
  })
  return lines
}

const bottomOf = (line: FittedLine | undefined) =>
  line ? line.baseline + line.size * (lineHeight - ascent) : 0

type MeasuredWords = Readonly<{
  words: readonly Readonly<{ text: string; width: number }>[]
  space: number
  measure(text: string): number
}>

export const measureWords = (text: string, measure: (text: string) => number): MeasuredWords => ({
  words: text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ text: word, width: measure(word) })),
  space: measure(' '),
  measure,
})

/** Lines no wider than `width`; a word that is wider by itself is broken where it has to be. */
export function wrap({ words, space, measure }: MeasuredWords, width: number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const word of words) {
    if (line !== '' && used + space + word.width <= width) {
      line += ` ${word.text}`
      used += space + word.width
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = word.width <= width ? [word.text] : breakWord(word.text, width, measure)
    line = pieces.pop() ?? ''
    used = pieces.length === 0 ? word.width : measure(line)
    lines.push(...pieces)
  }
  if (line !== '') lines.push(line)
  return lines
}

function breakWord(word: string, width: number, measure: (text: string) => number): string[] {
  const pieces: string[] = []
  let piece = ''
  let used = 0
  for (const letter of word) {
    const more = measure(letter)
    if (piece !== '' && used + more > width) {
      pieces.push(piece)
      piece = ''
      used = 0
    }
    piece += letter
    used += more
  }
  return [...pieces, piece]
}

function cutOff(lines: readonly FittedLine[], room: Room, measure: Measure): FittedLine[] {
  const kept = lines.filter((line) => bottomOf(line) <= room.height)
  const last = kept.pop()
  if (!last || kept.length + 1 === lines.length) return last ? [...kept, last] : []
  const letters = Array.from(last.text)
  while (letters.length > 0 && measure(`${letters.join('')}…`, last.face) * last.size > room.width)
    letters.pop()
  return [...kept, { ...last, text: `${letters.join('').trimEnd()}…` }]
}

/** The largest size at which a text stands on one line of this width. */
export function sizeFor(
  text: string,
  width: number,
  most: number,
  measure: (text: string) => number,
): number {
  return Math.min(most, width / Math.max(measure(text), Number.MIN_VALUE))
}
