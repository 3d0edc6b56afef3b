import MarkdownIt, { type Token } from 'markdown-it'
import { assert } from '#kernel/assert.ts'
import { type Drawn, type Piece, readInline, wordsOf } from './read-inline.server.ts'
import type { Align, Block, Inline } from './tree.ts'
import { textOf } from './tree-walk.ts'
import {
  brokenTableAt,
  cellsIn,
  collectWarnings,
  type MarkdownWarning,
  type Warn,
} from './warnings.server.ts'

/** Letters: what may be written is bounded where it comes in, this bounds the time that reading takes whoever asks. */
const longest = 100_000
/** Of markdown-it: a list in a list takes two. What lies deeper is left out, with a warning. */
const deepest = 20

/** From nothing, what posts need: a rule that a new version of the package brings changes nothing here. */
const parser = new MarkdownIt('zero', { html: false, maxNesting: deepest }).enable([
  'heading',
  'blockquote',
  'list',
  'table',
  'hr',
  'emphasis',
  'backticks',
  'link',
  'autolink',
  'image',
  'newline',
  'escape',
  'entity',
])
// Addresses are judged in one place, `linkAddress`, where a refused one leaves its words.
parser.validateLink = () => true

type Reading = {
  tokens: readonly Token[]
  at: number
  warn: Warn
  isPicture: IsPicture
  ids: Set<string>
  lines: string[]
}
type IsPicture = (name: string) => boolean

/** Markdown as a tree of what we show, and what of it is not shown as it was meant. Never fails. */
export function readMarkdown(
  written: string,
  isPicture: IsPicture,
): { blocks: readonly Block[]; warnings: readonly MarkdownWarning[] } {
  assert(written.length <= longest, 'a text is longer than what may be written')
  const { warn, all } = collectWarnings()
  const tokens = parser.parse(written, {})
  const reading = { tokens, at: 0, warn, isPicture, ids: new Set<string>(), lines: written.split('\n') }
  const blocks = readBlocks(reading)
  const deep = tokens.find(({ level }) => level >= deepest - 1)
  if (deep) warn('nesting', lineOf(deep), null)
  return { blocks, warnings: all }
}

const lineOf = ({ map }: Token) => (map?.[0] ?? 0) + 1

/** Up to the end of what surrounds them, which is passed over. */
function readBlocks(reading: Reading): Block[] {
  const blocks: Block[] = []
  for (let token = next(reading); token && token.nesting !== -1; token = next(reading))
    blocks.push(...readBlock(token, reading))
  return blocks
}

const next = (reading: Reading): Token | undefined => reading.tokens[reading.at++]

/** The words between an opening and its end. */
function readWords(reading: Reading): { inline: Token; pieces: Piece[] } {
  const inline = next(reading)
  assert(inline?.type === 'inline', 'words were expected')
  reading.at++
  return { inline, pieces: readInline(inline, reading.warn) }
}

function readBlock(token: Token, reading: Reading): Block[] {
  switch (token.type) {
    case 'heading_open':
      return readHeading(token, reading)
    case 'paragraph_open':
      return readParagraph(reading)
    case 'bullet_list_open':
      return [{ kind: 'list', items: readItems(reading) }]
    case 'ordered_list_open':
      return [{ kind: 'steps', start: Number(token.attrGet('start') ?? 1), items: readItems(reading) }]
    case 'blockquote_open':
      return [quoteOf(readBlocks(reading))]
    case 'table_open':
      return [readTable(reading)]
    case 'hr':
      return [{ kind: 'rule' }]
    default:
      throw new Error(`a block of markdown-it that is not switched on: ${token.type}`)
  }
}

function readItems(reading: Reading): Block[][] {
  const items: Block[][] = []
  for (let token = next(reading); token?.type === 'list_item_open'; token = next(reading))
    items.push(readBlocks(reading))
  return items
}

/** The page's own title is its first level, so posts have the two below it. */
function readHeading(token: Token, reading: Reading): Block[] {
  const written = Number(token.tag.slice(1))
  const level = written <= 2 ? 2 : 3
  if (level !== written) reading.warn('heading', lineOf(token), token.tag)
  const parts = wordsOf(readWords(reading).pieces, reading.warn)
  return parts.length === 0
    ? []
    : [{ kind: 'heading', level, id: anchorOf(textOf(parts), reading.ids), parts }]
}

/** An anchor follows from its words, so that it stays when something else changes. The first letters keep it apart from ids of the page. */
function anchorOf(text: string, taken: Set<string>): string {
  const words = text
    .toLowerCase()
    .replaceAll(/['’‘`´ʹʻʼ]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
  const wanted = `s-${words}`
  let id = wanted
  for (let n = 2; taken.has(id); n++) id = `${wanted}-${n}`
  taken.add(id)
  return id
}

/** A drawing stands between paragraphs, whatever line it was written in. */
function readParagraph(reading: Reading): Block[] {
  const { inline, pieces } = readWords(reading)
  const broken = brokenTableAt(inline.content.split('\n'))
  if (broken !== undefined) {
    const line = lineOf(inline) + broken
    reading.warn('table', line, reading.lines[line - 1]?.trim() ?? null)
  }
  const blocks: Block[] = []
  let words: Piece[] = []
  const close = () => {
    const parts = trimmed(wordsOf(words, reading.warn))
    if (parts.length > 0) blocks.push({ kind: 'paragraph', parts })
    words = []
  }
  for (const piece of pieces) {
    if (typeof piece === 'string' || piece.kind !== 'drawn') words.push(piece)
    else {
      close()
      blocks.push(...pictureOf(piece, reading))
    }
  }
  close()
  return blocks
}

function pictureOf({ name, says, caption, line }: Drawn, { isPicture, warn }: Reading): Block[] {
  if (isPicture(name)) return [{ kind: 'picture', name, says, caption }]
  warn('picture', line, name)
  return []
}

/** Without breaks and spaces at its ends. */
function trimmed(parts: Inline[]): Inline[] {
  const isEmpty = (part: Inline | undefined) =>
    part !== undefined && (typeof part === 'string' ? part.trim() === '' : part.kind === 'break')
  let from = 0
  let to = parts.length
  while (from < to && isEmpty(parts[from])) from++
  while (to > from && isEmpty(parts[to - 1])) to--
  return parts.slice(from, to).map((part, index, all) => {
    if (typeof part !== 'string') return part
    const begun = index === 0 ? part.trimStart() : part
    return index === all.length - 1 ? begun.trimEnd() : begun
  })
}

const dash = /^[—–]\s+/

/** `> — Alisher, a potter` as its last paragraph, or as its last line after a break, says whose words they are. */
function quoteOf(blocks: Block[]): Block {
  const last = blocks.at(-1)
  if (last?.kind !== 'paragraph') return { kind: 'quote', blocks, by: null }
  const lines = last.parts.findLastIndex((part) => typeof part !== 'string' && part.kind === 'break')
  const [first, ...rest] = last.parts.slice(lines + 1)
  const isAlone = blocks.length === 1 && lines === -1
  if (isAlone || typeof first !== 'string' || !dash.test(first)) return { kind: 'quote', blocks, by: null }
  const before = lines === -1 ? [] : [{ ...last, parts: last.parts.slice(0, lines) }]
  return {
    kind: 'quote',
    blocks: [...blocks.slice(0, -1), ...before],
    by: [first.replace(dash, ''), ...rest],
  }
}

function readTable(reading: Reading): Block {
  const head: { parts: Inline[]; align: Align }[] = []
  const rows: Inline[][][] = []
  for (let token = next(reading); token && token.type !== 'table_close'; token = next(reading)) {
    if (token.type === 'th_open') head.push({ parts: readCell(reading), align: alignOf(token) })
    else if (token.type === 'td_open') rows.at(-1)?.push(readCell(reading))
    else if (token.type === 'tr_open' && head.length > 0) {
      rows.push([])
      const line = lineOf(token)
      const text = reading.lines[line - 1] ?? ''
      if (cellsIn(text) !== head.length) reading.warn('table', line, text.trim())
    }
  }
  return { kind: 'table', head, rows }
}

const readCell = (reading: Reading) => wordsOf(readWords(reading).pieces, reading.warn)

function alignOf(cell: Token): Align {
  const style = String(cell.attrGet('style') ?? '')
  if (style.endsWith('right')) return 'end'
  return style.endsWith('center') ? 'center' : 'start'
}
