import { areaEntries, type SearchEntry } from '#modules/geo/domain/search-entries.ts'
import type { UnitWord } from '#modules/geo/domain/search-key.ts'
import { foldWords } from '../fold-text.ts'

/** A region or district that answers to some words. */
export type AreaNamed = Readonly<{
  kind: 'region' | 'district'
  id: number
  regionId: number
  unit: UnitWord | undefined
}>

const words: Readonly<Record<UnitWord, string>> = {
  region: 'viloyati viloyat viloyatining viloyatidan vil область обл oblast region province respublikasi',
  district: 'tumani tuman tumanining tumanida tumanidan tum t район р-н rayon rayoni district',
  city: 'shahri shahar shahrida shahridan shaxar shaxri sh город г gorod city',
}

const units: ReadonlyMap<string, UnitWord> = new Map(
  (['region', 'district', 'city'] as const).flatMap((unit) =>
    words[unit].split(' ').map((word) => [foldWords(word.replace('-', '')).join(''), unit] as const),
  ),
)

/** What a folded word says that its neighbour is. */
export const unitSaid = (folded: string): UnitWord | undefined => units.get(folded)

/** "Чиланзарский" and "Самаркандская" are adjectives; their stem is the name. */
export const stemOf = (folded: string) => folded.replace(/(?<=.{3})sk(?:i|aia|aie|ai|aga|am)$/, '')

/** More than the longest name has: "Mirzo Ulugʻbek", "Sharof Rashidov". */
export const mostNameWords = 3

let index: ReadonlyMap<string, readonly AreaNamed[]> | undefined

/** Who answers to these folded words, put together; the word for the kind is not one of them. */
export function areasNamed(folded: string): readonly AreaNamed[] {
  index ??= indexOfNames()
  return index.get(folded) ?? []
}

/** Whoever bears a name comes before those that were once called so. */
function indexOfNames(): ReadonlyMap<string, readonly AreaNamed[]> {
  const found = new Map<string, AreaNamed[]>()
  const add = (key: string, { kind, id, regionId, unit }: SearchEntry) => {
    const named = found.get(key) ?? []
    if (kind !== 'place' && !named.some((other) => other.kind === kind && other.id === id))
      found.set(key, [...named, { kind, id, regionId, unit }])
  }
  const names = areaEntries.flatMap((entry) => entry.answersTo.map((answers) => ({ entry, ...answers })))
  const isOwn = ({ entry, reason }: (typeof names)[number]) => entry.kind === 'district' && reason === 'exact'
  for (const one of names.filter(isOwn))
    for (const key of keysOf(one.name, shortestOwnName)) add(key, one.entry)
  for (const { entry, name } of names) for (const key of keysOf(name, shortestName)) add(key, entry)
  return found
}

/** Pop is a district; shorter other names ("QR", "TSH") are words of addresses, too. */
const shortestOwnName = 3
const shortestName = 4

function keysOf(name: string, shortest: number): string[] {
  const folded = foldWords(name)
  const named = folded.filter((word) => !units.has(word))
  const key = named.map(stemOf).join('')
  return key.length >= shortest && named.length <= mostNameWords ? [key, named.join('')] : []
}
