import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { assert } from '#kernel/assert.ts'
import { distanceKm, type Point } from '../domain/distance.ts'
import { type District, districtById } from '../domain/districts.ts'
import { kmOutside, outlineOf } from '../domain/outline.ts'
import { type LonLat, unpackFineLine } from '../domain/packed-line.ts'

/** How far a border may be off, by where it comes from (domain/data/SOURCES.md). */
export const errorKm = {
  osm: 0.1,
  /** Warped onto the outlines of regions: good for drawing and for questions. */
  ocha: 5,
  /** Between regions the same lines are drawn as OpenStreetMap has them, thinned. */
  betweenRegions: 0.5,
} as const

/** What one asks a border. */
export type Border = Readonly<{
  id: number
  regionId: number
  /** None of a district that nobody has drawn for us. Unpacked for whoever asks: they are seldom needed twice. */
  rings(): LonLat[][]
  errorKm: number
  /** Nobody outside this box is nearer than the largest error. */
  box: Box
  /** Less than nothing inside. */
  kmTo(point: Point): number
}>
type Box = Readonly<{ south: number; north: number; west: number; east: number }>

/** Two towns, a town of today and a young district have no border in our sources. They lie in the area of the district
 * around them, and reach about so far from their centre. */
export const undrawnKm: ReadonlyMap<number, number> = new Map([
  [38, 4],
  [209, 8],
  [210, 4],
  [217, 4],
])

/** A degree is 111 km northwards and, where our country ends in the north, 77 km eastwards. */
const [latKm, leastLonKm] = [111, 77]

/** All of them, from the file beside this one, which scripts/pack-borders.ts has written. */
export function readBorders() {
  const path = createRequire(import.meta.url).resolve('#modules/geo/borders/borders.txt')
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  const of = (kind: string) =>
    lines.flatMap((line) => {
      const [said, id, src, ...packed] = line.split(' ')
      const rings = () => packed.map(unpackFineLine)
      return said === kind ? [{ id: Number(id), src: src as 'osm' | 'ocha', rings }] : []
    })
  const drawn = of('district').map(({ id, src, rings }) => drawnBorder(district(id), src, rings))
  const undrawn = [...undrawnKm].map(([id, km]) => undrawnBorder(district(id), km))
  return {
    districts: new Map([...drawn, ...undrawn].map((border) => [border.id, border])),
    regions: of('region').map(({ id, rings }) => ({ id, outline: outlineOf(rings()) })),
  }
}

function district(id: number): District {
  const found = districtById(id)
  assert(found, `there is a border of a district ${id} that we do not have`)
  return found
}

function drawnBorder({ id, regionId }: District, src: 'osm' | 'ocha', rings: () => LonLat[][]): Border {
  const outline = outlineOf(rings())
  const lons = outline.flatMap(({ west, east }) => [west, east])
  const lats = outline.flatMap(({ south, north }) => [south, north])
  const box = {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lons),
    east: Math.max(...lons),
  }
  return {
    id,
    regionId,
    rings,
    errorKm: errorKm[src],
    box: widened(box, errorKm.ocha),
    kmTo: (point) => kmOutside(outline, point),
  }
}

function undrawnBorder({ id, regionId, centre }: District, reachKm: number): Border {
  const box = { south: centre.lat, north: centre.lat, west: centre.lon, east: centre.lon }
  return {
    id,
    regionId,
    rings: () => [],
    errorKm: errorKm.ocha,
    box: widened(box, reachKm + errorKm.ocha),
    kmTo: (point) => distanceKm(centre, point) - reachKm,
  }
}

function widened({ south, north, west, east }: Box, km: number): Box {
  const [up, aside] = [km / latKm, km / leastLonKm]
  return { south: south - up, north: north + up, west: west - aside, east: east + aside }
}
