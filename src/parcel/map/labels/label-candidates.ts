import type { Locale } from '#platform/i18n/locales.ts'
import type { BaseMap } from '../base-map/load-base-map.ts'
import type { WorldBox, WorldPoint } from '../camera/projection.ts'
import { type KnownPlace, knownPlaces } from './known-places.ts'
import type { StyleName } from './label-style.ts'
import type { LineName, PointName, TileLabels } from './tile-labels.ts'

/** A name that may be shown; the lower its rank, the sooner it gets its room. */
export type Candidate = {
  readonly key: string
  readonly text: string
  readonly style: StyleName
  readonly rank: number
} & ({ readonly at: WorldPoint; readonly dot?: 'town' | 'poi' } | { readonly line: Float64Array })

type Rule = {
  readonly style: StyleName
  readonly rank: number
  readonly from: number
  readonly upTo?: number
}

const placeRules: Readonly<Record<string, Rule>> = {
  city: { style: 'city', rank: 11, from: 8, upTo: 13.2 },
  town: { style: 'town', rank: 21, from: 9, upTo: 14.5 },
  village: { style: 'village', rank: 41, from: 10.6, upTo: 16 },
  hamlet: { style: 'village', rank: 43, from: 12.6, upTo: 16 },
  suburb: { style: 'quarter', rank: 38, from: 11.6, upTo: 15.5 },
  quarter: { style: 'quarter', rank: 44, from: 13.4, upTo: 16.2 },
  neighbourhood: { style: 'quarter', rank: 45, from: 14, upTo: 16.6 },
  locality: { style: 'quarter', rank: 58, from: 14 },
  square: { style: 'poi', rank: 57, from: 15 },
}

const lineRules: Readonly<Record<string, Rule>> = {
  trunk: { style: 'mainRoad', rank: 50, from: 11.5 },
  primary: { style: 'mainRoad', rank: 51, from: 11.8 },
  secondary: { style: 'mainRoad', rank: 52, from: 12.8 },
  tertiary: { style: 'road', rank: 53, from: 13.6 },
  street: { style: 'road', rank: 62, from: 14.6 },
  service: { style: 'road', rank: 66, from: 16 },
  walk: { style: 'road', rank: 68, from: 16 },
  water: { style: 'water', rank: 64, from: 12.5 },
}

/** Places of interest by their rank in the map file: hospitals and sights first, the corner shop last. */
const poiFrom: readonly { most: number; zoom: number }[] = [
  { most: 25, zoom: 17.3 },
  { most: 19, zoom: 16.7 },
  { most: 13, zoom: 16 },
  { most: 7, zoom: 15.3 },
  { most: 4, zoom: 14.8 },
]
/** Nobody looks for them by name. */
const poiLeftOut = new Set([
  'waste_basket',
  'brownfield',
  'bollard',
  'bicycle_parking',
  'recycling',
  'toilets',
])
const pointsAStep = 40
const townDotsUpTo = 10
const busFrom = 17
const housesFrom = 16
const longestHouse = 6

export type Sources = { readonly tiles: readonly TileLabels[]; readonly baseMap: BaseMap | undefined }

/** All names for this zoom that lie in the box. In steps, so that a frame can be drawn in between. */
export function* candidatesIn(
  { tiles, baseMap }: Sources,
  box: WorldBox,
  zoom: number,
  reader: (text: string) => string,
  locale: Locale,
): Generator<void, Candidate[]> {
  const isIn = ({ x, y }: WorldPoint) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  const known = baseMap ? knownPlaces(baseMap, zoom, locale) : []
  const isKnown = nearKnown(known)
  const all: Candidate[] = known.filter(isIn).map((place) => knownCandidate(place, zoom))
  for (const { points, lines } of tiles) {
    for (const [index, point] of points.entries()) {
      if (index % pointsAStep === 0) yield
      if (!isIn(point)) continue
      const candidate = pointCandidate(point, zoom, reader)
      if (candidate && !(point.kind === 'place' && isKnown(point))) all.push(candidate)
    }
    for (const line of lines) {
      yield
      const candidate = lineCandidate(line, zoom, reader)
      if (candidate && touches(line.line, box)) all.push(candidate)
    }
  }
  return all
}

const knownCandidate = ({ key, text, style, rank, x, y }: KnownPlace, zoom: number): Candidate => ({
  key,
  text,
  style,
  rank,
  at: { x, y },
  // From afar a town is a dot; from nearer it is its streets.
  ...(zoom < townDotsUpTo && style !== 'region' && { dot: 'town' as const }),
})

function pointCandidate(
  point: PointName,
  zoom: number,
  reader: (text: string) => string,
): Candidate | undefined {
  const { kind, sort, x, y } = point
  const key = `${kind} ${point.text} ${x} ${y}`
  const at = { x, y }
  if (kind === 'house') {
    if (zoom < housesFrom || point.text.length > longestHouse) return undefined
    return { key, text: point.text.toUpperCase(), style: 'house', rank: 90, at }
  }
  const text = reader(point.text)
  if (kind === 'poi') {
    const least = poiFrom.find(({ zoom: from }) => zoom >= from)?.most ?? 0
    if (point.rank > least || poiLeftOut.has(sort) || (sort === 'bus' && zoom < busFrom)) return undefined
    return { key, text, style: 'poi', rank: poiRank(point), at, dot: 'poi' }
  }
  const rule = placeRules[sort]
  return rule && isShown(rule, zoom) ? { key, text, style: rule.style, rank: rule.rank, at } : undefined
}

/** The most important ones before small streets, the others behind them; none before its own kind's better ones. */
const poiRank = ({ rank, sort }: PointName) =>
  (sort === 'bus' ? 84 : rank <= 7 ? 55 : rank <= 13 ? 60 : 72) + rank / 100

function lineCandidate(
  { text, sort, line }: LineName,
  zoom: number,
  reader: (text: string) => string,
): Candidate | undefined {
  const rule = lineRules[sort]
  if (!rule || !isShown(rule, zoom)) return undefined
  const key = `${sort} ${text} ${line[0]} ${line[1]}`
  return { key, text: reader(text), style: rule.style, rank: rule.rank, line }
}

const isShown = ({ from, upTo = 99 }: Rule, zoom: number) => zoom >= from && zoom <= upTo

/** Within so much of the flat world (some 3 km) it is the same town, under its name in the reader's language. */
const sameTown = 0.0001

function nearKnown(known: readonly WorldPoint[]): (point: PointName) => boolean {
  return ({ sort, x, y }) => {
    const reach = sort === 'city' || sort === 'town' ? sameTown : sameTown / 3
    return known.some((place) => Math.abs(place.x - x) < reach && Math.abs(place.y - y) < reach)
  }
}

function touches(line: Float64Array, box: WorldBox): boolean {
  let [left, top, right, bottom] = [2, 2, -1, -1]
  for (let at = 0; at < line.length; at += 2) {
    left = Math.min(left, line[at] ?? 2)
    right = Math.max(right, line[at] ?? -1)
    top = Math.min(top, line[at + 1] ?? 2)
    bottom = Math.max(bottom, line[at + 1] ?? -1)
  }
  return left <= box.right && right >= box.left && top <= box.bottom && bottom >= box.top
}
