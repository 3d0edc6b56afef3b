import format, { type CompiledMessage } from 'icu-minify/format'
import type { GroupOf, KeyOf, Messages } from 'use-intl'
import { assert, Bug } from '#kernel/assert.ts'
import type { CompiledCatalog } from './catalog.ts'
import { valuesWithEndings } from './endings.ts'
import { htmlLang, type Locale, locales } from './locales.ts'
import { partsOf } from './message-parts.ts'
import { pluralRulesOf } from './plural-rules.ts'

/** Full key of a message, such as `errors.invalid_input`. */
export type MessageKey = KeyOf<Messages>
/** Full key of a group of messages, such as `shell` or `pages.home`; of one message too, where a page needs no more. */
export type MessageGroup = GroupOf<Messages> | KeyOf<Messages>
/** Numbers only choose plural forms; what is shown comes formatted, as text. */
export type MessageValues = Readonly<Record<string, string | number>>

type DeepPartial<T> = { [K in keyof T]?: DeepPartial<T[K]> }

export type Catalogs = ReturnType<typeof createCatalogs>

export function createCatalogs(catalogs: Readonly<Record<Locale, CompiledCatalog>>) {
  /** By language and key: a page of orders tells hundreds of messages. As many as the catalogs have. */
  const known = new Map<Locale, Map<string, CompiledMessage>>(locales.map((locale) => [locale, new Map()]))
  const messageAt = (locale: Locale, key: string): CompiledMessage => {
    const kept = known.get(locale)?.get(key)
    if (kept !== undefined) return kept
    const message = key.split('.').reduce<Node | undefined>(child, catalogs[locale])
    assert(isMessage(message), `no message ${key} in ${locale}`)
    known.get(locale)?.set(key, message)
    return message
  }
  return {
    /** What a page hands to IntlProvider: only the groups it shows, still compiled. */
    messagesFor(locale: Locale, groups: readonly MessageGroup[]): DeepPartial<Messages> {
      const picked = {}
      for (const group of groups) copyPath(catalogs[locale], picked, group.split('.'))
      return picked
    },

    /** One plain message outside React: API errors, SMS. */
    translate(locale: Locale, key: MessageKey, values: MessageValues = {}): string {
      const message = messageAt(locale, key)
      if (typeof message === 'string') return message
      const told = valuesWithEndings(withGapsMarked(countable(message, values)), htmlLang[locale])
      const text = format(message, htmlLang[locale], told, formatOptions)
      assert(typeof text === 'string', `${key} is not plain text`)
      return text
    },
  }
}

type Node = CompiledCatalog[string]

function isMessage(node: Node | undefined): node is CompiledMessage {
  return typeof node === 'string' || Array.isArray(node)
}

function child(node: Node | undefined, name: string): Node | undefined {
  return node === undefined || isMessage(node) || !Object.hasOwn(node, name) ? undefined : node[name]
}

function copyPath(from: Node, to: Record<string, unknown>, path: readonly string[]): void {
  const [name = '', ...rest] = path
  const next = child(from, name)
  assert(next !== undefined, `no group of messages ${name}`)
  if (rest.length === 0) {
    to[name] = next
    return
  }
  // A group already copied whole holds its subgroups too; its object belongs to the catalog.
  if (to[name] === next) return
  const inner: Record<string, unknown> = { ...(to[name] as object | undefined) }
  to[name] = inner
  copyPath(next, inner, rest)
}

/** The values of errors are texts; a number among them still chooses the form of the noun beside it. */
function countable(message: CompiledMessage, values: MessageValues): MessageValues {
  const counts = pluralsOf(message).map((name) => [name, Number(values[name])] as const)
  const known = counts.filter(([name, count]) => !Number.isNaN(count) || values[name] === undefined)
  return known.length === 0 ? values : withMore(values, Object.fromEntries(known))
}

const plurals = new WeakMap<object, readonly string[]>()

/** The arguments that choose a form, read once a message. */
function pluralsOf(message: CompiledMessage): readonly string[] {
  if (typeof message === 'string') return []
  const names = plurals.get(message) ?? partsOf(message).plurals.map(({ name }) => name)
  plurals.set(message, names)
  return names
}

/** Some hundred figures are at hand for every message of a page: the few that are added stand before them, nothing is copied. */
export const withMore = (values: MessageValues, more: MessageValues): MessageValues =>
  Object.assign(Object.create(values), more)

/** A forgotten value shows as a gap: an error message must never fail while it is being told. */
function withGapsMarked(values: MessageValues): MessageValues {
  return new Proxy(values, {
    get: (target, name) => Reflect.get(target, name) ?? '…',
    has: () => true,
  })
}

function forbidden(): never {
  throw new Bug('numbers and dates are formatted before they reach a message')
}

export const formatOptions = {
  formatters: {
    getDateTimeFormat: forbidden,
    getNumberFormat: forbidden,
    getPluralRules: pluralRulesOf,
  },
}
