import format, { type CompiledMessage } from 'icu-minify/format'
import { assert } from '#kernel/assert.ts'
import type { CompiledCatalog } from '#platform/i18n/catalog.ts'
import { valuesWithEndings } from '#platform/i18n/endings.ts'
import { htmlLang, type Locale } from '#platform/i18n/locales.ts'
import { formatOptions, type MessageValues } from '#platform/i18n/translator.ts'
import type { Inline, Piece, Prose } from './shown.ts'

type Node = CompiledMessage | CompiledCatalog

/** Tells the texts of one page, by their path below the page's group, with every figure filled in. */
export type Tell = ReturnType<typeof createTell>

type TellOptions = Readonly<{
  texts: CompiledCatalog
  locale: Locale
  values: MessageValues
  /** Where the words inside a tag lead; undefined for a tag that is no page. */
  pathOf: (tag: string) => string | undefined
  /** Told of each text that is asked for. */
  onUse?: (path: string) => void
}>

export function createTell({ texts, locale, values, pathOf, onUse }: TellOptions) {
  const at = (path: string): Node | undefined =>
    path
      .split('.')
      .reduce<Node | undefined>(
        (node, name) => (node === undefined || isMessage(node) ? undefined : node[name]),
        texts,
      )

  function rich(path: string): Inline {
    const message = at(path)
    assert(isMessage(message), `no text ${path}`)
    onUse?.(path)
    if (typeof message === 'string') return kept(message)
    const lang = htmlLang[locale]
    const pieces = [
      format<Piece>(message, lang, valuesWithEndings(valuesFor(path), lang), formatOptions),
    ].flat(1)
    return pieces.every((piece) => typeof piece === 'string') ? kept(pieces.join('')) : joined(pieces)
  }

  /** Arguments are figures; everything else that a message asks for is a tag. */
  function valuesFor(path: string) {
    return new Proxy(values as Record<string, string | number | ((chunks: (string | Piece)[]) => Piece)>, {
      has: () => true,
      get: (known, name) => {
        const value = Reflect.get(known, name)
        if (value !== undefined || typeof name !== 'string') return value
        const to = pathOf(name)
        assert(to !== undefined || name === 'b', `${path} names {${name}}, which is no figure and no page`)
        return (chunks: (string | Piece)[]): Piece => {
          const text = chunks.map(wordsOf).join('')
          return to === undefined ? { strong: text } : { to, text }
        }
      },
    })
  }

  const plain = (path: string): string => {
    const told = rich(path)
    return typeof told === 'string' ? told : told.map(wordsOf).join('')
  }

  /** A text is a paragraph; a group of texts is paragraphs, and lists where their names begin with `li`. */
  function prose(path: string): Prose {
    const node = at(path)
    assert(node !== undefined, `no text ${path}`)
    if (isMessage(node)) return [{ p: rich(path) }]
    const parts: (Readonly<{ p: Inline }> | { list: Inline[] })[] = []
    for (const name of Object.keys(node)) {
      const text = rich(`${path}.${name}`)
      const last = parts.at(-1)
      if (!name.startsWith('li')) parts.push({ p: text })
      else if (last && 'list' in last) last.list.push(text)
      else parts.push({ list: [text] })
    }
    return parts
  }

  return {
    has: (path: string) => at(path) !== undefined,
    isText: (path: string) => isMessage(at(path)),
    rich,
    plain,
    prose,
  }
}

function isMessage(node: Node | undefined): node is CompiledMessage {
  return typeof node === 'string' || Array.isArray(node)
}

const wordsOf = (piece: string | Piece): string =>
  typeof piece === 'string' ? piece : 'strong' in piece ? piece.strong : piece.text

/** No line begins with a dash. */
const kept = (text: string) => text.replaceAll(' — ', '\u00a0— ')

/** Words between two links are one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = []
  for (const piece of pieces) {
    const last = whole.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') whole[whole.length - 1] = last + piece
    else whole.push(piece)
  }
  return whole.map((piece) => (typeof piece === 'string' ? kept(piece) : piece))
}
