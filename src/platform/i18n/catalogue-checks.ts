import type { FlatCatalog } from './catalog.ts'
import { type Locale, locales } from './locales.ts'
import { partsOf } from './message-parts.ts'
import { keptLatinIn, keptLatinPattern } from './transliterate.ts'

/* Each check takes messages and returns what is wrong with them, one sentence a fault. */

export type Catalogues = Readonly<Record<Locale, FlatCatalog>>
type Texts = ReadonlyMap<string, string>

export function missingKeys(catalogues: Catalogues): string[] {
  const keys = new Set(locales.flatMap((locale) => [...catalogues[locale].keys()]))
  return locales.flatMap((locale) =>
    [...keys]
      .filter((key) => (catalogues[locale].get(key) ?? '').length === 0)
      .map((key) => `${locale} has no ${key}`),
  )
}

/** Arguments and tags must be the same everywhere: the types of all languages come from `uz`. */
export function differentParts(catalogues: Catalogues): string[] {
  const faults: string[] = []
  for (const [key, message] of catalogues.uz) {
    const expected = signature(message)
    for (const locale of locales) {
      const other = catalogues[locale].get(key)
      if (other === undefined || signature(other) === expected) continue
      faults.push(`${locale} ${key} has ${signature(other) || 'no arguments'}, uz has ${expected || 'none'}`)
    }
  }
  return faults
}

type Message = FlatCatalog extends ReadonlyMap<string, infer M> ? M : never

function signature(message: Message): string {
  const { arguments: args, tags } = partsOf(message)
  return [
    ...[...args].sort().map((name) => `{${name}}`),
    ...[...tags].sort().map((name) => `<${name}>`),
  ].join(' ')
}

/** Chromium has no Uzbek numbers and dates: they are formatted by our own module and arrive as text. */
export function argumentsFormattedByIntl(catalogue: FlatCatalog): string[] {
  return [...catalogue].flatMap(([key, message]) =>
    [...partsOf(message).formattedByIntl].map((argument) => `${key} uses ${argument}`),
  )
}

/** Plural branches that a language cannot do without. */
const neededBranches: Readonly<Record<Locale, readonly string[]>> = {
  uz: ['other'],
  oz: ['other'],
  ru: ['one', 'few', 'many', 'other'],
  en: ['one', 'other'],
}

export function incompletePlurals(catalogues: Catalogues): string[] {
  return locales.flatMap((locale) =>
    [...catalogues[locale]].flatMap(([key, message]) =>
      partsOf(message).plurals.flatMap(({ name, branches }) =>
        neededBranches[locale]
          .filter((needed) => !branches.includes(needed))
          .map((needed) => `${locale} ${key} {${name}} lacks the branch ${needed}`),
      ),
    ),
  )
}

/** Uzbek nouns do not follow their number: what is said of one alone names that one, `=1`. */
export function formsUzbekLacks(catalogue: FlatCatalog): string[] {
  return [...catalogue].flatMap(([key, message]) =>
    partsOf(message).plurals.flatMap(({ name, branches }) =>
      branches
        .filter((branch) => branch !== 'other' && !branch.startsWith('='))
        .map((branch) => `${key} {${name}} has the branch ${branch}`),
    ),
  )
}

/** A person who reads only Cyrillic never meets a Latin word, except what is Latin everywhere or marked so in `uz`. */
export function latinWords(oz: FlatCatalog, uz: Texts, names: readonly string[]): string[] {
  const everywhere = keptLatinPattern(names)
  return [...oz].flatMap(([key, message]) => {
    const marked = markedWords(uz.get(key) ?? '')
    const kept = marked.length > 0 ? keptLatinPattern([...names, ...marked]) : everywhere
    const find = (text: string) => text.replace(kept, '$<ending>').match(/[A-Za-z]+/)?.[0]
    return lettersIn(new Map([[key, message]]), find)
  })
}

const markedWords = (text: string) => [...text.matchAll(/⟨([^⟩]*)⟩/g)].map(([, word = '']) => word)

/** What is Latin everywhere stands in both scripts alike. */
export function changedNames({ uz, oz }: Catalogues, names: readonly string[]): string[] {
  const kept = keptLatinPattern(names)
  return [...uz].flatMap(([key, message]) => {
    const cyrillic = partsOf(oz.get(key) ?? '').texts.join(' ')
    return partsOf(message)
      .texts.flatMap((text) => keptLatinIn(text, kept))
      .filter(({ name }) => !cyrillic.includes(name))
      .map(({ name }) => `${key} has no “${name}” in “${cyrillic}”`)
  })
}

/** A word in capitals or with one inside is a name or an abbreviation: somebody has to say in which script it stands. */
export function undecidedNames(uz: FlatCatalog, decided: readonly string[]): string[] {
  const known = keptLatinPattern(decided)
  return lettersIn(
    uz,
    (text) => text.replace(known, '').match(/[A-Za-z]*(?:[a-z][A-Z]|[A-Z]{2})[A-Za-z]*/)?.[0],
  )
}

export function cyrillicLetters(catalogue: FlatCatalog): string[] {
  return lettersIn(catalogue, (text) => text.match(/\p{Script=Cyrillic}+/u)?.[0])
}

export function uzbekLetters(catalogue: FlatCatalog): string[] {
  return lettersIn(catalogue, (text) => text.match(/[ўқғҳЎҚҒҲʻʼ]/)?.[0])
}

function lettersIn(catalogue: FlatCatalog, find: (text: string) => string | undefined): string[] {
  return [...catalogue].flatMap(([key, message]) =>
    partsOf(message).texts.flatMap((text) => {
      const found = find(text)
      return found === undefined ? [] : [`${key} has “${found}” in “${text}”`]
    }),
  )
}

/** Uzbek Latin: U+02BB only after o and g, U+02BC only between other letters, nothing else that looks so. */
export function wrongApostrophes(texts: Texts): string[] {
  const wrong = /['’‘`´ʹ]|(?<![oOgG])ʻ|(?<=[oOgG])ʼ|(?<!\p{L})ʼ|ʼ(?!\p{L})/u
  return [...texts].filter(([, text]) => wrong.test(text)).map(([key, text]) => `${key}: ${text}`)
}

/** In ICU a straight apostrophe quotes what follows; the typographic one (U+2019) is only a sign. */
export function straightApostrophes(texts: Texts): string[] {
  return [...texts].filter(([, text]) => text.includes("'")).map(([key, text]) => `${key}: ${text}`)
}
