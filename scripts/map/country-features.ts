import { openArchive, unpacked } from '#modules/map/archive/archive.ts'
import { tileOfId } from '#modules/map/archive/tile-id.ts'
import { readTile, type TileFeature, type TileLayer } from '#modules/map/domain/read-tile.ts'

/** Everything with a name or a number that the map's most detailed tiles hold. Positions in hundred-thousandths of a degree. */
export type Spot = Readonly<{ lat: number; lon: number }>
export type RoadPiece = Readonly<{ name: string; class: string; line: readonly Spot[] }>
export type NamedSpot = Spot & Readonly<{ name: string; class: string; rank: number }>
export type NumberedHouse = Spot & Readonly<{ number: string }>

export type CountryFeatures = {
  roads: RoadPiece[]
  metro: (readonly Spot[])[]
  houses: NumberedHouse[]
  places: NamedSpot[]
  landmarks: NamedSpot[]
}

const zoom = 14
const layers = ['road', 'house', 'place', 'poi'] as const
/** Neither addresses nor ways to them. */
const noStreets = new Set(['rail', 'metro'])
/** "M39", "Р29": the number of a road, no name of a street. */
const roadNumber = /^[\p{Lu}\d]{1,3}[\s-]?\d{1,4}[\p{L}]?(?:[;,/].*)?$/u

export const degreeSteps = 1e5

/** From the PMTiles file at the path; `version` is the map's own. */
export async function readCountry(path: string): Promise<CountryFeatures & { version: string }> {
  const archive = await openArchive(path)
  const found: CountryFeatures = { roads: [], metro: [], houses: [], places: [], landmarks: [] }
  try {
    for await (const { id, run, ...place } of archive.places()) {
      if (tileOfId(id + run - 1).zoom < zoom) continue
      const tile = readTile(await unpacked(await archive.read(place)))
      for (let copy = id; copy < id + run; copy++) {
        const position = tileOfId(copy)
        if (position.zoom !== zoom) continue
        for (const layer of layers) {
          const content = tile.get(layer)
          if (content) collect(found, layer, content, spotIn(position.column, position.row, content.extent))
        }
      }
    }
    return { ...found, version: archive.version }
  } finally {
    archive.close()
  }
}

type Step = readonly [x: number, y: number]
type ToSpot = (at: Step) => Spot

function spotIn(x: number, y: number, extent: number): ToSpot {
  const side = 2 ** zoom
  return ([stepX, stepY]) => {
    const lon = ((x + stepX / extent) / side) * 360 - 180
    const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + stepY / extent)) / side))) * 180) / Math.PI
    return { lat: Math.round(lat * degreeSteps), lon: Math.round(lon * degreeSteps) }
  }
}

function collect(
  found: CountryFeatures,
  layer: (typeof layers)[number],
  { extent, features }: TileLayer,
  spot: ToSpot,
): void {
  const isInside = ([x, y]: Step) => x >= 0 && y >= 0 && x < extent && y < extent
  for (const feature of features) {
    const { tags } = feature
    const parts = partsOf(feature)
    const name = textOf(tags.n)
    const kind = textOf(tags.c)
    if (layer === 'road') {
      const lines = parts.flatMap((part) => clipped(part, extent)).map((part) => part.map(spot))
      if (kind === 'metro') found.metro.push(...lines)
      else if (name !== '' && !noStreets.has(kind) && !roadNumber.test(name))
        found.roads.push(...lines.map((line) => ({ name, class: kind, line })))
      continue
    }
    for (const [at] of parts) {
      // What lies beyond the edge is in the next tile, too.
      if (!at || !isInside(at)) continue
      if (layer === 'house') found.houses.push({ ...spot(at), number: textOf(tags.h) })
      else if (name === '') continue
      else {
        const named = { ...spot(at), name, class: kind, rank: Number(tags.k ?? 0) }
        if (layer === 'place') found.places.push(named)
        else found.landmarks.push(named)
      }
    }
  }
}

/** Lines and rings apart, step by step. */
function partsOf({ coordinates, ends }: TileFeature): Step[][] {
  let from = 0
  return ends.map((end) => {
    const part: Step[] = []
    for (; from < end; from += 2) part.push([coordinates[from] as number, coordinates[from + 1] as number])
    return part
  })
}

const textOf = (value: string | number | undefined) =>
  String(value ?? '')
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ')

/** Without the steps that lie wholly beyond one edge: the next tile has them. */
function clipped(part: readonly Step[], extent: number): Step[][] {
  const lines: Step[][] = []
  let line: Step[] = []
  for (let at = 1; at < part.length; at++) {
    const [from, to] = [part[at - 1], part[at]] as [Step, Step]
    const isBeyond =
      Math.max(from[0], to[0]) <= 0 ||
      Math.max(from[1], to[1]) <= 0 ||
      Math.min(from[0], to[0]) >= extent ||
      Math.min(from[1], to[1]) >= extent
    if (isBeyond) {
      if (line.length > 1) lines.push(line)
      line = []
    } else if (line.length === 0) line = [from, to]
    else line.push(to)
  }
  if (line.length > 1) lines.push(line)
  return lines
}
