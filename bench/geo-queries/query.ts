/** What a look-up answers with, as far as a question is judged by it. */
export type Hit = {
  kind: Kind
  label: string
  street?: string | undefined
  latitude: number
  longitude: number
  region_id: number
  district_id?: number | undefined
  near?: boolean | undefined
}

export type Kind = 'region' | 'district' | 'place' | 'street' | 'house' | 'landmark'

/** The right answer: everything that is named here has to be so. */
export type Want = {
  kinds: readonly Kind[]
  regions?: readonly number[]
  districts?: readonly number[]
  /** Latitude and longitude, and how far from there it may lie. */
  at?: readonly [number, number]
  metres?: number
  /** One of these, in bare Latin letters, is part of the street's name or of the label. */
  named?: readonly string[]
  /** It has to say that it is a neighbour's, or the street. */
  near?: true
}

/** Why somebody would have typed it like this. */
export type Trait = 'plain' | 'typo' | 'layout' | 'old name' | 'abbreviation' | 'part' | 'order'

export type Query = {
  q: string
  lang: 'uz' | 'oz' | 'ru' | 'en'
  trait: Trait
  /** The district that was chosen before. */
  district?: number
  want: Want
}

export function asked(q: string, lang: Query['lang'], trait: Trait, want: Want, district?: number): Query {
  return { q, lang, trait, want, ...(district === undefined ? {} : { district }) }
}

export const region = (id: number): Want => ({ kinds: ['region'], regions: [id] })
/** City and region at once. */
export const capital: Want = { kinds: ['region', 'place', 'district'], regions: [14] }
export const district = (...ids: number[]): Want => ({ kinds: ['district'], districts: ids })
/** A town of district rank, or the seat of a district: found as either. */
export const town = (...ids: number[]): Want => ({ kinds: ['place', 'district'], districts: ids })
export const village = (latitude: number, longitude: number, metres = 4_000): Want => ({
  kinds: ['place', 'landmark'],
  at: [latitude, longitude],
  metres,
})
export const street = (latitude: number, longitude: number, metres: number, ...named: string[]): Want => ({
  kinds: ['street'],
  at: [latitude, longitude],
  metres,
  named,
})
export const house = (latitude: number, longitude: number, metres: number, ...named: string[]): Want => ({
  kinds: ['house'],
  at: [latitude, longitude],
  metres,
  named,
})
/** A house that has no number of its own on the map: somewhere on its street, and it says so. */
export const besideHouse = (
  latitude: number,
  longitude: number,
  metres: number,
  ...named: string[]
): Want => ({
  kinds: ['house', 'street'],
  at: [latitude, longitude],
  metres,
  named,
  near: true,
})
/** A quarter of a town can be a place, too. */
export const landmark = (latitude: number, longitude: number, metres = 350): Want => ({
  kinds: ['landmark', 'place'],
  at: [latitude, longitude],
  metres,
})

/** Whether an answer is the one that was wanted. */
export function isRight(hit: Hit, want: Want): boolean {
  const { kinds, regions, districts, at, metres = 0, named, near } = want
  if (!kinds.includes(hit.kind)) return false
  if (regions && !regions.includes(hit.region_id)) return false
  if (districts && !districts.includes(hit.district_id ?? 0)) return false
  if (at && metresBetween(at, [hit.latitude, hit.longitude]) > metres) return false
  if (near && !hit.near) return false
  const text = bare(`${hit.street ?? ''} ${hit.label}`)
  return named === undefined || named.some((part) => text.includes(part))
}

function metresBetween(
  [lat, lon]: readonly [number, number],
  [otherLat, otherLon]: readonly [number, number],
) {
  const degree = Math.PI / 180
  const across = (otherLon - lon) * Math.cos(((lat + otherLat) / 2) * degree)
  return Math.hypot(otherLat - lat, across) * degree * 6_371_000
}

const letters: Readonly<Record<string, string>> = Object.fromEntries(
  'а=a б=b в=v г=g ғ=g д=d е=e ё=yo ж=j з=z и=i й=y к=k қ=q л=l м=m н=n о=o п=p р=r с=s т=t у=u ў=o ф=f х=x ҳ=h ц=s ч=ch ш=sh щ=sh ъ= ы=i ь= э=e ю=yu я=ya'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)

/** Small Latin letters and digits, nothing else: enough to see whether a name stands in a label of any script. */
const bare = (text: string): string =>
  [...text.toLowerCase().normalize('NFC')]
    .map((sign) => letters[sign] ?? sign.normalize('NFD'))
    .join('')
    .replace(/[^a-z0-9]/g, '')
