import { type District, districts } from '../src/modules/geo/domain/districts.ts'
import { otherNames } from '../src/modules/geo/domain/other-names.ts'
import { regions } from '../src/modules/geo/domain/regions.ts'
import { searchKey } from '../src/modules/geo/domain/search-key.ts'

/** A text that somebody could type, and the district that is meant. */
export type Typed = { text: string; id: number }

const kindWords = { district: ['tumani', 'район'], city: ['shahri', 'город'] }

/** Every spelling in our data, as people type it: any apostrophe or none, any case, with and without the kind. */
export function everySpelling(): Typed[] {
  return districts.flatMap((district) => {
    const { id, kind, names, shortNames } = district
    const bare = [...Object.values(shortNames), ...otherNamesOf(district)]
    const withKind = bare.flatMap((name) => kindWords[kind].map((word) => `${name} ${word}`))
    return [...new Set([...Object.values(names), ...bare, ...withKind].flatMap(writings))].map((text) => ({
      text,
      id,
    }))
  })
}

const otherNamesOf = ({ id }: District) =>
  otherNames.filter((other) => other.of === 'district' && other.id === id).map(({ name }) => name)

function writings(name: string): string[] {
  const apostrophes = ["'", '’', '‘', '`', '´', ''].map((sign) => name.replace(/[ʻʼ]/g, sign))
  return [name, ...apostrophes].flatMap((text) => [text, text.toUpperCase(), text.toLowerCase()])
}

/** One slip of the finger in each name: a letter dropped, doubled, added, changed or swapped with its neighbour. */
export function typos(): Typed[] {
  const random = seededRandom(20_261_115)
  return districts.flatMap((district) =>
    unmistakable(district).map((name) => ({ text: slip(name, random), id: district.id })),
  )
}

/** Full names say which of two is meant; short ones are asked for only where nothing else bears that name. */
function unmistakable({ names, shortNames }: District): string[] {
  const isOnly = (name: string) => bearers.get(searchKey(name))?.size === 1
  return [...new Set([...Object.values(names), ...Object.values(shortNames).filter(isOnly)])]
}

/** Who bears a name, by its key. */
const bearers = new Map<string, Set<string>>()
for (const { id, shortNames } of districts) bear(`district ${id}`, Object.values(shortNames))
for (const { id, name } of regions) bear(`region ${id}`, Object.values(name))

function bear(who: string, names: readonly string[]): void {
  for (const key of names.map(searchKey)) bearers.set(key, (bearers.get(key) ?? new Set()).add(who))
}

const alphabets = ['abdefghijklmnopqrstuvxyz', 'абвгдеёжзийклмнопрстуфхцчшъэюяўқғҳ']

function slip(name: string, random: () => number): string {
  const pick = (length: number) => Math.floor(random() * length)
  const places = [...name].flatMap((letter, at) => (/\p{L}/u.test(letter) && letter !== 'ʻ' ? [at] : []))
  const at = places[pick(places.length)] ?? 0
  const alphabet = alphabets.find((letters) => letters.includes(name.charAt(at).toLowerCase())) ?? ''
  const letter = alphabet.charAt(pick(alphabet.length))
  const [before, here, after] = [name.slice(0, at), name.charAt(at), name.slice(at + 1)]
  const slips = [
    before + after,
    before + here + here + after,
    before + letter + here + after,
    before + letter + after,
    before + after.charAt(0) + here + after.slice(1),
  ]
  return slips[pick(slips.length)] ?? name
}

/** Mulberry32: the same typos on every machine and every day. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
