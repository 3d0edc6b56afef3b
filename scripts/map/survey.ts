import { districts } from '#modules/geo/domain/districts.ts'
import { type Archive, openArchive, unpacked } from '#modules/map/archive/archive.ts'
import { readTile } from '#modules/map/domain/read-tile.ts'

/** What we draw and search in; a map without one of them is no map for us. */
export const drawnLayers = [
  'water',
  'green',
  'land',
  'building',
  'waterway',
  'road',
  'roadname',
  'house',
  'place',
  'poi',
] as const

const ZOOMS = { first: 5, last: 14 }
/** What a repository can carry once in a while (decision 58). */
const LARGEST_FILE = 100 * 1024 * 1024
/** A seat of a district without a road near it can be a village that moved; more than a few are missing country. */
const FEWEST_DISTRICTS = 0.97

/** A map looked through from its first to its last tile. */
export type Survey = {
  version: string
  dataDate: string
  megabytes: number
  tiles: number
  /** Things by layer, at the last zoom (names of roads lie above it). */
  things: ReadonlyMap<string, number>
  /** Sentences about what is wrong; none when it can take the place of ours. */
  problems: readonly string[]
}

/** Opens every tile, so that nothing is found out by people who look at the map. */
export async function surveyMap(path: string): Promise<Survey> {
  const archive = await openArchive(path)
  try {
    const { tiles, things, broken } = await lookThrough(archive)
    const { data_date: date } = archive.metadata
    const problems = [
      ...frameProblems(archive),
      ...(broken > 0 ? [`${broken} of its tiles are no vector tiles.`] : []),
      ...drawnLayers.filter((layer) => !things.has(layer)).map((layer) => `It has no layer "${layer}".`),
      ...(await coverProblems(archive)),
    ]
    const dataDate = typeof date === 'string' ? date : 'unknown'
    return { version: archive.version, dataDate, megabytes: archive.size / 1e6, tiles, things, problems }
  } finally {
    archive.close()
  }
}

async function lookThrough(archive: Archive) {
  const firstOfLast = (4 ** ZOOMS.last - 1) / 3
  const things = new Map<string, number>()
  let tiles = 0
  let broken = 0
  for await (const { id, run, ...place } of archive.places()) {
    tiles += run
    const layers = await layersAt(archive, place)
    if (!layers) broken += run
    for (const [layer, { features }] of layers ?? []) {
      const counted = id >= firstOfLast || layer === 'roadname' ? features.length * run : 0
      things.set(layer, (things.get(layer) ?? 0) + counted)
    }
  }
  return { tiles, things, broken }
}

async function layersAt(archive: Archive, place: { offset: number; length: number }) {
  try {
    return readTile(await unpacked(await archive.read(place)))
  } catch {
    return undefined
  }
}

function frameProblems({ header, size, metadata }: Archive): string[] {
  const problems: string[] = []
  if (header.minZoom > ZOOMS.first || header.maxZoom !== ZOOMS.last)
    problems.push(
      `It has the zooms ${header.minZoom} to ${header.maxZoom}, wanted are ${ZOOMS.first} to ${ZOOMS.last}.`,
    )
  if (size > LARGEST_FILE)
    problems.push(`It has ${Math.round(size / 1e6)} MB, more than a repository should carry.`)
  if (typeof metadata.data_date !== 'string' || !/^\d{4}-\d\d/.test(metadata.data_date))
    problems.push(
      'It does not say of which month its data is ("data_date" in its metadata, such as 2026-10).',
    )
  return problems
}

/** Every district is on it: its seat lies inside the bounds, on a tile that has something to draw. */
async function coverProblems(archive: Archive): Promise<string[]> {
  const { west, south, east, north } = archive.header
  const outside: string[] = []
  const empty: string[] = []
  for (const { centre, names } of districts) {
    const { lat: latitude, lon: longitude } = centre
    if (longitude < west || longitude > east || latitude < south || latitude > north) outside.push(names.en)
    const { column, row } = tileAt(latitude, longitude)
    if (!(await archive.find(ZOOMS.last, column, row))) empty.push(names.en)
  }
  return [
    ...(outside.length > 0 ? [`Its bounds leave out ${some(outside)}.`] : []),
    ...(empty.length > districts.length * (1 - FEWEST_DISTRICTS)
      ? [`Nothing is drawn at ${some(empty)}.`]
      : []),
  ]
}

const some = (names: readonly string[]) =>
  names.slice(0, 5).join(', ') + (names.length > 5 ? ` and ${names.length - 5} more` : '')

/** Of the last zoom, in Web Mercator. */
export function tileAt(latitude: number, longitude: number): { column: number; row: number } {
  const side = 2 ** ZOOMS.last
  const angle = (latitude * Math.PI) / 180
  return {
    column: Math.floor(((longitude + 180) / 360) * side),
    row: Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * side),
  }
}
