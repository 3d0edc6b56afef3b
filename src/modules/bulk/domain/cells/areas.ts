import { capital } from '#modules/geo/domain/capital.ts'
import { type District, districtById, districts, districtsOf } from '#modules/geo/domain/districts.ts'
import type { Candidate } from '#modules/geo/domain/find-place.ts'
import { regionById } from '#modules/geo/domain/regions.ts'
import { searchKey, type UnitWord } from '#modules/geo/domain/search-key.ts'
import { unitSaid } from '../address/area-words.ts'
import { areaIn } from '../address/split-address.ts'
import type { CellCode } from '../cell-codes.ts'
import { foldWords } from '../fold-text.ts'
import type { Ground } from '../ground.ts'
import { mayGuess, remembered } from '../memory.ts'
import type { CellProblem, CheckedCell, Suggestion } from '../row.ts'

/** The two cells of an area, and the district when it can be told. */
type ReadArea = Readonly<{ region: CheckedCell; city: CheckedCell; district: District | undefined }>

type Asked = Readonly<{ region: string; city: string }>
type Reading = ReadArea & Readonly<{ streetMayTell?: readonly number[] | 'anywhere' }>

/** Told apart from any text that a cell can hold. */
const between = '\n'

/** Where a parcel goes to or comes from; the street is asked when the cells for it do not tell. Lines are clean. */
export function readArea({ region, city }: Asked, street: string, ground: Ground): ReadArea {
  const reading = region === '' ? readCity(city, ground) : readCells(`${region}${between}${city}`, ground)
  const { streetMayTell } = reading
  if (streetMayTell === undefined || street === '') return reading
  return toldByStreet(reading, street, streetMayTell === 'anywhere' ? undefined : streetMayTell)
}

const readCity = remembered((city, ground): Reading => readBoth({ region: '', city }, ground))

const readCells = remembered((both, ground): Reading => {
  const [region = '', city = ''] = both.split(between)
  return readBoth({ region, city }, ground)
})

function readBoth({ region, city }: Asked, ground: Ground): Reading {
  const regions = region === '' ? [] : regionsNamed(region, ground)
  if (city === '') return readWithoutCity(region, regions, ground)
  if (isCapital(city, regions, ground)) return unclear(districtsOf(capital), 'which_city', [capital])
  const named = unitIn(city) === 'region' ? regionsNamed(city, ground) : []
  if (named.length > 0) return unclear(named.flatMap(districtsOf), 'which_city', named)
  const found = districtsNamed(city, ground)
  const within = found.filter(({ regionId }) => regions.length === 0 || regions.includes(regionId))
  if (found.length > 0 && within.length === 0) return elsewhere(found)
  if (within.length === 0) return unknownCity({ region, city }, regions, ground)
  const [district, ...others] = bestOf(within, city)
  if (!district) return unknownCity({ region, city }, regions, ground)
  if (others.length > 0) return unclear([district, ...others].map(districtOf), 'which_city')
  return settled({ region, city }, regions, district, ground)
}

const districtOf = ({ id }: Named) => districtById(id) as District

function settled({ region }: Asked, regions: readonly number[], found: Named, ground: Ground): Reading {
  const district = districtOf(found)
  const city: CheckedCell = found.asWritten ? { value: district.id } : { value: district.id, repaired: true }
  if (region === '' || regions.length > 0) return { region: { value: district.regionId }, city, district }
  // The region has a slip in it; the district tells which one was meant, if it is near.
  const near = ground.findArea(region, { kinds: ['region'], limit: 3 }).map(({ id }) => id)
  const isNear = near.includes(district.regionId) || isNamed(region, district.regionId, ground)
  if (isNear) return { region: { value: district.regionId, repaired: true }, city, district }
  return { region: unknownRegion(region, ground, district.regionId), city, district: undefined }
}

/** People write the district into the column of regions, too. */
const isNamed = (region: string, regionId: number, ground: Ground) =>
  districtsNamed(region, ground).some((named) => named.regionId === regionId)

function readWithoutCity(region: string, regions: readonly number[], ground: Ground): Reading {
  if (region === '')
    return {
      region: problem('required'),
      city: problem('required'),
      district: undefined,
      streetMayTell: 'anywhere',
    }
  const named = districtsNamed(region, ground)
  const isTownSaid = regions.length === 0 || unitIn(region) === 'city'
  const [district, ...others] = isTownSaid && !isCapital(region, regions, ground) ? bestOf(named, region) : []
  if (district && others.length === 0)
    return {
      region: { value: district.regionId, repaired: true },
      city: { value: district.id, repaired: true },
      district: districtOf(district),
    }
  if (regions.length === 0)
    return { region: unknownRegion(region, ground), city: problem('required'), district: undefined }
  return unclear(regions.flatMap(districtsOf), 'required', regions)
}

function unclear(meant: readonly District[], code: CellCode, streetMayTell?: readonly number[]): Reading {
  const [first] = meant
  const isOneRegion = meant.every(({ regionId }) => regionId === first?.regionId)
  return {
    region: { value: isOneRegion && first ? first.regionId : null },
    city: problem(code, meant.slice(0, mostSuggestions).map(suggestDistrict), whichOf(meant)),
    district: undefined,
    ...(streetMayTell ? { streetMayTell } : {}),
  }
}

function elsewhere(found: readonly Named[]): Reading {
  const regionIds = [...new Set(found.map(({ regionId }) => regionId))]
  return {
    region: problem('city_elsewhere', regionIds.slice(0, mostSuggestions).map(suggestRegion)),
    city: { value: null },
    district: undefined,
  }
}

function unknownCity({ region, city }: Asked, regions: readonly number[], ground: Ground): Reading {
  const [only] = regions
  const isOnly = regions.length === 1
  return {
    region:
      region === ''
        ? { value: null }
        : only === undefined
          ? unknownRegion(region, ground)
          : { value: isOnly ? only : null },
    city: problem('unknown_city', citiesLike(city, regions, ground)),
    district: undefined,
    ...(isRegion(city, ground) ? { streetMayTell: regionsNamed(city, ground) } : {}),
  }
}

const isRegion = (city: string, ground: Ground) => regionsNamed(city, ground).length > 0

/** A street that begins with its district settles what the cells leave open; elsewhere it only suggests. */
function toldByStreet(reading: Reading, street: string, regionIds: readonly number[] | undefined): ReadArea {
  const named = areaIn(street, regionIds).district
  const district = named && districtById(named.area.id)
  if (!named || !district) return reading
  const isSure = regionIds?.includes(capital) === true || named.mention.weight === 3
  if (!isSure) return { ...reading, city: withSuggestion(reading.city, suggestDistrict(district)) }
  return {
    region: { value: district.regionId, repaired: true },
    city: { value: district.id, repaired: true },
    district,
  }
}

function withSuggestion(cell: CheckedCell, suggestion: Suggestion): CheckedCell {
  const others = cell.problem?.suggestions.filter(({ id }) => id !== suggestion.id) ?? []
  return cell.problem ? { ...cell, problem: { ...cell.problem, suggestions: [suggestion, ...others] } } : cell
}

const mostSuggestions = 20
const mostGuessed = 5

const problem = (
  code: CellCode,
  suggestions: readonly Suggestion[] = [],
  values?: CellProblem['values'],
): CheckedCell => ({ value: null, problem: { code, ...(values ? { values } : {}), suggestions } })

/** What is asked: which of two kinds, which district of a region, or which of several that share a name. */
function whichOf(meant: readonly District[]): CellProblem['values'] {
  const isOneRegion = meant.every(({ regionId }) => regionId === meant[0]?.regionId)
  const ofKinds = meant.length === 2 && isOneRegion && meant[0]?.kind !== meant[1]?.kind
  return { of: ofKinds ? 'kinds' : isOneRegion ? 'district' : 'places' }
}

function unknownRegion(region: string, ground: Ground, likely?: number): CheckedCell {
  const guesses = mayGuess(ground) ? ground.findArea(region, { kinds: ['region'], limit: mostGuessed }) : []
  const ids = [...new Set([...(likely === undefined ? [] : [likely]), ...guesses.map(({ id }) => id)])]
  return problem('unknown_region', ids.map(suggestRegion))
}

function citiesLike(city: string, regions: readonly number[], ground: Ground): Suggestion[] {
  if (isRegion(city, ground))
    return regionsNamed(city, ground).flatMap(districtsOf).slice(0, mostSuggestions).map(suggestDistrict)
  const [regionId] = regions.length === 1 ? regions : []
  // "Chilonzor 9 kvartal": the district stands at the beginning, and something else after it.
  const { district } = areaIn(city, regionId === undefined ? undefined : [regionId])
  const kinds = ['district', 'place'] as const
  const near = mayGuess(ground) ? ground.findArea(city, { kinds, limit: mostGuessed, regionId }) : []
  // A village that is only like it leads to a district whose name nobody understands: not beside one that is like it itself.
  const isDistrictNear = near.some(({ kind }) => kind === 'district')
  const likely = near.filter(
    ({ kind, reason }) => kind === 'district' || !isDistrictNear || surely.includes(reason),
  )
  const ids = new Set([...(district ? [district.area.id] : []), ...likely.map(idOf)])
  return [...ids].flatMap((id) => districtById(id) ?? []).map(suggestDistrict)
}

const idOf = ({ id, districtId }: Candidate) => districtId ?? id

export const suggestRegion = (id: number): Suggestion => ({ text: regionById(id)?.name.uz ?? '', id })

const timesNamed = new Map<string, number>()
for (const { names } of districts) timesNamed.set(names.uz, (timesNamed.get(names.uz) ?? 0) + 1)

/** Names that two regions have are told with their region. */
export function suggestDistrict({ id, names, regionId }: District): Suggestion {
  const isShared = (timesNamed.get(names.uz) ?? 0) > 1
  return { text: isShared ? `${names.uz}, ${regionById(regionId)?.name.uz}` : names.uz, id }
}

/** Programs write ids. */
const idWritten = /^\d{1,3}$/

/** Regions that a text names in any spelling; "Toshkent" is two of them. */
const regionsNamed = remembered((text, ground): readonly number[] => {
  if (idWritten.test(text)) return regionById(Number(text)) ? [Number(text)] : []
  const found = ground.findArea(text, { kinds: ['region'], exactly: true })
  const unit = unitIn(text)
  const ofUnit = found.filter(({ id }) =>
    unit === 'city' ? id === capital : unit !== undefined && id !== capital,
  )
  return (unit !== undefined && ofUnit.length > 0 ? ofUnit : found).map(({ id }) => id)
})

/** The capital as a whole; its districts are what is asked for. */
function isCapital(city: string, regions: readonly number[], ground: Ground): boolean {
  const isNotRuledOut = regions.length === 0 || regions.includes(capital)
  const unit = unitIn(city)
  const isTown = unit === undefined || unit === 'city'
  return isTown && isNotRuledOut && regionsNamed(city, ground).includes(capital)
}

type Named = Readonly<{ id: number; regionId: number; rank: number; asWritten: boolean }>

const surely: readonly string[] = ['exact', 'alias', 'old_name', 'seat', 'counts_as', 'folded']

/** Districts that a text names in any spelling, alone or with their region; not those that it could have meant. */
const districtsNamed = remembered((text, ground): readonly Named[] => {
  if (idWritten.test(text)) {
    const district = districtById(Number(text))
    return district ? [{ id: district.id, regionId: district.regionId, rank: 0, asWritten: true }] : []
  }
  const kinds = ['district', 'place'] as const
  const exactly = ground.findArea(text, { kinds, exactly: true, limit: 20 })
  const found =
    exactly.length > 0 || foldWords(text).length < 2
      ? exactly
      : mayGuess(ground)
        ? ground.findArea(text, { kinds, limit: 20 }).filter(({ reason }) => surely.includes(reason))
        : []
  const key = searchKey(text)
  const byDistrict = new Map<number, Named>()
  for (const one of found) {
    const named = {
      id: idOf(one),
      regionId: one.regionId,
      rank: rankOf(one, key),
      asWritten: one.reason === 'exact',
    }
    const before = byDistrict.get(named.id)
    if (districtById(named.id) && (!before || named.rank < before.rank)) byDistrict.set(named.id, named)
  }
  return [...byDistrict.values()]
})

/** Its own name as it is written, then in other letters, then another name, then that of a village in it. */
function rankOf({ kind, reason, names }: Candidate, key: string): number {
  if (kind === 'place') return 3
  if (reason === 'exact') return 0
  return Object.values(names).some((name) => searchKey(name) === key) ? 1 : 2
}

/** Those that are of the kind that the text says, and of these the ones that fit best. */
function bestOf(found: readonly Named[], text: string): readonly Named[] {
  const unit = unitIn(text)
  const ofUnit = found.filter(({ id, rank }) => rank < 3 && districtById(id)?.kind === unit)
  const fitting = ofUnit.length > 0 ? ofUnit : found
  const best = Math.min(...fitting.map(({ rank }) => rank))
  return fitting.filter(({ rank }) => rank === best)
}

/** The last word for a kind, a region's only when there is no other: "Fargʻona viloyati Quva tumani" is a district. */
function unitIn(text: string): UnitWord | undefined {
  const said = foldWords(text).flatMap((word) => unitSaid(word) ?? [])
  return said.findLast((unit) => unit !== 'region') ?? said.at(-1)
}
