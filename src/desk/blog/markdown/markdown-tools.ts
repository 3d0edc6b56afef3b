/** What is marked in a text, from and to. */
export type Marked = Readonly<{ text: string; from: number; to: number }>

/** What takes the place of `from` to `to`, and what is marked afterwards. */
export type Edit = Readonly<{ from: number; to: number; insert: string; mark: readonly [number, number] }>

export const tools = ['bold', 'heading', 'link', 'list', 'quote', 'table', 'picture'] as const
export type Tool = (typeof tools)[number]

/** Pressed again, it is taken away. */
export function bold({ text, from, to }: Marked): Edit {
  const isBold = text.slice(from - 2, from) === '**' && text.slice(to, to + 2) === '**'
  const words = text.slice(from, to)
  return isBold
    ? { from: from - 2, to: to + 2, insert: words, mark: [from - 2, to - 2] }
    : { from, to, insert: `**${words}**`, mark: [from + 2, to + 2] }
}

const isAddress = (words: string) => /^(?:https?:\/\/|\/)\S+$/.test(words)

/** Marked words wait for their address, a marked address for its words. */
export function link({ text, from, to }: Marked): Edit {
  const words = text.slice(from, to)
  if (isAddress(words)) return { from, to, insert: `[](${words})`, mark: [from + 1, from + 1] }
  const address = from + words.length + 3
  const begin = 'https://'
  return { from, to, insert: `[${words}](${begin})`, mark: [address, address + begin.length] }
}

/** Of the second level, then of the third, then a line like any other: the first is the title's. */
export function heading(marked: Marked): Edit {
  return changedLines(marked, ([first = '', ...rest]) => {
    const [, signs = '', words = ''] = /^(#*)\s*(.*)$/.exec(first) ?? []
    const next = { 0: '## ', 2: '### ' }[signs.length] ?? ''
    return [next + words, ...rest]
  })
}

export const list = (marked: Marked): Edit => changedLines(marked, (lines) => toggled(lines, '- '))
export const quote = (marked: Marked): Edit => changedLines(marked, (lines) => toggled(lines, '> '))

function toggled(lines: readonly string[], sign: string): string[] {
  const has = lines.every((line) => line.startsWith(sign))
  return lines.map((line) => (has ? line.slice(sign.length) : sign + line))
}

/** Two columns, to be written over; the first head is marked. */
export function table(marked: Marked, [first, second]: readonly [string, string]): Edit {
  const cells = `| ${first} | ${second} |\n|---|---|\n|  |  |`
  return block(marked, cells, [2, 2 + first.length])
}

/** One of our drawings; its words, for those who cannot see it, are marked. */
export function picture(marked: Marked, name: string, words: string): Edit {
  return block(marked, `![${words}](${name})`, [2, 2 + words.length])
}

/** Stands alone, with an empty line on either side. */
function block({ text, from, to }: Marked, written: string, [start, end]: readonly [number, number]): Edit {
  const before = text.slice(0, from)
  const after = text.slice(to)
  const above = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const below = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n'
  const at = from + above.length
  return { from, to, insert: above + written + below, mark: [at + start, at + end] }
}

/** The lines that are marked, if only in part. */
function changedLines(
  { text, from, to }: Marked,
  change: (lines: readonly string[]) => readonly string[],
): Edit {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const end = text.indexOf('\n', to) < 0 ? text.length : text.indexOf('\n', to)
  const insert = change(text.slice(start, end).split('\n')).join('\n')
  return { from: start, to: end, insert, mark: [start, start + insert.length] }
}

/** By the place of a key, so that B is B under a Russian layout too. */
const places: Readonly<Record<string, Tool>> = {
  KeyB: 'bold',
  KeyK: 'link',
  KeyH: 'heading',
  KeyL: 'list',
  KeyQ: 'quote',
}
/** Those whose key the browser wants for itself take Shift as well. */
const withShift: ReadonlySet<Tool> = new Set(['heading', 'list', 'quote'])

export function toolOfKey(event: {
  code: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}): Tool | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined
  const tool = places[event.code]
  return tool && event.shiftKey === withShift.has(tool) ? tool : undefined
}
