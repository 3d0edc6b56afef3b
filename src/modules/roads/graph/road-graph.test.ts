import { readFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { roadFile } from '../../../../tests/support/road-files.ts'
import { edgeCosts, edgeTimes, type Measure, spanOf } from './cost.ts'
import { createPlainSearch } from './plain-search.ts'
import { type RoadGraph, readRoads } from './road-graph.ts'
import { placeAt } from './web-grid.ts'

let country: RoadGraph
beforeAll(() => {
  country = readRoads(readFileSync('map/roads.bin.br'))
})

test('the file of the country is read as map/ROADS.md tells', () => {
  expect(country).toMatchObject({ nodes: 611_407, edges: 795_629, crc: 1_729_749_997 })
  expect(country.relation).toHaveLength(1_272)
  expect(country.shapeX).toHaveLength(1_122_424)
  expect([country.x[300_000], country.y[300_000]]).toEqual([22_925_488, 12_699_126])
  const { lat, lon } = placeAt(22_925_488, 12_699_126)
  expect([lat.toFixed(6), lon.toFixed(6)]).toEqual(['40.031903', '65.963802'])
  const edge = [country.start, country.end, country.lengthDm, country.flags, country.urban].map(
    (all) => all[400_000],
  )
  expect(edge).toEqual([306_940, 306_941, 812, 5, 255])
  expect(country.shapeFrom[400_001]).toBe(country.shapeFrom[400_000])
  const byRelation = [0, 0, 0, 0]
  for (const component of country.component) {
    const relation = country.relation[component] ?? 0
    byRelation[relation] = (byRelation[relation] ?? 0) + 1
  }
  expect(byRelation).toEqual([8_124, 114, 331, 602_838])
})

const centre = 129_058
const airport = 132_212
const ways = [
  { from: centre, to: airport, fastest: 6_422, seconds: 417, shortest: 6_422 },
  { from: airport, to: centre, fastest: 7_322, seconds: 477, shortest: 7_022 },
  { from: centre, to: 357_181, fastest: 311_074, seconds: 15_166, shortest: 306_651 },
  { from: centre, to: 25_391, fastest: 1_096_372, seconds: 53_090, shortest: 1_046_815 },
]

test('the ways that map/ROADS.md tells are found, by time and by distance', () => {
  const found = (measure: Measure) => {
    const search = createPlainSearch(country, edgeCosts(country, edgeTimes(country, country.meta), measure))
    return ways.map(({ from, to }) => {
      const way = search.way([{ node: from, cost: 0 }], [{ node: to, cost: 0 }])
      const { ms, dm } = spanOf(measure, way?.cost ?? 0)
      return { metres: Math.round(dm / 10), seconds: Math.round(ms / 1000) }
    })
  }
  expect(found('time')).toEqual(ways.map(({ fastest: metres, seconds }) => ({ metres, seconds })))
  expect(found('distance').map(({ metres }) => metres)).toEqual(ways.map(({ shortest }) => shortest))
})

const small = roadFile({
  nodes: [
    { lat: 41.3, lon: 69.2 },
    { lat: 41.31, lon: 69.21 },
  ],
  edges: [{ from: 0, to: 1, oneWay: true, inner: [{ lat: 41.3, lon: 69.21 }] }],
})

/** The same file with some of its bytes changed. */
function bent(change: (bytes: Buffer) => Buffer | undefined): Buffer {
  const bytes = brotliDecompressSync(small)
  return brotliCompressSync(change(bytes) ?? bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
}

test.each([
  ['it cannot be unpacked', () => small.subarray(0, 40)],
  ['it does not begin with UZRD', () => bent((bytes) => void bytes.write('PNG', 0))],
  ['its version is 2, and we read 1', () => bent((bytes) => void bytes.writeUInt16LE(2, 4))],
  ['it is cut off or longer than it says', () => bent((bytes) => bytes.subarray(0, -1))],
  ['its checksum is another', () => bent((bytes) => void bytes.writeUInt8(255, bytes.length - 1))],
  ['its edges are not as long as it says', () => bent((bytes) => void bytes.writeBigUInt64LE(1n, 56))],
  ['it has another number of arcs', () => bent((bytes) => void bytes.writeUInt32LE(2, 16))],
  ['the section NODX has 2 items in place of 3', () => bent((bytes) => void bytes.writeUInt32LE(3, 8))],
])('refuses a file: %s', (why, file) => {
  expect(readRoads(small)).toMatchObject({ nodes: 2, edges: 1 })
  expect(() => readRoads(file())).toThrow(`the road file cannot be used: ${why}`)
})
