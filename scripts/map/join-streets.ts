import { isKind, wordsOf } from '../../src/modules/geo/book/words.ts'
import type { RoadPiece, Spot } from './country-features.ts'
import { lengthOf, metresBetween, nearestOnStep } from './flat.ts'

export type Street = {
  name: string
  class: string
  lines: Spot[][]
  /** On the street, about its middle. */
  middle: Spot
  metres: number
}

/** Pieces of one name that are no farther apart are one street. */
const gapMetres = 400
/** Points nearer than this to the line without them are left out. */
const thinMetres = 2

/** Lanes, passages and blind alleys of a street are streets of their own; "shoh ko‘cha" or "улица" make no difference. */
const telling = new Set(['#lane', '#blind', '#passage'])

function streetKey(name: string): string {
  const stems = wordsOf(name).map(({ stem }) => stem)
  const kept = stems.filter((stem) => !isKind(stem) || telling.has(stem)).sort()
  return kept.length > 0 ? kept.join(' ') : name
}

/** One street for all pieces that bear the same name, in any spelling, near each other. */
export function joinStreets(pieces: readonly RoadPiece[]): Street[] {
  const keys = new Map<string, string>()
  const keyOf = (name: string) => {
    const key = keys.get(name) ?? streetKey(name)
    keys.set(name, key)
    return key
  }
  const byKey = Map.groupBy(pieces, ({ name }) => keyOf(name))
  return [...byKey.values()].flatMap((same) => clusters(same).map(streetOf))
}

type Box = { south: number; west: number; north: number; east: number }

function boxOf(line: readonly Spot[]): Box {
  const box = { south: Infinity, west: Infinity, north: -Infinity, east: -Infinity }
  for (const { lat, lon } of line) {
    box.south = Math.min(box.south, lat)
    box.north = Math.max(box.north, lat)
    box.west = Math.min(box.west, lon)
    box.east = Math.max(box.east, lon)
  }
  return box
}

function boxGap(one: Box, other: Box): number {
  const lat = Math.max(0, one.south - other.north, other.south - one.north)
  const lon = Math.max(0, one.west - other.east, other.west - one.east)
  return metresBetween({ lat: one.south, lon: 0 }, { lat: one.south + lat, lon })
}

function clusters(pieces: readonly RoadPiece[]): RoadPiece[][] {
  const boxes = pieces.map(({ line }) => boxOf(line))
  const headOf = pieces.map((_, at) => at)
  const head = (at: number): number => {
    let top = at
    while (headOf[top] !== top) top = headOf[top] as number
    headOf[at] = top
    return top
  }
  for (let one = 0; one < pieces.length; one++)
    for (let other = 0; other < one; other++)
      if (head(one) !== head(other) && boxGap(boxes[one] as Box, boxes[other] as Box) <= gapMetres)
        headOf[head(one)] = head(other)
  return [...Map.groupBy(pieces, (_, at) => head(at)).values()]
}

const classOrder = ['trunk', 'primary', 'secondary', 'tertiary', 'street', 'service', 'walk', 'path', 'track']

function streetOf(pieces: readonly RoadPiece[]): Street {
  const lines = chained(pieces.map(({ line }) => [...line])).map(thinned)
  const metres = lines.reduce((sum, line) => sum + lengthOf(line), 0)
  return { name: mostMetres(pieces, 'name'), class: classOf(pieces), lines, middle: middleOf(lines), metres }
}

function metresBy(pieces: readonly RoadPiece[], field: 'name' | 'class'): Map<string, number> {
  const metres = new Map<string, number>()
  for (const piece of pieces) metres.set(piece[field], (metres.get(piece[field]) ?? 0) + lengthOf(piece.line))
  return metres
}

const mostMetres = (pieces: readonly RoadPiece[], field: 'name' | 'class') =>
  [...metresBy(pieces, field)].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))[0]?.[0] ?? ''

/** The highest class that a fourth of the street has. */
function classOf(pieces: readonly RoadPiece[]): string {
  const metres = metresBy(pieces, 'class')
  const whole = [...metres.values()].reduce((sum, one) => sum + one, 0)
  return classOrder.find((name) => (metres.get(name) ?? 0) >= whole / 4) ?? 'street'
}

const spotKey = ({ lat, lon }: Spot) => `${lat} ${lon}`

/** Lines that meet end to end become one. */
function chained(lines: Spot[][]): Spot[][] {
  const ends = new Map<string, Set<Spot[]>>()
  const at = (spot: Spot) => {
    const set = ends.get(spotKey(spot)) ?? new Set()
    ends.set(spotKey(spot), set)
    return set
  }
  const endsOf = (line: Spot[]) => [line[0] as Spot, line.at(-1) as Spot]
  for (const line of lines) {
    let whole = line
    for (const isStart of [false, true]) {
      const end = (isStart ? whole[0] : whole.at(-1)) as Spot
      const [other] = at(end)
      if (!other || other === whole) continue
      for (const one of endsOf(other)) at(one).delete(other)
      const inOrder = isStart === (spotKey(other[0] as Spot) === spotKey(end)) ? other.toReversed() : other
      whole = isStart ? [...inOrder.slice(0, -1), ...whole] : [...whole, ...inOrder.slice(1)]
    }
    for (const end of endsOf(whole)) at(end).add(whole)
  }
  return [...new Set([...ends.values()].flatMap((set) => [...set]))]
}

/** Douglas and Peucker. */
function thinned(line: Spot[]): Spot[] {
  const [first, last] = [line[0] as Spot, line.at(-1) as Spot]
  let [farthest, at] = [0, 0]
  for (let index = 1; index < line.length - 1; index++) {
    const { metres } = nearestOnStep(line[index] as Spot, first, last)
    if (metres > farthest) [farthest, at] = [metres, index]
  }
  if (farthest <= thinMetres) return line.length > 2 ? [first, last] : line
  return [...thinned(line.slice(0, at + 1)).slice(0, -1), ...thinned(line.slice(at))]
}

/** The point of the street that is nearest to the mean of all of it. */
function middleOf(lines: readonly Spot[][]): Spot {
  let [lat, lon, weight] = [0, 0, 0]
  const steps = lines.flatMap((line) => line.slice(1).map((to, at) => [line[at] as Spot, to] as const))
  for (const [from, to] of steps) {
    const metres = metresBetween(from, to) + 0.01
    lat += ((from.lat + to.lat) / 2) * metres
    lon += ((from.lon + to.lon) / 2) * metres
    weight += metres
  }
  const mean = { lat: lat / weight, lon: lon / weight }
  let best = { metres: Infinity, at: mean as Spot }
  for (const [from, to] of steps) {
    const near = nearestOnStep(mean, from, to)
    if (near.metres < best.metres) best = near
  }
  return best.at
}
