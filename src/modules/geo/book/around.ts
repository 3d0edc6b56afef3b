import type { Point } from '../domain/distance.ts'
import type { Book } from './book.ts'
import { entryKinds } from './gazetteer-format.ts'
import { housesAround, side } from './house-squares.ts'
import { Squares } from './squares.ts'

/** What is found about a point; metres as the crow flies. */
export type Around = Readonly<{
  house: Readonly<{ house: number; street: number | undefined; metres: number }> | undefined
  street: Readonly<{ entry: number; metres: number; point: Point }> | undefined
  landmark: Readonly<{ entry: number; metres: number }> | undefined
}>

const metresPerStep = 111_195 / 100_000
const reach = { house: 60, street: 150, landmark: 320 }
/** Of two landmarks the better known one may be this much farther for each point of its weight. */
const metresPerWeight = 3.5
const leastWeight = 24
const longestStep = 150

type Maps = { houses: Squares; steps: Squares; landmarks: Squares; streetOfPoint: Uint32Array }
const kept = new WeakMap<Book, Maps>()

/** Made at the first question about a point. */
function mapsOf(book: Book): Maps {
  const before = kept.get(book)
  if (before) return before
  const { entries, streets } = book
  const streetOfPoint = streetsOfPoints(book)
  const landmark = entryKinds.indexOf('landmark')
  const maps = {
    streetOfPoint,
    houses: housesAround(book),
    landmarks: new Squares(side, (add) => {
      for (let at = 0; at < entries.count; at++)
        if (entries.kind[at] === landmark && (entries.weight[at] as number) >= leastWeight)
          add(entries.lat[at] as number, entries.lon[at] as number, at)
    }),
    steps: new Squares(side, (add) => {
      for (let line = 0; line + 1 < streets.firstPoint.length; line++)
        for (
          let at = (streets.firstPoint[line] as number) + 1;
          at < (streets.firstPoint[line + 1] as number);
          at++
        )
          addStep(book, at, add)
    }),
  }
  kept.set(book, maps)
  return maps
}

function streetsOfPoints({ streets }: Book): Uint32Array {
  const of = new Uint32Array(streets.lat.length)
  for (let street = 0; street < streets.count; street++) {
    const from = streets.firstPoint[streets.firstLine[street] as number] as number
    const to = streets.firstPoint[streets.firstLine[street + 1] as number] as number
    of.fill(street, from, to)
  }
  return of
}

/** The step that ends at a point, in every square it goes through. */
function addStep(
  { streets }: Book,
  at: number,
  add: (lat: number, lon: number, thing: number) => void,
): void {
  const [fromLat, fromLon] = [streets.lat[at - 1] as number, streets.lon[at - 1] as number]
  const [north, east] = [(streets.lat[at] as number) - fromLat, (streets.lon[at] as number) - fromLon]
  const pieces = Math.ceil(Math.max(Math.abs(north), Math.abs(east)) / longestStep) || 1
  for (let piece = 0; piece <= pieces; piece++)
    add(fromLat + (north * piece) / pieces, fromLon + (east * piece) / pieces, at)
}

/** The nearest house, the nearest street with a name, and a landmark that people would name. */
export function lookAround(book: Book, { lat, lon }: Point): Around {
  const maps = mapsOf(book)
  const [x, y] = [lon * book.head.steps, lat * book.head.steps]
  const narrowing = Math.cos((lat * Math.PI) / 180)
  const metresTo = (toLat: number, toLon: number) =>
    Math.hypot(toLat - y, (toLon - x) * narrowing) * metresPerStep
  return {
    house: nearestHouse(book, maps, x, y, metresTo),
    street: nearestStreet(book, maps, x, y, narrowing),
    landmark: nearestLandmark(book, maps, x, y, metresTo),
  }
}

type MetresTo = (lat: number, lon: number) => number

function nearestHouse(
  { houses, streets }: Book,
  maps: Maps,
  x: number,
  y: number,
  metresTo: MetresTo,
): Around['house'] {
  let best: { house: number; metres: number } | undefined
  maps.houses.around(y, x, 1, (house) => {
    const metres = metresTo(houses.lat[house] as number, houses.lon[house] as number)
    if (metres <= reach.house && metres < (best?.metres ?? Infinity)) best = { house, metres }
  })
  if (!best) return undefined
  const street = streetOfHouse(houses.from, best.house)
  return { ...best, street: street < streets.count ? streets.first + street : undefined }
}

/** Houses are sorted by street; this is the last street that begins at or before the house. */
function streetOfHouse(from: Uint32Array, house: number): number {
  let [low, high] = [0, from.length - 1]
  while (low < high - 1) {
    const middle = (low + high) >> 1
    if ((from[middle] as number) <= house) low = middle
    else high = middle
  }
  return low
}

function nearestStreet(
  { streets, head }: Book,
  { steps, streetOfPoint }: Maps,
  x: number,
  y: number,
  narrowing: number,
): Around['street'] {
  let best: { entry: number; metres: number; point: Point } | undefined
  steps.around(y, x, 1, (at) => {
    const [fromX, fromY] = [
      ((streets.lon[at - 1] as number) - x) * narrowing,
      (streets.lat[at - 1] as number) - y,
    ]
    const [toX, toY] = [((streets.lon[at] as number) - x) * narrowing, (streets.lat[at] as number) - y]
    const [dx, dy] = [toX - fromX, toY - fromY]
    const along = Math.min(1, Math.max(0, -(fromX * dx + fromY * dy) / (dx * dx + dy * dy || 1)))
    const [nearX, nearY] = [fromX + along * dx, fromY + along * dy]
    const metres = Math.hypot(nearX, nearY) * metresPerStep
    if (metres > reach.street || metres >= (best?.metres ?? Infinity)) return
    const point = { lat: (y + nearY) / head.steps, lon: (x + nearX / narrowing) / head.steps }
    best = { entry: streets.first + (streetOfPoint[at] as number), metres, point }
  })
  return best
}

function nearestLandmark(
  { entries }: Book,
  { landmarks }: Maps,
  x: number,
  y: number,
  metresTo: MetresTo,
): Around['landmark'] {
  let best: { entry: number; metres: number; cost: number } | undefined
  landmarks.around(y, x, 2, (entry) => {
    const metres = metresTo(entries.lat[entry] as number, entries.lon[entry] as number)
    const cost = metres - (entries.weight[entry] as number) * metresPerWeight
    if (metres <= reach.landmark && cost < (best?.cost ?? Infinity)) best = { entry, metres, cost }
  })
  return best && { entry: best.entry, metres: best.metres }
}
