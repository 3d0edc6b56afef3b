/**
 * Packs the borders of districts and regions into src/modules/geo/borders/borders.txt:
 * `node scripts/pack-borders.ts uz-districts.geojson uz-regions.geojson`. Where the two files come from and under which
 * licences stands in src/modules/geo/domain/data/SOURCES.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LonLat, packFineLine } from '#modules/geo/domain/packed-line.ts'

type Polygon = LonLat[][]
type Feature = {
  properties: { id: number; src?: string }
  geometry: { type: 'Polygon'; coordinates: Polygon } | { type: 'MultiPolygon'; coordinates: Polygon[] }
}

/** A line a district or region: what it is, its id, its source, its rings. */
function lineOf(kind: 'district' | 'region', { properties: { id, src = 'osm' }, geometry }: Feature) {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  // The corner that GeoJSON repeats at the end of a ring is left out.
  const rings = polygons.flat().map((ring) => packFineLine(ring.slice(0, -1)))
  return [kind, id, src, ...rings].join(' ')
}

function linesOf(kind: 'district' | 'region', path: string | undefined): string[] {
  if (path === undefined) throw new Error('name uz-districts.geojson and uz-regions.geojson')
  const { features } = JSON.parse(readFileSync(path, 'utf8')) as { features: Feature[] }
  features.sort((one, other) => one.properties.id - other.properties.id)
  return features.map((feature) => lineOf(kind, feature))
}

const [, , districts, regions] = process.argv
const lines = [...linesOf('district', districts), ...linesOf('region', regions)]
const made = join(import.meta.dirname, '../src/modules/geo/borders/borders.txt')
writeFileSync(made, `${lines.join('\n')}\n`)
console.log(`${lines.length} borders are in ${made}`)
