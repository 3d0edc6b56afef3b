import type { AreaNamed } from './area-words.ts'
import { type Mention, mentionsIn } from './mentions.ts'

export type AddressParts = Readonly<{ region?: string; city?: string; street?: string; landmark?: string }>

type Named = Readonly<{ area: AreaNamed; mention: Mention }>
type AreaFound = Readonly<{ district: Named | undefined; region: Named | undefined }>

/** The district that an address names most plainly, with its region when that is named, too. */
export function areaIn(address: string, regionIds?: readonly number[]): AreaFound {
  const named = mentionsIn(address).flatMap((mention) =>
    mention.areas
      .filter(({ regionId }) => !regionIds || regionIds.includes(regionId))
      .map((area) => ({ area, mention })),
  )
  const regions = named.filter(({ area }) => area.kind === 'region')
  const regionOf = ({ area, mention }: Named) =>
    regions.find((region) => region.area.id === area.regionId && region.mention !== mention)
  const weightOf = (one: Named) => one.mention.weight + (regionOf(one)?.mention.weight ?? 0)
  const [district] = named
    .filter(({ area }) => area.kind === 'district')
    .sort((one, other) => weightOf(other) - weightOf(one))
  return { district, region: district ? regionOf(district) : regions[0] }
}

/** Takes a whole address apart; words stay as they are written. */
export function splitAddress(address: string): AddressParts {
  const { district, region } = areaIn(address)
  const taken = [district?.mention, region?.mention].filter((mention) => mention !== undefined)
  const rest = taken
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, { from, to }) => `${text.slice(0, from)},${text.slice(to)}`, address)
  const { street, landmark } = streetAndLandmark(rest)
  const written = (named: Named | undefined) => named && address.slice(named.mention.from, named.mention.to)
  return {
    ...given('region', written(region)),
    ...given('city', written(district)),
    ...given('street', street),
    ...given('landmark', landmark),
  }
}

const given = <Part extends string>(part: Part, text: string | undefined) =>
  (text ? { [part]: text } : {}) as { [part in Part]?: string }

const landmarkWords =
  /(?<!\p{L})(?:m[oou][ʻ‘'’ʼ`]?ljal|мўлжал|мулжал|ориентир|orientir|возле|рядом|напротив|около|позади|за зданием|yoni(?:da|dagi)?|ёни(?:да|даги)?|orqasi(?:da|dagi)?|орқаси(?:да)?|оркаси(?:да)?|r[oou][ʻ‘'’ʼ`]?parasi(?:da)?|рўпараси(?:да)?|qarshisi(?:da)?|қаршиси(?:да)?|oldi(?:da|dagi)?|олди(?:да)?|yaqini(?:da)?|яқини(?:да)?|near|behind|opposite|next to)(?!\p{L})/iu
const namedLandmark =
  /(?<!\p{L})(?:m[ou][ʻ‘'’ʼ`]?ljal|мўлжал|мулжал|ориентир|orientir|landmark)(?!\p{L})\s*[:.–-]*\s*/iu
/** Uzbekistan itself, and the postal code before it. */
const country =
  /^(?:\d{6}|o[ʻ‘'’ʼ`]?zbekiston(?: respublikasi)?|ўзбекистон|узбекистан|uzbekistan|uz|рузб?)$/iu

const longestCountry = 24
const firstOfCountry = 'oOuUўЎуУрР'

/** Most pieces are a house or a street: told by their first sign. */
function isCountry(piece: string): boolean {
  if (piece.length > longestCountry) return false
  const isLikely = firstOfCountry.includes(piece.charAt(0)) || piece.length === 6
  return isLikely && country.test(piece)
}

/** In every word for a landmark, in small letters. */
const landmarkStems =
  /ljal|лжал|риентир|rientir|landmark|возле|рядом|напротив|около|позади|за здани|yoni|ёни|rqasi|рқаси|ркаси|parasi|параси|arshisi|аршиси|oldi|олди|aqini|яқини|near|behind|opposite|next to/

/** Whether nothing would be cut off: pieces with a comma and a blank between them, none of them the country. */
function isStreetAlready(address: string): boolean {
  for (let from = 0; ; ) {
    const comma = address.indexOf(',', from)
    const to = comma === -1 ? address.length : comma
    if (to === from || cutAtBeginning.includes(address.charAt(from))) return false
    if (cutAtEnd.includes(address.charAt(to - 1))) return false
    if (isCountry(address.slice(from, to))) return false
    if (comma === -1) return true
    if (address.charAt(comma + 1) !== ' ') return false
    from = comma + 2
  }
}

const cutAtBeginning = ' .:–-'
const cutAtEnd = ' :–-'

/** Commas and words with one blank between them, and none for a landmark: most addresses, and quickly told. */
const isPlain = (address: string) =>
  !/[;()]|[^\S ]| {2}/.test(address) && !landmarkStems.test(address.toLowerCase())

function streetOf(address: string): string {
  if (isStreetAlready(address)) return address
  let street = ''
  for (const piece of address.split(',')) {
    const trimmed = piece.trim()
    const text = /^[.:–-]|[:–-]$/.test(trimmed) ? bare(trimmed) : trimmed
    if (text !== '' && !isCountry(text)) street += street === '' ? text : `, ${text}`
  }
  return street
}

const bare = (piece: string) => piece.replace(/^[\s.:–-]+|[\s:–-]+$/g, '')

/** Pieces that say what stands nearby are the landmark, the others the street. */
export function streetAndLandmark(address: string): { street: string; landmark: string } {
  if (isPlain(address)) return { street: streetOf(address), landmark: '' }
  const pieces = address
    .replace(namedLandmark, (word) => `,${word}`)
    .split(/[,;\n()]+/)
    .map((piece) => bare(piece.replace(/\s+/g, ' ')))
    .filter((piece) => piece !== '' && !isCountry(piece))
  const isLandmark = (piece: string) => landmarkWords.test(piece)
  const joined = (wanted: boolean) =>
    pieces
      .filter((piece) => isLandmark(piece) === wanted)
      .map((piece) => piece.replace(namedLandmark, ''))
      .filter(Boolean)
      .join(', ')
  return { street: joined(false), landmark: joined(true) }
}
