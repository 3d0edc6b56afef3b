import type { Token } from 'markdown-it'
import { linkAddress } from './links.ts'
import type { Inline } from './tree.ts'
import type { Warn } from './warnings.server.ts'

/** A drawing among words; where it may stand, its block decides. */
export type Drawn = Readonly<{
  kind: 'drawn'
  name: string
  says: string
  caption: string | null
  line: number
}>
export type Piece = Inline | Drawn | Readonly<{ kind: 'line' }>

const kinds: Record<string, 'strong' | 'em' | 'link' | undefined> = {
  strong_open: 'strong',
  em_open: 'em',
  link_open: 'link',
}

type Open = { kind: 'strong' | 'em' | 'link'; pieces: Piece[] }

/**
 * The words of one block. By a list of what is open and not by recursion: stars can be nested as deep as a text is long.
 * Within itself nothing opens twice, so what comes out is three deep at most.
 */
export function readInline(inline: Token, warn: Warn): Piece[] {
  const open: Open[] = []
  const all: Piece[] = []
  let pieces = all
  let line = (inline.map?.[0] ?? 0) + 1
  for (const token of inline.children ?? []) {
    const kind = kinds[token.type]
    if (kind) {
      const inner = opened(kind, token, { isOpen: open.some((each) => each.kind === kind), line, warn })
      if (inner) pieces.push(inner.piece)
      open.push({ kind, pieces })
      pieces = inner?.pieces ?? pieces
    } else if (token.type.endsWith('_close')) pieces = open.pop()?.pieces ?? pieces
    else if (token.type === 'softbreak' || token.type === 'hardbreak') {
      line++
      pieces.push({ kind: token.type === 'hardbreak' ? 'break' : 'line' })
    } else if (token.type === 'code_inline') pieces.push({ kind: 'code', text: token.content })
    else if (token.type === 'image')
      pieces.push({
        kind: 'drawn',
        name: String(token.attrGet('src') ?? ''),
        says: token.content.trim(),
        caption: String(token.attrGet('title') ?? '').trim() || null,
        line,
      })
    else {
      warn.ofTags(token.content, line)
      pieces.push(token.content)
    }
  }
  return all
}

type Around = { isOpen: boolean; line: number; warn: Warn }

/** Undefined when only the words inside are shown. */
function opened(kind: Open['kind'], token: Token, { isOpen, line, warn }: Around) {
  const pieces: Piece[] = []
  // Filled while the words inside are read; the tree has only words in it once the drawings are taken out.
  const parts = pieces as Inline[]
  if (isOpen) return undefined
  if (kind !== 'link') return { piece: { kind, parts } as const, pieces }
  const href = String(token.attrGet('href') ?? '')
  const to = linkAddress(href)
  if (to === undefined) warn('link', line, href)
  return to === undefined ? undefined : { piece: { kind, to, parts } as const, pieces }
}

/** What somebody says, or who said it, stays a line of its own. */
const beginsWithDash = (piece: Piece | undefined) => typeof piece === 'string' && /^[—–]\s/.test(piece)

/** Words alone: neighbours in one, lines joined, what stands empty left out. Drawings inside are told and left out. */
export function wordsOf(pieces: readonly Piece[], warn: Warn): Inline[] {
  const words: Inline[] = []
  const add = (text: string) => {
    const last = words.at(-1)
    if (typeof last === 'string') words[words.length - 1] = last + text
    else if (text !== '') words.push(text)
  }
  for (const [index, piece] of pieces.entries()) {
    if (typeof piece === 'string') add(piece)
    else if (piece.kind === 'line') {
      if (beginsWithDash(pieces[index + 1])) words.push({ kind: 'break' })
      else add(' ')
    } else if (piece.kind === 'drawn') warn('picture', piece.line, piece.name)
    else if ('parts' in piece) {
      const parts = wordsOf(piece.parts, warn)
      if (parts.length > 0) words.push({ ...piece, parts })
    } else words.push(piece)
  }
  return words
}
