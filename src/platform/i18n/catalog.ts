import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import { argumentsWithEndings } from './endings.ts'
import { fallbackLocale, type Locale, locales } from './locales.ts'
import {
  isMarked,
  type Transliterate,
  type TransliterationExceptions,
  transliterator,
  withoutMarks,
} from './transliterate.ts'

/*
 * From what people write to what the running site reads: `oz` is made from `uz`, a missing message is lent by
 * Russian, and every ICU message is compiled, so that neither server nor browser carries a parser.
 */

/** Messages as written: namespaces of ICU texts, nested as deep as they need. */
export type MessageTree = { readonly [key: string]: string | MessageTree }
export type SourceLocale = Exclude<Locale, 'oz'>
export type CatalogSources = Readonly<Record<SourceLocale, MessageTree>>
export type OzExceptions = TransliterationExceptions & {
  /** Whole messages written by hand, by full key. */
  readonly messages: Readonly<Record<string, string>>
}

export type CompiledCatalog = { readonly [key: string]: CompiledMessage | CompiledCatalog }
/** Full key (`shell.menu.send`) to message. */
export type FlatCatalog = ReadonlyMap<string, CompiledMessage>

/** Compiled messages of each language, without any lending: what the catalogue test compares. */
export function compileSources(sources: CatalogSources, oz: OzExceptions): Record<Locale, FlatCatalog> {
  const uz = compileTree(sources.uz)
  return {
    uz,
    oz: transliterateCatalog(uz, flatten(sources.uz), oz),
    ru: compileTree(sources.ru),
    en: compileTree(sources.en),
  }
}

/** What the site runs on: every language has every message. */
export function buildCatalogs(sources: CatalogSources, oz: OzExceptions): Record<Locale, CompiledCatalog> {
  const compiled = compileSources(sources, oz)
  const keys = new Set(locales.flatMap((locale) => [...compiled[locale].keys()]))
  const complete = (locale: Locale): CompiledCatalog => {
    const catalog: MutableCatalog = {}
    for (const key of keys) {
      const message = compiled[locale].get(key) ?? compiled[fallbackLocale].get(key)
      if (message !== undefined) place(catalog, key.split('.'), message)
    }
    return catalog
  }
  return { uz: complete('uz'), oz: complete('oz'), ru: complete('ru'), en: complete('en') }
}

/** Full keys with their texts, in the order they are written. */
export function flatten(tree: MessageTree, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>()
  for (const [name, value] of Object.entries(tree)) {
    const key = prefix + name
    if (typeof value === 'string') flat.set(key, value)
    else for (const [inner, text] of flatten(value, `${key}.`)) flat.set(inner, text)
  }
  return flat
}

function compileTree(tree: MessageTree): FlatCatalog {
  const compiled = new Map<string, CompiledMessage>()
  for (const [key, text] of flatten(tree)) {
    try {
      compiled.set(key, compile(argumentsWithEndings(withoutMarks(text))))
    } catch (cause) {
      throw new Error(`the message ${key} is not valid ICU: ${text}`, { cause })
    }
  }
  return compiled
}

type MutableCatalog = { [key: string]: CompiledMessage | MutableCatalog }

function place(catalog: MutableCatalog, path: readonly string[], message: CompiledMessage): void {
  const [name = '', ...rest] = path
  if (rest.length === 0) {
    catalog[name] = message
    return
  }
  const inner = catalog[name] ?? {}
  if (typeof inner === 'string' || Array.isArray(inner)) throw new Error(`${name} is a message and a folder`)
  catalog[name] = inner
  place(inner, rest, message)
}

function transliterateCatalog(
  uz: FlatCatalog,
  texts: ReadonlyMap<string, string>,
  exceptions: OzExceptions,
): FlatCatalog {
  const transliterate = transliterator(exceptions)
  const oz = new Map<string, CompiledMessage>()
  for (const [key, message] of uz) {
    const override = exceptions.messages[key]
    const text = texts.get(key) ?? ''
    const written = isMarked(text) ? compile(argumentsWithEndings(text)) : message
    oz.set(
      key,
      override === undefined
        ? transliterateMessage(written, transliterate)
        : compile(argumentsWithEndings(override)),
    )
  }
  return oz
}

/*
 * Works on the compiled form, where texts and syntax are already apart: names of arguments, tags and plural
 * branches are never touched. A compiled message is a text or a list of nodes; a node is a text,
 * [argument], [argument, kind, branches?] with a number for kind, or [tag, ...nodes].
 */
export function transliterateMessage(
  message: CompiledMessage,
  transliterate: Transliterate,
): CompiledMessage {
  return typeof message === 'string'
    ? transliterate(message)
    : (transliterateNodes(message, transliterate) as CompiledMessage)
}

function transliterateNodes(nodes: readonly unknown[], transliterate: Transliterate): unknown[] {
  return nodes.map((node, index) => {
    // An ending glued to an argument (`{city}ga`) continues a word.
    if (typeof node === 'string') return transliterate(node, Array.isArray(nodes[index - 1]))
    if (!Array.isArray(node)) return node
    const [name, kind, ...rest]: unknown[] = node
    if (kind === undefined) return node
    if (typeof kind !== 'number' || kind === 0)
      return [name, ...transliterateNodes([kind, ...rest], transliterate)]
    const [branches] = rest
    if (typeof branches !== 'object' || branches === null) return node
    return [name, kind, mapBranches(branches, transliterate)]
  })
}

function mapBranches(branches: object, transliterate: Transliterate): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(branches).map(([option, branch]: [string, unknown]) => [
      option,
      typeof branch === 'string'
        ? transliterate(branch)
        : Array.isArray(branch)
          ? transliterateNodes(branch, transliterate)
          : branch,
    ]),
  )
}
