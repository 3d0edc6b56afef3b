import { capital } from '#modules/geo/domain/capital.ts'
import { districtById } from '#modules/geo/domain/districts.ts'
import { editDistance } from '#modules/geo/domain/edit-distance.ts'
import type { Candidate, PlaceFinder } from '#modules/geo/domain/find-place.ts'
import { searchKey, type UnitWord } from '#modules/geo/domain/search-key.ts'
import { doorWords, landmarkWords, quarterWords, streetBefore, streetWords } from './address-words.ts'
import { countWords } from './count-words.ts'
import { goods } from './goods-words.ts'
import { isFirstName, looksLikeName } from './names.ts'
import { isSmallTalk } from './small-talk.ts'
import {
  gapBefore,
  isFree,
  isIn,
  keyOf,
  keysOf,
  type Reading,
  type Span,
  type Token,
  take,
} from './tokens.ts'

export type FoundArea = Readonly<{
  regionId: number
  region: Span | undefined
  regionCertainty: number
  districtId: number | undefined
  district: Span | undefined
  districtCertainty: number
}>

/** Words that name one or more areas. */
type Mention = Span &
  Readonly<{
    regions: readonly number[]
    districts: readonly Named[]
    unit: UnitWord | undefined
    /** Written with a slip. */
    isTypo: boolean
    /** An ordinary word or a usual name of streets: an area only if more speaks for it. */
    isWord: boolean
    /** A number stands right behind it, as behind a street. */
    isNumbered: boolean
    /** "Чилонзор-24" may lie in another district. */
    isQuarter: boolean
  }>
type Named = Readonly<{ id: number; regionId: number; reason: Candidate['reason'] }>

const unitsAfter: Readonly<Record<UnitWord, ReadonlySet<string>>> = {
  district: keysOf('tumani tuman tumanidan tum t rayon rayoni rayone rayona rayonu district r'),
  city: keysOf('shahri shahar shahrida shahriga shaxri shaxar sh city town gorod'),
  region: keysOf('viloyati viloyat vil oblast oblasti obl region province respublikasi'),
}
const unitsBefore: Readonly<Partial<Record<UnitWord, ReadonlySet<string>>>> = {
  city: keysOf('gorod gorode g gor'),
  district: keysOf('rayon'),
}
const kinds = ['district', 'city', 'region'] as const

/** Of areas, and at the same time of streets, people and things. */
const ordinary = keysOf(
  'navoiy navoi furqat guliston gulistan dostlik drujba beruniy yangiobod yangibozor paxtakor navbahor ozbekiston turon mirzo ulugbek shirin zafar uzun pop kitob kitoblar norin nishon muborak baxt hamza juma ibrat langar boz sardoba zarafshon sariq oqdaryo pitnak keles chust narpay gagarin kirov lenin frunze oktyabr sharofrashidov rashidov mirzoulugbek sobirrahimov akmalikromov usmonyusupov bogdod asaka nurafshon uychi samarqand toshkent buxoro xalqobod uchtepa qr rk tsh davlatobod qora oxun bog kalon tayloq xiva soh oqtosh chimyon gulobod',
)
const endings = /(?<=.{3})(?:dagi|gacha|ning|dan|likman|lik|ga|ka|qa|ni|da|cha)$/
/** Russian cases: в Бухаре, из Ферганы, в Коканде. */
const russianEndings = [/(?<=.{4})[euaiy]$/, /(?<=.{4})(?:om|oy|em)$/]
const feminine = /skaya$|skuyu$|skoy$/

export function findArea(reading: Reading, finder: PlaceFinder): FoundArea | undefined {
  const known = knownOf(finder)
  const look = remembered(known.exact, (text) => finder(text, { exactly: true, limit: 12 }))
  const guess = remembered(known.near, (form) => nearNames(form, finder))
  const mentions = mentionsIn(reading, look)
  const best =
    bestDistrict(reading, mentions) ??
    bestDistrict(reading, [...mentions, ...placesIn(reading, look)]) ??
    bestDistrict(reading, typosIn(reading, mentions, guess))
  const region = regionOf(mentions, best)
  if (best) for (const mention of mentions) if (agrees(mention, best)) take(reading, mention, 'area')
  if (best) take(reading, best.mention, 'area')
  if (region) take(reading, region, 'area')
  if (best) return withDistrict(best, region)
  const only = mentions.find(
    ({ regions, unit, isNumbered }) => regions.length > 0 && unit !== 'district' && !isNumbered,
  )
  if (!only) return undefined
  take(reading, only, 'area')
  const regionId = only.regions[0] as number
  return {
    regionId,
    region: only,
    regionCertainty: 0.95,
    districtId: undefined,
    district: undefined,
    districtCertainty: 0,
  }
}

/** "Ellikqalʼa tumani Boʻston shahri": the town belongs to what was found. */
const agrees = ({ unit, districts }: Mention, { named }: Best) =>
  unit !== undefined && unit !== 'region' && districts.some(({ id }) => id === named.id)

function withDistrict({ mention, named, certainty }: Best, region: Mention | undefined): FoundArea {
  return {
    regionId: named.regionId,
    region: region ?? mention,
    // A town and the district around it lie in the same region.
    regionCertainty: region || certainty === twinCertainty ? 0.97 : certainty,
    districtId: named.id,
    district: mention,
    districtCertainty: certainty,
  }
}

type Look = (text: string) => readonly Candidate[]

/** What a finder said of exact names, and of names with a slip. The same words come again and again. */
type Known = Readonly<{ exact: Map<string, readonly Candidate[]>; near: Map<string, readonly Candidate[]> }>

const memory = new WeakMap<PlaceFinder, Known>()
const mostKnown = 20_000

function knownOf(finder: PlaceFinder): Known {
  const known = memory.get(finder) ?? { exact: new Map(), near: new Map() }
  memory.set(finder, known)
  return known
}

function remembered(known: Map<string, readonly Candidate[]>, find: Look): Look {
  return (text) => {
    const before = known.get(text)
    if (before) return before
    const found = find(text)
    if (known.size > mostKnown) known.clear()
    known.set(text, found)
    return found
  }
}

function mentionsIn(reading: Reading, look: Look): Mention[] {
  const found: Mention[] = []
  for (let at = 0; at < reading.tokens.length; at++) {
    const mention = mentionAt(reading, at, look)
    if (!mention) continue
    found.push(mention)
    at = mention.last
  }
  return found
}

const longestName = 3

function mentionAt(reading: Reading, first: number, look: Look): Mention | undefined {
  for (let length = longestName; length > 0; length--) {
    const last = first + length - 1
    if (!isRun(reading, { first, last })) continue
    const found = candidatesFor(reading.tokens.slice(first, last + 1), look)
    if (found.length > 0) return mentionOf(reading, { first, last }, found, false)
  }
  return undefined
}

function isRun(reading: Reading, { first, last }: Span): boolean {
  const { tokens } = reading
  const segment = tokens[first]?.segment
  for (let at = first; at <= last; at++) {
    const token = tokens[at]
    if (!token || token.isNumber || token.segment !== segment || !isFree(reading, at)) return false
  }
  return !isUnit(tokens[first]) && !(last > first && isUnit(tokens[last]))
}

const isUnit = (token: Token | undefined) =>
  token !== undefined &&
  kinds.some((kind) => unitsAfter[kind].has(token.key) || unitsBefore[kind]?.has(token.key))

/** A name as it stands, then without what grammar added to its last word. */
function candidatesFor(words: readonly Token[], look: Look): readonly Candidate[] {
  const start = words.slice(0, -1).map(({ plain }) => plain)
  const last = words.at(-1)?.plain ?? ''
  if (last.length < 3 && words.length === 1) return []
  for (const form of formsOf(last)) {
    const found = look([...start, form].join(' ')).filter(({ kind }) => kind !== 'place')
    if (found.length > 0) return found
  }
  return []
}

function formsOf(plain: string): string[] {
  const forms = [plain]
  if (endings.test(plain)) forms.push(plain.replace(endings, ''))
  for (const ending of russianEndings) {
    const stem = plain.replace(ending, '')
    if (stem !== plain) forms.push(stem, `${stem}a`)
  }
  return forms
}

function mentionOf(
  reading: Reading,
  name: Span,
  found: readonly Candidate[],
  isTypo: boolean,
): Mention | undefined {
  const { tokens } = reading
  const plain = tokens
    .slice(name.first, name.last + 1)
    .map((token) => token.plain)
    .join('')
  const { unit, ...span } = withUnit(reading, name)
  if (feminine.test(plain) && unit === undefined) return undefined
  if (isPartOfOther(reading, span, unit)) return undefined
  const next = tokens[span.last + 1]
  const isNumbered =
    unit === undefined && next?.isNumber === true && next.segment === tokens[span.last]?.segment
  return {
    ...span,
    regions: found.flatMap(({ kind, id }) => (kind === 'region' ? [id] : [])),
    districts: found.flatMap(({ kind, id, regionId, reason }) =>
      kind === 'district' ? [{ id, regionId, reason }] : [],
    ),
    unit,
    isTypo,
    isWord: isOrdinary(plain) || plain.length < 4,
    isNumbered,
    isQuarter: isNumbered && gapBefore(reading, span.last + 1) === '-',
  }
}

const isOrdinary = (plain: string) => formsOf(plain).some((form) => ordinary.has(keyOf(form)))

/** "Nukus koʻchasi", "Паркентский рынок", "ул. Навои". */
function isPartOfOther(reading: Reading, { first, last }: Span, unit: UnitWord | undefined): boolean {
  if (unit !== undefined) return false
  const { tokens, owners } = reading
  const [before, next] = [tokens[first - 1], tokens[last + 1]]
  if (before?.isNumber === false && /^[-–]$/.test(gapBefore(reading, first))) return true
  if (next && next.segment === tokens[last]?.segment && owners[last + 1] !== 'area') {
    if (isIn(streetWords, next) || isIn(landmarkWords, next)) return true
    if (isIn(doorWords, next) || isIn(quarterWords, next)) return true
  }
  return before !== undefined && before.segment === tokens[first]?.segment && isIn(streetBefore, before)
}

function withUnit({ tokens, owners }: Reading, { first, last }: Span): Span & { unit: UnitWord | undefined } {
  const [before, next] = [tokens[first - 1], tokens[last + 1]]
  const isNear = (one: Token | undefined, at: number) =>
    one !== undefined && one.segment === tokens[at]?.segment
  for (const kind of kinds) {
    if (next && isNear(next, last) && owners[last + 1] === undefined && isUnitHere(kind, next))
      return { first, last: last + 1, unit: kind }
  }
  for (const kind of kinds)
    if (before && isNear(before, first) && unitsBefore[kind]?.has(before.key))
      return { first: first - 1, last, unit: kind }
  return { first, last, unit: undefined }
}

/** Short ones only as they are written: "t" and "sh" fold with nothing else. */
function isUnitHere(kind: UnitWord, { plain, key }: Token): boolean {
  return unitsAfter[kind].has(key) || unitsAfter[kind].has(keyOf(plain.replace(endings, '')))
}

type Best = Readonly<{ mention: Mention; named: Named; certainty: number; score: number }>

function bestDistrict(reading: Reading, mentions: readonly Mention[]): Best | undefined {
  const all = mentions.flatMap((mention) =>
    mention.unit === 'region' ? [] : mention.districts.map((named) => scored(mention, named, mentions)),
  )
  const [best, ...others] = all.sort(
    (one, other) => other.score - one.score || one.mention.first - other.mention.first,
  )
  if (!best || best.score < 0) return undefined
  return { ...best, certainty: certaintyOf(best, others, reading) }
}

function scored(mention: Mention, named: Named, mentions: readonly Mention[]): Best {
  const kind = districtById(named.id)?.kind
  const { unit } = mention
  const isOfRegion = mentions.some((other) => other !== mention && isRegionMention(other, named))
  const agrees = mentions.some(
    (other) =>
      other !== mention && other.districts.length < 4 && other.districts.some(({ id }) => id === named.id),
  )
  const isAlsoRegion = mention.regions.length > 0 && unit === undefined
  const hasDistrictInside =
    isAlsoRegion && mentions.some((other) => other !== mention && isInside(other, mention))
  let score = 2
  if (unit !== undefined) score += unit === kind ? 4 : 2
  else if (kind === 'city') score += 0.6
  if (isOfRegion) score += 2
  if (agrees) score += 1
  if (hasDistrictInside) score -= 3
  if (mention.isWord && unit === undefined) score -= isOfRegion ? 0.5 : 1.5
  if (mention.isNumbered && mention.isWord && mentions.length > 1) score -= 2
  if (mention.isQuarter && mentions.some((other) => other !== mention && !other.isQuarter)) score -= 2
  if (named.id === tashkentDistrict && unit !== 'district') score -= 4
  if (named.reason === 'seat') score -= 0.7
  if (named.reason === 'old_name') score -= 1
  if (named.reason === 'alias' || named.reason === 'folded') score -= 0.1
  if (mention.isTypo) score -= 1.5
  return { mention, named, score, certainty: 0 }
}
/** Around the capital; whoever writes "Toshkent" means the city. */
const tashkentDistrict = 215

const isRegionMention = ({ regions, unit }: Mention, { regionId }: Named) =>
  unit !== 'district' && regions.includes(regionId)

const isInside = (other: Mention, { regions }: Mention) =>
  !(other.isNumbered && other.isWord) &&
  other.districts.some(
    ({ regionId, id }) => regions.includes(regionId) && !other.regions.includes(regionId) && id > 0,
  )

const twinCertainty = 0.75

/** A name that a town and the district around it share is a guess; so is one that something else contradicts. */
function certaintyOf(best: Best, others: readonly Best[], { tokens }: Reading): number {
  const { mention, named } = best
  if (mention.isTypo) return mention.unit ? 0.8 : 0.6
  const twin = others.some(
    (other) => other.mention === mention && other.named.id !== named.id && other.score > best.score - 1.5,
  )
  const rival = others.some(
    (other) => other.mention !== mention && other.named.id !== named.id && other.score > best.score - 1.5,
  )
  if (rival) return 0.6
  if (twin) return twinCertainty
  if (mention.isWord && mention.unit === undefined) return 0.7
  const letters = tokens
    .slice(mention.first, mention.last + 1)
    .reduce((sum, { text }) => sum + text.length, 0)
  if (mention.isNumbered && named.regionId !== capital) return 0.7
  return letters < 5 && mention.unit === undefined ? 0.85 : 0.97
}

/** The words that say the region of a district that was found. */
function regionOf(mentions: readonly Mention[], best: Best | undefined): Mention | undefined {
  if (!best) return undefined
  return mentions.find((mention) => mention !== best.mention && isRegionMention(mention, best.named))
}

const shortestPlace = 5

/** Towns and villages that lie in one district only lead to it, where no district is named. */
function placesIn(reading: Reading, look: Look): Mention[] {
  return reading.tokens.flatMap((token, at) => {
    if (!token.isCapital || token.plain.length < shortestPlace || !isRun(reading, { first: at, last: at }))
      return []
    if (isOrdinary(token.plain) || looksLikeName(token)) return []
    const found =
      formsOf(token.plain)
        .map(look)
        .find((some) => some.length > 0) ?? []
    const [place, ...others] = found.filter(({ kind }) => kind === 'place')
    if (!place?.districtId || others.some(({ districtId }) => districtId !== place.districtId)) return []
    const district: Candidate = { ...place, kind: 'district', id: place.districtId, reason: 'folded' }
    const mention = mentionOf(reading, { first: at, last: at }, [district], true)
    return mention ? [mention] : []
  })
}

const shortestTypo = 5

/**
 * Only where no name was right, and only in what looks like an order: a word before "tumani", then any long word that is
 * a slip away from a district. Comparing takes long, so words that mean something else are left out.
 */
function typosIn(reading: Reading, mentions: readonly Mention[], guess: Look): Mention[] {
  const { tokens, owners } = reading
  if (!owners.includes('phone') && !tokens.some(isUnit)) return [...mentions]
  const typos = tokens.flatMap((token, at) => {
    const isOther = isSmallTalk(token) || isFirstName(token) || isIn(goods, token) || isIn(countWords, token)
    if (isOther || token.plain.length < shortestTypo || !isRun(reading, { first: at, last: at })) return []
    const near = [token.plain, token.plain.replace(endings, '')].flatMap(guess)
    return near.length === 0 ? [] : (mentionOf(reading, { first: at, last: at }, near, true) ?? [])
  })
  return [...mentions, ...typos]
}

function nearNames(form: string, finder: PlaceFinder): Candidate[] {
  if (form.length < shortestTypo) return []
  const key = searchKey(form)
  const slips = form.length >= 8 ? 2 : 1
  return finder(form, { kinds: ['district'], limit: 4 }).filter(({ id, reason }) => {
    const names = districtById(id)?.shortNames
    return (
      reason === 'typo' &&
      names !== undefined &&
      Object.values(names).some((name) => editDistance(key, searchKey(name), slips).whole <= slips)
    )
  })
}
