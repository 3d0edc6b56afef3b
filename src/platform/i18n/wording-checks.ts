import type { FlatCatalog } from './catalog.ts'
import { argumentParts } from './endings.ts'

/*
 * Grammar that a value can break. Each check takes the messages of one language and returns what is wrong with them,
 * one sentence a fault.
 */

type Neighbours = Readonly<{
  /** Text before the argument or the tag, and text after it, within its own branch. */
  before: string
  after: string
  /** Undefined for a tag. */
  argument: string | undefined
  ending: string | undefined
  insidePlural: boolean
}>

const endings = 'ga|ka|qa|gacha|kacha|qacha|dan|da|ni|ning|dagi'
const endingAfter = new RegExp(`^(?:[ \\u00A0]?(?:${endings})(?![\\p{L}ʻʼ])|[\\p{L}ʻʼ])`, 'u')
const endingAlone = new RegExp(`(?<=^|[\\s(«])(?:${endings})(?=$|[\\s.,:;!?)»])`, 'u')

/** Uzbek: an ending belongs to its word. After a value it is part of the argument, `{date, gacha}`. */
export function endingsApart(uz: FlatCatalog): string[] {
  return [...uz].flatMap(([key, message]) => [
    ...neighboursIn(message)
      .filter(({ ending, after }) => ending === undefined && endingAfter.test(after))
      .map(({ argument = 'a tag', after }) => `${key}: ${argument} is followed by “${after.slice(0, 20)}”`),
    ...textsIn(message)
      .filter((text) => endingAlone.test(text))
      .map((text) => `${key}: an ending stands alone in “${text}”`),
  ])
}

/** Other languages have no use for them. */
export function foreignEndings(catalogue: FlatCatalog): string[] {
  return [...catalogue].flatMap(([key, message]) =>
    neighboursIn(message)
      .filter(({ ending }) => ending !== undefined)
      .map(({ argument, ending }) => `${key}: {${argument}, ${ending}}`),
  )
}

/** Values that Russian would have to decline after a preposition. Brands of payment systems stay as they are. */
const namesOfThings = /^(?:name|names|point|place|city|desk|holder|plan|plans|who|whose|what)$/
const preposition =
  /(?<=^|[\s(«])(?:в|во|на|с|со|у|к|ко|от|из|для|до|за|о|об|по|при|через|без|над|под|между)\s$/i

/** Russian: «в {point}» asks for a case that a name does not come in; «в пункт «{point}»» does not. */
export function namesToDecline(ru: FlatCatalog, excepted: Readonly<Record<string, string>> = {}): string[] {
  return [...ru].flatMap(([key, message]) =>
    key in excepted
      ? []
      : neighboursIn(message)
          .filter(({ argument, before }) => namesOfThings.test(argument ?? '') && preposition.test(before))
          .map(({ argument, before }) => `${key}: “${before.slice(-20)}{${argument}}”`),
  )
}

/** Units that are written one way for every number. */
const unit = /^[\s\u00A0](?:кг|см|мм|км|м|МБ|с|сек|мин|ч|сум|%|kg|cm|mm|km|m|MB|s|min|h|UZS)(?![\p{L}])/u
const countName =
  /^(?:count|left|all|most|max|min|days|hours|minutes|seconds|parcels|shipments|enough|visits|matched|differing|factor|stars|shown|text|years|times|\w+(?:Text|Count))$/
/** What follows a number without being counted by it. */
const noNoun = /^[\s\u00A0](?:or|and|of|to|at|is|are|was|has|have|и|или|из|до|от|не)(?![\p{L}])/u

/** A number beside a noun changes the noun: `{count, plural, one {{shown} parcel} other {{shown} parcels}}`. */
export function countsWithoutPlural(
  catalogue: FlatCatalog,
  excepted: Readonly<Record<string, string>> = {},
): string[] {
  return [...catalogue].flatMap(([key, message]) =>
    key in excepted
      ? []
      : neighboursIn(message)
          .filter(
            ({ argument, after, insidePlural }) =>
              !insidePlural &&
              countName.test(argument ?? '') &&
              /^[\s\u00A0]\p{L}/u.test(after) &&
              !unit.test(after) &&
              !noNoun.test(after),
          )
          .map(({ argument, after }) => `${key}: {${argument}}${after.slice(0, 20)}`),
  )
}

function textsIn(message: unknown): string[] {
  if (typeof message === 'string') return [message]
  if (!Array.isArray(message)) return []
  return message.flatMap((node: unknown) => {
    if (typeof node === 'string') return [node]
    if (!Array.isArray(node)) return []
    const { inner } = parted(node)
    return inner.flatMap((branch) => textsIn(branch))
  })
}

function neighboursIn(message: unknown, insidePlural = false): Neighbours[] {
  if (!Array.isArray(message)) return []
  return message.flatMap((node: unknown, index) => {
    if (!Array.isArray(node)) return []
    const { name, kind, inner } = parted(node)
    const { name: argument, ending } = argumentParts(name)
    const around = { before: edge(message[index - 1]), after: edge(message[index + 1]), insidePlural }
    const isValue = kind === 'argument' || kind === 'tag'
    return [
      ...(isValue ? [{ ...around, argument: kind === 'tag' ? undefined : argument, ending }] : []),
      ...inner.flatMap((branch) => neighboursIn(branch, insidePlural || kind === 'plural')),
    ]
  })
}

const edge = (node: unknown): string => (typeof node === 'string' ? node : '')

type Node = { name: string; kind: 'argument' | 'tag' | 'select' | 'plural' | 'other'; inner: unknown[] }

/** The compiler writes [argument], [tag, ...nodes], or [argument, kind, branches] with a number for kind. */
function parted(node: readonly unknown[]): Node {
  const [first, second, ...rest] = node
  const name = String(first)
  if (second === undefined) return { name, kind: 'argument', inner: [] }
  if (typeof second !== 'number' || second === 0) return { name, kind: 'tag', inner: [[second, ...rest]] }
  const branches = typeof rest[0] === 'object' && rest[0] !== null ? Object.values(rest[0]) : []
  const kind = second === 1 ? 'select' : second === 2 || second === 3 ? 'plural' : 'other'
  return { name, kind, inner: branches }
}
