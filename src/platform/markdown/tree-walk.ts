import type { Block, Heading, Inline } from './tree.ts'

/** `continues`: the text goes on in the middle of a word. */
export type MapText = (text: string, continues: boolean) => string

/** The same tree in other letters: every text that people read, and nothing that leads somewhere or is a name. */
export function mapTexts(blocks: readonly Block[], map: MapText): readonly Block[] {
  return blocks.map((block): Block => {
    if (block.kind === 'picture') {
      const caption = block.caption === null ? null : map(block.caption, false)
      return { ...block, says: map(block.says, false), caption }
    }
    return mapParts(block, (parts) => textsMapped(parts, map))
  })
}

/** The same tree with other addresses behind its links. */
export function mapLinks(blocks: readonly Block[], map: (to: string) => string): readonly Block[] {
  return blocks.map((block) => mapParts(block, (parts) => linksMapped(parts, map)))
}

type MapInlines = (parts: readonly Inline[]) => readonly Inline[]

function mapParts(block: Block, map: MapInlines): Block {
  const inner = (blocks: readonly Block[]) => blocks.map((each) => mapParts(each, map))
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, parts: map(block.parts) }
    case 'list':
    case 'steps':
      return { ...block, items: block.items.map(inner) }
    case 'quote':
      return { ...block, blocks: inner(block.blocks), by: block.by && map(block.by) }
    case 'table':
      return {
        ...block,
        head: block.head.map((cell) => ({ ...cell, parts: map(cell.parts) })),
        rows: block.rows.map((row) => row.map(map)),
      }
    default:
      return block
  }
}

function textsMapped(parts: readonly Inline[], map: MapText): readonly Inline[] {
  let before = ''
  const mapped = (part: Inline): Inline => {
    if (typeof part === 'string') {
      const text = map(part, /\p{L}$/u.test(before))
      before = part
      return text
    }
    if (part.kind === 'break') before = ''
    if (part.kind === 'code') before = part.text
    return 'parts' in part ? { ...part, parts: part.parts.map(mapped) } : part
  }
  return parts.map(mapped)
}

const linksMapped = (parts: readonly Inline[], map: (to: string) => string): readonly Inline[] =>
  parts.map((part) => {
    if (typeof part === 'string' || !('parts' in part)) return part
    const inner = linksMapped(part.parts, map)
    return part.kind === 'link' ? { ...part, to: map(part.to), parts: inner } : { ...part, parts: inner }
  })

export function textOf(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      if (part.kind === 'break') return ' '
      return part.kind === 'code' ? part.text : textOf(part.parts)
    })
    .join('')
}

/** What is read, line by line, without any form. */
export function plainText(blocks: readonly Block[]): string {
  return blocks
    .map(textOfBlock)
    .filter((text) => text !== '')
    .join('\n')
}

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return textOf(block.parts)
    case 'list':
    case 'steps':
      return block.items.map(plainText).join('\n')
    case 'quote':
      return [plainText(block.blocks), textOf(block.by ?? [])].join('\n')
    case 'table':
      return [block.head.map(({ parts }) => parts), ...block.rows]
        .map((row) => row.map(textOf).join(' '))
        .join('\n')
    case 'picture':
      return block.caption ?? ''
    case 'rule':
      return ''
  }
}

/** For a table of contents. */
export function headingsOf(blocks: readonly Block[]): Heading[] {
  return blocks.flatMap((block) =>
    block.kind === 'heading' ? [{ level: block.level, id: block.id, text: textOf(block.parts) }] : [],
  )
}

/** Letters with their apostrophes and hyphens; a number is a word too. */
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu

export const countWords = (text: string): number => text.match(word)?.length ?? 0

/** Of somebody who reads on a phone, in any of our languages. */
export const WORDS_A_MINUTE = 180

export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_A_MINUTE))
