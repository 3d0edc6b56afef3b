/*
 * What the map's classes of landmarks mean to whoever looks for one: the word it is asked for by, and how well known such a
 * thing is, from 0 to 100.
 */
type LandmarkKind = Readonly<{ meaning?: string; weight: number }>

const rows = `
metro|metro|98
airport|airport|95
railway|railway|90
bus|busstation|55
station|railway|60
halt|railway|45
ferry_terminal||30
hospital|hospital|62
doctors|clinic|34
dentist|clinic|22
pharmacy|pharmacy|24
veterinary||15
school|school|50
college|college|52
library|library|40
place_of_worship|mosque|46
bank|bank|42
post|post|42
police|police|44
town_hall|hall|55
prison||20
embassy|embassy|48
fire_station||30
mall|mall|62
grocery|shop|38
convenience|shop|16
shop|shop|18
clothing_store|shop|18
hardware|shop|20
furniture|shop|20
electronics|shop|20
fuel|fuel|30
lodging|hotel|40
restaurant|restaurant|28
cafe|cafe|24
fast_food|cafe|22
bar||16
park|park|56
theme_park|park|55
zoo||58
garden|park|45
stadium|stadium|58
sports_centre|stadium|34
swimming_pool|pool|30
water_park|pool|45
theatre|theatre|58
cinema|cinema|48
museum|museum|55
art_gallery||30
attraction||46
monument||46
castle|fortress|46
cemetery|cemetery|40
campsite||16
building||26
parking||14
car||16
`

const kinds: ReadonlyMap<string, LandmarkKind> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => row.split('|'))
    .map(([name = '', meaning = '', weight]) => [
      name,
      { ...(meaning === '' ? {} : { meaning: `#${meaning}` }), weight: Number(weight) },
    ]),
)

export const landmarkKind = (name: string): LandmarkKind => kinds.get(name) ?? { weight: 14 }

/** What the name itself says counts more than the class that a mapper has ticked. */
const weightOfMeaning: Readonly<Record<string, number>> = {
  '#bazaar': 72,
  '#metro': 60,
  '#airport': 95,
  '#railway': 85,
  '#busstation': 66,
  '#university': 66,
  '#hospital': 62,
  '#mall': 60,
  '#stadium': 56,
  '#hall': 60,
  '#theatre': 56,
  '#museum': 52,
  '#park': 52,
  '#square': 55,
  '#palace': 50,
  '#madrasa': 55,
  '#mausoleum': 55,
  '#fortress': 52,
  '#circus': 60,
  '#tower': 50,
  '#school': 50,
  '#factory': 40,
  '#clinic': 40,
}

/** Cafés and shops that bear the name of a landmark are not that landmark. */
const namedAfter = new Set([
  'cafe',
  'restaurant',
  'fast_food',
  'convenience',
  'shop',
  'pharmacy',
  'car',
  'fuel',
  'lodging',
  'bar',
  'parking',
  'bank',
  'hairdresser',
  'clothing_store',
  'building',
])

/** A shop at the airport is no airport, nor is a bus stop at the station; but these may be what they are called. */
const onlyMeaning: Readonly<Record<string, string>> = { grocery: '#bazaar', bus: '#busstation' }

export function landmarkWeight(className: string, stems: readonly string[]): number {
  const { weight } = landmarkKind(className)
  const only = onlyMeaning[className]
  if (only) return stems.includes(only) ? Math.max(weight, weightOfMeaning[only] ?? 0) : weight
  if (namedAfter.has(className) && !(className === 'building' || stems.at(-1) === '#bazaar')) return weight
  return Math.max(weight, ...stems.map((stem) => weightOfMeaning[stem] ?? 0))
}
