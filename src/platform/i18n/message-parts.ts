import type { CompiledMessage } from 'icu-minify/format'
import { argumentParts } from './endings.ts'

/** What stands between the braces of a message, read from its compiled form. */
export type MessageParts = {
  /** `name` for a plain argument, `name:plural`, `name:select(a|b|other)` and so on. */
  arguments: Set<string>
  tags: Set<string>
  texts: string[]
  /** Branches of each plural argument. */
  plurals: { name: string; branches: string[] }[]
  /** Arguments that would be formatted by Intl, and `#`. */
  formattedByIntl: Set<string>
}

/** Numbers that the compiler writes for kinds of arguments. */
const kinds = ['#', 'select', 'plural', 'selectordinal', 'number', 'date', 'time'] as const

export function partsOf(message: CompiledMessage): MessageParts {
  const parts: MessageParts = {
    arguments: new Set(),
    tags: new Set(),
    texts: [],
    plurals: [],
    formattedByIntl: new Set(),
  }
  collect(typeof message === 'string' ? [message] : message, parts)
  return parts
}

function collect(nodes: readonly unknown[], parts: MessageParts): void {
  for (const node of nodes) {
    if (typeof node === 'string') parts.texts.push(node)
    else if (Array.isArray(node)) collectNode(node, parts)
    else parts.formattedByIntl.add('#')
  }
}

function collectNode(node: readonly unknown[], parts: MessageParts): void {
  const [name, kindNumber, ...rest] = node
  const argument = argumentParts(String(name)).name
  if (kindNumber === undefined) {
    parts.arguments.add(argument)
    return
  }
  const kind = typeof kindNumber === 'number' ? kinds[kindNumber] : undefined
  if (kind === undefined || kind === '#') {
    parts.tags.add(argument)
    collect([kindNumber, ...rest], parts)
    return
  }
  if (kind === 'number' || kind === 'date' || kind === 'time') {
    parts.formattedByIntl.add(`{${argument}, ${kind}}`)
    return
  }
  const branches = Object.entries(rest[0] ?? {})
  const names = branches.map(([option]) => option)
  if (kind === 'select') parts.arguments.add(`${argument}:select(${names.sort().join('|')})`)
  else {
    parts.arguments.add(`${argument}:${kind}`)
    parts.plurals.push({ name: argument, branches: names })
  }
  for (const [, branch] of branches) collect(Array.isArray(branch) ? branch : [branch], parts)
}
