/** What a reader of a part is told, in the order of the file. Names come without their prefixes. */
export type XmlReader = {
  open(name: string, attributes: string): void
  close?(name: string): void
  /** As it is written: `plainOf` reads its entities. */
  text?(text: string): void
  /** Nothing more is wanted. */
  isOver?(): boolean
}

const PIECE_BYTES = 512 * 1024
/** No office program writes a longer text or tag: a cell holds 32,767 letters. */
const LONGEST = 1024 * 1024

/** What came of it: `unsafe` has entities of its own, `damaged` is no XML. */
export type XmlProblem = 'unsafe' | 'damaged'

/**
 * Reads a part of a workbook from its beginning to its end, a piece at a time. It knows of XML what office programs
 * write: no document types, whose entities can grow without end or name files of ours.
 */
export function scanXml(
  bytes: Buffer,
  reader: XmlReader,
  onBytes?: (count: number) => void,
): XmlProblem | undefined {
  const decoder = new TextDecoder(encodingOf(bytes))
  const scanner = scannerOf(reader)
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
    const piece = bytes.subarray(from, from + PIECE_BYTES)
    const problem = scanner.take(decoder.decode(piece, { stream: true }))
    if (problem || reader.isOver?.()) return problem
    onBytes?.(piece.length)
  }
  return scanner.end()
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

function scannerOf(reader: XmlReader) {
  let rest = ''
  let depth = 0
  let elements = 0

  /** Takes the tag that begins here and says where it ends; -1 while it does not. */
  function tag(text: string, at: number): number {
    if (text.charCodeAt(at + 1) === SLASH) {
      const end = text.indexOf('>', at)
      if (end === -1) return -1
      depth -= 1
      if (depth >= 0) reader.close?.(nameIn(text, at + 2, end))
      return end + 1
    }
    const end = tagEnd(text, at + 1)
    if (end === -1) return -1
    const nameEnd = wordEnd(text, at + 1, end)
    const name = nameIn(text, at + 1, nameEnd)
    const isEmpty = text.charCodeAt(end - 1) === SLASH
    elements += 1
    reader.open(name, text.slice(nameEnd, isEmpty ? end - 1 : end))
    if (isEmpty) reader.close?.(name)
    else depth += 1
    return end + 1
  }

  return {
    take(piece: string): XmlProblem | undefined {
      const text = rest === '' ? piece : rest + piece
      let at = 0
      for (;;) {
        const open = text.indexOf('<', at)
        if (open === -1) break
        if (open > at && depth > 0) reader.text?.(text.slice(at, open))
        at = open
        const next = text.charCodeAt(open + 1)
        const end = next === EXCLAMATION || next === QUESTION ? aside(text, open, reader) : tag(text, open)
        if (typeof end === 'string') return end
        if (depth < 0) return 'damaged'
        if (end === -1) break
        at = end
      }
      rest = text.slice(at)
      return rest.length > LONGEST ? 'damaged' : undefined
    },
    end: (): XmlProblem | undefined =>
      depth === 0 && elements > 0 && rest.trim() === '' ? undefined : 'damaged',
  }
}

const SLASH = 0x2f
const EXCLAMATION = 0x21
const QUESTION = 0x3f
const COLON = 0x3a
const SPACE = 0x20
const MORE = 0x3e
const QUOTE = 0x22
const APOSTROPHE = 0x27
const CDATA = '<![CDATA['

/** What is no element: where it ends, -1 while it does not. */
function aside(text: string, at: number, reader: XmlReader): number | 'unsafe' {
  const [beginning, ending] = text.startsWith('<?', at)
    ? ['<?', '?>']
    : text.startsWith('<!--', at)
      ? ['<!--', '-->']
      : [CDATA, ']]>']
  const isShort = text.length < at + beginning.length
  if (isShort) return -1
  if (!text.startsWith(beginning, at)) return 'unsafe'
  const end = text.indexOf(ending, at + beginning.length)
  if (end === -1) return -1
  if (beginning === CDATA) reader.text?.(text.slice(at + CDATA.length, end).replaceAll('&', '&amp;'))
  return end + ending.length
}

/** A tag ends at the first `>` that stands in no quotes. */
function tagEnd(text: string, from: number): number {
  let quote = 0
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (quote !== 0) {
      if (code === quote) quote = 0
    } else if (code === MORE) return at
    else if (code === QUOTE || code === APOSTROPHE) quote = code
  }
  return -1
}

function wordEnd(text: string, from: number, end: number): number {
  for (let at = from; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code <= SPACE || code === SLASH) return at
  }
  return end
}

function nameIn(text: string, from: number, end: number): string {
  let start = from
  let last = end
  for (let at = from; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code === COLON) start = at + 1
    else if (code <= SPACE) {
      last = at
      break
    }
  }
  return text.slice(start, last)
}

/** The value of an attribute, by its whole name. */
export function attributeOf(attributes: string, name: string): string | undefined {
  for (let at = attributes.indexOf(name); at !== -1; at = attributes.indexOf(name, at + 1)) {
    if (at > 0 && attributes.charCodeAt(at - 1) > SPACE) continue
    const value = valueAt(attributes, at + name.length)
    if (value !== undefined) return value
  }
  return undefined
}

/** The value of an attribute by what follows its prefix: `r:id` is `id` of any prefix. */
export const prefixedOf = (attributes: string, name: string) => {
  const [, prefix] = new RegExp(`(?:^|\\s)(\\w+):${name}\\s*=`).exec(attributes) ?? []
  return prefix === undefined ? undefined : attributeOf(attributes, `${prefix}:${name}`)
}

function valueAt(attributes: string, afterName: number): string | undefined {
  let at = afterName
  while (attributes.charCodeAt(at) <= SPACE) at += 1
  if (attributes[at] !== '=') return undefined
  at += 1
  while (attributes.charCodeAt(at) <= SPACE) at += 1
  const quote = attributes[at]
  if (quote !== '"' && quote !== "'") return undefined
  const end = attributes.indexOf(quote, at + 1)
  return end === -1 ? undefined : plainOf(attributes.slice(at + 1, end))
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const LAST_SIGN = 0x10ffff

/** Text with its entities read; those that XML does not know stay as they are. */
export function plainOf(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([0-9a-f]{1,8})|#(\d{1,10})|(amp|lt|gt|quot|apos));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? whole
      const code = Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16)
      return code > LAST_SIGN ? '\uFFFD' : String.fromCodePoint(code)
    },
  )
}
