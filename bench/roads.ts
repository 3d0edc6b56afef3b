/** The proof of the road graph: what it costs to load, prepare and keep, and that every answer is Dijkstra's. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { straightMetres } from '../src/modules/roads/domain/by-air.ts'
import { edgeCosts, edgeTimes } from '../src/modules/roads/graph/cost.ts'
import { createPlainSearch, type Search } from '../src/modules/roads/graph/plain-search.ts'
import { type RoadGraph, readRoads } from '../src/modules/roads/graph/road-graph.ts'
import { createRouter } from '../src/modules/roads/graph/router.ts'
import { placeAt } from '../src/modules/roads/graph/web-grid.ts'
import { contractRoads } from '../src/modules/roads/hierarchy/contract.ts'
import { packHierarchy } from '../src/modules/roads/hierarchy/hierarchy-file.ts'
import { createHierarchySearch } from '../src/modules/roads/hierarchy/hierarchy-search.ts'
import { createRoadThread } from '../src/modules/roads/thread/road-thread.ts'
import { cpuSeconds } from './process-cpu.ts'

const file = join(import.meta.dirname, '../map/roads.bin.br')
const cities = [
  { name: 'Tashkent', lat: [41.22, 41.39], lon: [69.15, 69.36] },
  { name: 'Samarkand', lat: [39.6, 39.71], lon: [66.87, 67.04] },
  { name: 'Namangan', lat: [40.95, 41.05], lon: [71.58, 71.74] },
  { name: 'Nukus', lat: [42.42, 42.51], lon: [59.54, 59.68] },
] as const
const PAIRS = 500
const SAME_PAIRS = 1_000
const MATRIX_MS = 50
const ROUTES_SHARE = 0.98

const missed: string[] = []
/** Says a figure, and remembers when it is not what was wanted. */
function wanted(isMet: boolean, text: string): void {
  console.log(`${text}: ${isMet ? 'met' : 'MISSED'}`)
  if (!isMet) missed.push(text)
}

type Place = { lat: number; lon: number }

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** The same pairs on every run. */
function drawer(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
const draw = drawer(19)

const [, , threadFolder] = process.argv
if (threadFolder) {
  await tellThread(threadFolder)
  process.exit()
}
tellMemory()
const graph = timed('read from the packed file', () => readRoads(readFileSync(file)))
console.log(`arrays: ${megabytes(arraysOf(graph))}`)
const costs = edgeCosts(graph, edgeTimes(graph, graph.meta), 'time')
const hierarchy = timed('prepared', () => contractRoads(graph, costs))
const arcs = hierarchy.head.length.toLocaleString('en')
console.log(`hierarchy: ${arcs} arcs, ${megabytes(packHierarchy(hierarchy).byteLength)} kept`)
const plain = createPlainSearch(graph, costs)
const prepared = createHierarchySearch(hierarchy)
const router = createRouter(graph, graph.meta)
router.prepared(hierarchy)
const inCity = cities.map((city) => ({ ...city, nodes: nodesIn(graph, city) }))
for (const city of inCity) tellCity(city)
tellSame()
tellMatrix()
if (missed.length > 0) process.exitCode = 1

/** A thread in a process of its own: never asked, asked for the first time anywhere, and at the next start. */
async function tellThread(folder: string): Promise<void> {
  const rss = () => process.memoryUsage().rss
  const before = rss()
  const grown = () => `${megabytes(rss() - before)} more than without`
  const thread = createRoadThread({ file, folder, speeds: {} }, (problem) => console.log(problem))
  console.log(`never asked: ${grown()}`)
  const start = performance.now()
  const [from, to] = [
    { lat: 41.3111, lon: 69.2797 },
    { lat: 41.2579, lon: 69.2811 },
  ]
  await thread.ask({ kind: 'route', from, to, measure: 'time' })
  const isKept = thread.isReady()
  console.log(
    `first question${isKept ? ' when all is prepared' : ''}: ${seconds(performance.now() - start)}, ${grown()}`,
  )
  while (!thread.isReady()) await sleep(100)
  if (!isKept) console.log(`prepared after ${seconds(performance.now() - start)}, ${grown()}`)
  await thread.close()
  await sleep(1_000)
  console.log(`let go: ${grown()}`)
}

function tellMemory(): void {
  const folder = mkdtempSync(join(tmpdir(), 'roads-'))
  try {
    for (const time of ['first', 'next']) {
      console.log(`${time} start of a server:`)
      spawnSync(process.execPath, [import.meta.filename, folder], { stdio: 'inherit' })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type City = (typeof inCity)[number]

function tellCity({ name, nodes, lat, lon }: City): void {
  const pick = () => nodes[draw(nodes.length)] ?? 0
  const pairs = Array.from({ length: PAIRS }, () => [pick(), pick()] as const)
  const found = pairs.filter(([from, to]) => plain.way(at(from), at(to))).length
  console.log(
    `${name}: ${percent(found)} of ${PAIRS} pairs of nodes, islands and dead ends included, have a route`,
  )
  const anywhere = ([least, most]: readonly [number, number]) => least + ((most - least) * draw(1e6)) / 1e6
  const somewhere = () => ({ lat: anywhere(lat), lon: anywhere(lon) })
  const scattered = Array.from({ length: PAIRS }, () => routeOf(somewhere(), somewhere()))
  const share = scattered.filter(({ isRoad }) => isRoad).length
  wanted(
    share / PAIRS >= ROUTES_SHARE,
    `${name}: ${percent(share)} of ${PAIRS} pairs of random places have a route, wanted ${100 * ROUTES_SHARE} %`,
  )
  const addresses = pairs.map(([from, to]) => routeOf(besideNode(from), besideNode(to)))
  const between = addresses.filter(({ isRoad }) => isRoad).length
  wanted(between === PAIRS, `${name}: ${between} of ${PAIRS} pairs of addresses have a route`)
  const all = [...scattered, ...addresses]
  wanted(
    all.every(({ isLong }) => isLong),
    `${name}: none is shorter than the straight line`,
  )
  const ratios = addresses.map(({ ratio }) => ratio).sort((a, b) => a - b)
  const [middle, high] = [ratios[PAIRS / 2], ratios[PAIRS * 0.95]].map((ratio) => ratio?.toFixed(2))
  console.log(`${name}: road to straight line ${middle} in the middle, ${high} at 95 %`)
}

function routeOf(from: Place, to: Place) {
  const { by, metres } = router.route(from, to, 'time')
  const straight = straightMetres(from, to)
  return { isRoad: by === 'road', isLong: metres >= Math.floor(straight), ratio: metres / straight }
}

function tellSame(): void {
  const isMain = (node: number) => graph.component[node] === 0
  const country = Array.from({ length: graph.nodes }, (_, node) => node)
  const pools = [country, ...inCity.map(({ nodes }) => nodes)].map((nodes) => nodes.filter(isMain))
  const pairs = Array.from({ length: SAME_PAIRS }, (_, index) => {
    const pool = pools[index % pools.length] ?? []
    return [pool[draw(pool.length)] ?? 0, pool[draw(pool.length)] ?? 0] as const
  })
  const run = (search: Pick<Search, 'way'>) => {
    const start = cpuSeconds(process.pid)
    const ways = pairs.map(([from, to]) => search.way(at(from), at(to))?.cost)
    return { ways, ms: ((cpuSeconds(process.pid) - start) * 1000) / SAME_PAIRS }
  }
  const [sure, quick] = [run(plain), run(prepared)]
  const same = quick.ways.filter((cost, index) => cost === sure.ways[index]).length
  wanted(same === SAME_PAIRS, `${same} of ${SAME_PAIRS} ways cost what Dijkstra's cost`)
  console.log(`a way: ${sure.ms.toFixed(2)} ms of CPU by Dijkstra, ${quick.ms.toFixed(3)} prepared`)
}

/** By the processor's clock, so that a busy machine does not count; by the wall beside it. */
function tellMatrix(): void {
  const tashkent = inCity[0]?.nodes ?? []
  const turns = Array.from({ length: 15 }, () => {
    const places = Array.from({ length: 100 }, () => besideNode(tashkent[draw(tashkent.length)] ?? 0))
    const [wall, cpu] = [performance.now(), process.cpuUsage()]
    router.table(places, places)
    const { user, system } = process.cpuUsage(cpu)
    return { cpu: (user + system) / 1000, wall: performance.now() - wall }
  })
  const middle = (of: 'cpu' | 'wall') => turns.map((turn) => turn[of]).sort((a, b) => a - b)[7] ?? 0
  wanted(
    middle('cpu') <= MATRIX_MS,
    `100 × 100 in Tashkent, snapping included, in the middle of 15: ${middle('cpu').toFixed(1)} ms of CPU (${middle('wall').toFixed(1)} by the wall), wanted ${MATRIX_MS}`,
  )
}

function at(node: number) {
  return [{ node, cost: 0 }]
}

/** An address: up to some sixty metres beside a junction. */
function besideNode(node: number) {
  return placeAt((graph.x[node] ?? 0) + draw(140) - 70, (graph.y[node] ?? 0) + draw(140) - 70)
}

function nodesIn({ nodes, x, y }: RoadGraph, { lat, lon }: (typeof cities)[number]): number[] {
  return Array.from({ length: nodes }, (_, node) => node).filter((node) => {
    const place = placeAt(x[node] ?? 0, y[node] ?? 0)
    return place.lat >= lat[0] && place.lat <= lat[1] && place.lon >= lon[0] && place.lon <= lon[1]
  })
}

function arraysOf(values: object): number {
  return Object.values(values).reduce<number>(
    (sum, value) => sum + (ArrayBuffer.isView(value) ? value.byteLength : 0),
    0,
  )
}

function timed<T>(name: string, work: () => T): T {
  const [wall, cpu] = [performance.now(), cpuSeconds(process.pid)]
  const made = work()
  console.log(
    `${name}: ${seconds(performance.now() - wall)}, ${(cpuSeconds(process.pid) - cpu).toFixed(2)} s of CPU`,
  )
  return made
}

function percent(count: number): string {
  return `${((100 * count) / PAIRS).toFixed(1)} %`
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
