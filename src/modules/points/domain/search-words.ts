import { findArea } from '#modules/geo/domain/area-finder.ts'
import { districtById, districtsOf, unnumberedUnits } from '#modules/geo/domain/districts.ts'
import { otherNames } from '#modules/geo/domain/other-names.ts'
import { regionById } from '#modules/geo/domain/regions.ts'
import { addressWords, isUnitWord, readSpelling, searchKey } from '#modules/geo/domain/search-key.ts'
import type { Point } from './point.ts'

const mostWords = 8

/**
 * What is looked for, word by word, so that "Chorsu Чиланзар" finds what has both. Letters or digits only. Words for the
 * kind of a place are left out: whoever types "Tashkent city" means Tashkent.
 */
export function wordsLookedFor(text: string): string[] {
  const words = addressWords(text)
  const names = words.filter((word) => !isUnitWord(word))
  return (names.length > 0 ? names : words).map(searchKey).filter(Boolean).slice(0, mostWords)
}

/** A number is looked for whole: school 1 is not school 11. */
export const isNumber = (word: string) => /^\p{N}/u.test(word)

const surely: readonly string[] = ['exact', 'alias', 'old_name', 'seat', 'counts_as', 'folded']

export type AreaMeant = Readonly<{
  districtIds: readonly number[]
  /** Said with its kind: "Toshkent viloyati" is the region and nothing else, "Navoiy" may be a street. */
  isSaid: boolean
}>

/** The region or district that the whole text names: "Toshkent" is the capital, not the region around it. */
export function areaMeant(text: string): AreaMeant | undefined {
  const [meant] = findArea(text, { limit: 1 })
  if (!meant || !surely.includes(meant.reason)) return undefined
  const districtIds = meant.kind === 'region' ? districtsOf(meant.id).map(({ id }) => id) : [meant.id]
  return { districtIds, isSaid: readSpelling(text).unit !== undefined }
}

type Findable = Pick<Point, 'name' | 'address' | 'landmark' | 'districtId'>

/**
 * Writes the text that a point is found by: every word of it in every language, folded, and after a bar those of all names
 * of its district and region; a blank before and after each. Keeps what it has folded, because thousands of points share streets,
 * towns and landmarks.
 */
export function searchTextWriter(): (point: Findable) => string {
  const keyOfWord = remembering(searchKey)
  const keysOfText = remembering((text: string) => addressWords(text).map(keyOfWord).filter(Boolean))
  const keysOfArea = remembering((districtId: number) => {
    const words = areaNames(districtId).flatMap(addressWords)
    return [...new Set(words.filter((word) => !isUnitWord(word)).map(keyOfWord))]
  })
  return ({ name, address, landmark, districtId }) => {
    const texts = [name, address, landmark].flatMap((one) => Object.values(one))
    return ` ${[...new Set(texts.flatMap(keysOfText))].join(' ')} | ${keysOfArea(districtId).join(' ')} `
  }
}

/** In four languages, with old and other names and those of units that are kept under the district's id. */
function areaNames(districtId: number): string[] {
  const district = districtById(districtId)
  const region = district && regionById(district.regionId)
  const others = otherNames.filter(({ of, id }) => id === (of === 'region' ? region?.id : districtId))
  const units = unnumberedUnits.filter(({ foldsInto }) => foldsInto === districtId)
  const names = [district?.names, region?.name, ...units.map(({ names }) => names)]
  return [...names.flatMap((name) => Object.values(name ?? {})), ...others.map(({ name }) => name)]
}

function remembering<In, Out>(answer: (asked: In) => Out): (asked: In) => Out {
  const known = new Map<In, Out>()
  return (asked) => {
    const before = known.get(asked)
    if (before !== undefined) return before
    const now = answer(asked)
    known.set(asked, now)
    return now
  }
}
