import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { atTheEnd } from '../../../tests/support/at-the-end.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { type OsrmFault, startFakeOsrm } from '../../../tests/support/fake-osrm.ts'
import { roadFile } from '../../../tests/support/road-files.ts'
import { legByAir } from './domain/by-air.ts'
import { legAt } from './domain/leg-table.ts'
import { speedsOf } from './domain/speeds.ts'
import { readRoads } from './graph/road-graph.ts'
import { hierarchyPath } from './hierarchy/hierarchy-file.ts'
import { osrm } from './osrm.ts'
import { noRoads, roadsOf, tellRoute } from './roads.service.ts'
import { readRouterSettings } from './roads.settings.ts'
import type { Said, Told } from './thread/messages.ts'
import { createRoadThread, usualLimits } from './thread/road-thread.ts'

const home = { lat: 41.3, lon: 69.2 }
const bazaar = { lat: 41.3, lon: 69.22 }
/** A street that leads around a corner: 1.67 km by air, 2.2 by road. */
const street = roadFile({
  nodes: [home, bazaar],
  edges: [{ from: 0, to: 1, inner: [{ lat: 41.306, lon: 69.21 }] }],
})

function folderWith(file: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'roads-'))
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'roads.bin.br'), file)
  return { file: join(folder, 'roads.bin.br'), folder: join(folder, 'kept') }
}

function threadAt(place: ReturnType<typeof folderWith>, limits = usualLimits) {
  const problems: string[] = []
  const thread = createRoadThread({ ...place, speeds: {} }, (problem) => problems.push(problem), limits)
  atTheEnd(() => thread.close())
  return { thread, problems }
}

const question = { kind: 'route', from: home, to: bazaar, measure: 'time' } as const

test('nothing is read or kept before the first question; then it is answered, prepared and kept for the next start', async () => {
  const place = folderWith(street)
  const first = threadAt(place)
  expect(existsSync(place.folder)).toBe(false)
  const route = await first.thread.ask(question)
  expect(route?.by).toBe('road')
  await eventually(first.thread.isReady, (isReady) => isReady)
  expect(await first.thread.ask(question)).toEqual(route)
  const [kept = ''] = readdirSync(place.folder)
  expect(readdirSync(place.folder)).toEqual([expect.stringMatching(/^hierarchy-\w{16}\.bin$/)])

  const next = threadAt(place)
  await next.thread.ask(question)
  expect(next.thread.isReady()).toBe(true)

  const path = join(place.folder, kept)
  const whole = readFileSync(path)
  writeFileSync(path, whole.subarray(0, -5))
  const after = threadAt(place)
  expect(await after.thread.ask(question)).toEqual(route)
  await eventually(after.thread.isReady, (isReady) => isReady)
  expect(readFileSync(path)).toEqual(whole)
  expect([...first.problems, ...next.problems, ...after.problems]).toEqual([])
})

/** Above all numbers that processes get. */
const nobody = 2 ** 22 + 1

test('while another process prepares, its file is waited for; a lock that a dead one left holds nobody up', async () => {
  const place = folderWith(street)
  const { crc, meta } = readRoads(street)
  const lock = `${hierarchyPath(place.folder, crc, speedsOf(meta, {}))}.lock`
  mkdirSync(place.folder)
  writeFileSync(lock, String(process.ppid))
  const { thread } = threadAt(place)
  // Longer than preparing takes, and answered meanwhile.
  for (let asked = 0; asked < 5; asked++) {
    expect((await thread.ask(question))?.by).toBe('road')
    await sleep(200)
  }
  expect([thread.isReady(), existsSync(lock)]).toEqual([false, true])
  writeFileSync(lock, String(nobody))
  await eventually(thread.isReady, (isReady) => isReady)
  expect(readdirSync(place.folder)).toEqual([expect.stringMatching(/\.bin$/)])
})

test('where nothing can be kept, what was prepared serves all the same, and it is told why', async () => {
  const place = folderWith(street)
  const { thread, problems } = threadAt({ ...place, folder: join(place.file, 'below a file') })
  await thread.ask(question)
  await eventually(thread.isReady, (isReady) => isReady)
  expect(problems).toEqual([expect.stringContaining('what was prepared of the roads cannot be kept')])
})

test('a file that cannot be read is told about once, and everything goes by air meanwhile', async () => {
  const place = folderWith(Buffer.from('nothing of the kind'))
  const problems: string[] = []
  const roads = roadsOf({ ...place, routerUrl: undefined, report: (problem) => problems.push(problem) })
  atTheEnd(() => roads.close())
  expect(await roads.route(home, bazaar)).toMatchObject({ by: 'air', line: [home, bazaar] })
  expect(await roads.distances(home, [bazaar])).toEqual([expect.objectContaining({ by: 'air' })])
  expect(problems).toEqual(['the road file cannot be used: it cannot be unpacked'])
})

test('a list is answered by air at once while the roads are read, and by road when they are', async () => {
  const place = folderWith(street)
  const problems: string[] = []
  const roads = roadsOf({ ...place, routerUrl: undefined, report: (problem) => problems.push(problem) })
  atTheEnd(() => roads.close())
  expect(await roads.distances(home, [])).toEqual([])
  expect(existsSync(place.folder)).toBe(false)
  const [first] = await roads.distances(home, [bazaar])
  expect(first).toMatchObject({ by: 'air', metres: legByAir(home, bazaar).metres })
  const [later, alone] = await eventually(
    () => roads.distances(home, [bazaar, { lat: 43, lon: 60 }]),
    ([leg]) => leg?.by === 'road',
  )
  expect(later?.metres).toBeGreaterThan(2_100)
  expect(later?.metres).toBeLessThan(2_300)
  expect(alone?.by).toBe('air')
  expect(problems).toEqual([])
})

test('beyond those that may wait nobody does', async () => {
  const { thread } = threadAt(folderWith(street), { ...usualLimits, waiting: 1 })
  const [one, other] = await Promise.all([thread.ask(question), thread.ask(question)])
  expect([one?.by, other]).toEqual(['road', undefined])
})

test('what nobody waits for any more is not answered, and holds nobody up who came after', async () => {
  const worker = new Worker(createRequire(import.meta.url).resolve('#modules/roads/thread/answering.ts'), {
    workerData: { ...folderWith(street), speeds: {} },
  })
  atTheEnd(() => worker.terminate())
  const answered: number[] = []
  worker.on('message', (said: Said) => 'id' in said && answered.push(said.id))
  const now = Date.now()
  worker.postMessage({ id: 1, question, until: now - 1 } satisfies Told)
  worker.postMessage({ id: 2, question, until: now + 60_000 } satisfies Told)
  await eventually(
    () => answered.length,
    (count) => count > 0,
  )
  expect(answered).toEqual([2])
})

test('after a long silence everything is let go, and read again for the next question', async () => {
  const place = folderWith(street)
  const first = threadAt(place).thread
  await first.ask(question)
  await eventually(first.isReady, (isReady) => isReady)
  const { thread } = threadAt(place, { ...usualLimits, idleMs: 500 })
  for (const time of ['first', 'next']) {
    expect((await thread.ask(question))?.by, time).toBe('road')
    expect(thread.isReady()).toBe(true)
    await eventually(thread.isReady, (isReady) => !isReady)
  }
})

async function withService(routerUrl: string) {
  const problems: string[] = []
  const roads = roadsOf({ ...folderWith(street), routerUrl, report: (problem) => problems.push(problem) })
  atTheEnd(() => roads.close())
  return { roads, problems }
}

test('a service that speaks the language of OSRM is asked instead', async () => {
  const service = await startFakeOsrm()
  atTheEnd(() => service.close())
  const { roads, problems } = await withService(service.url)
  expect(await roads.route(home, bazaar)).toMatchObject({ metres: 2_000, seconds: 200, by: 'road' })
  const table = await roads.matrix([home, bazaar])
  expect(legAt(table, 0, 1)).toEqual({ metres: 2_000, seconds: 200, by: 'road' })
  expect(legAt(table, 1, 1).metres).toBe(0)
  expect(service.calls).toEqual([
    '/route/v1/driving/69.20000,41.30000;69.22000,41.30000?overview=full&geometries=geojson',
    '/table/v1/driving/69.20000,41.30000;69.22000,41.30000;69.20000,41.30000;69.22000,41.30000?sources=0%3B1&destinations=2%3B3&annotations=duration%2Cdistance',
  ])
  expect(problems).toEqual([])
})

test.each<[OsrmFault, string | undefined]>([
  ['no route', undefined],
  ['too big', 'it answered 400'],
  ['server error', 'it answered 502'],
  ['silent', 'it does not answer in time'],
  ['refused connection', 'it cannot be reached or understood'],
  ['garbage', 'it cannot be reached or understood'],
  ['wrong shape', 'it cannot be reached or understood'],
  ['endless', 'its answer is too long'],
  ['elsewhere', 'it cannot be reached or understood'],
])('when the service fails (%s) nothing is made of it, and it rests', async (fault, problem) => {
  const service = await startFakeOsrm()
  atTheEnd(() => service.close())
  const problems: string[] = []
  const patience = { silenceMs: fault === 'silent' ? 300 : 20_000, restMs: 60_000 }
  const remote = osrm({ url: service.url, report: (told) => problems.push(told) }, patience)
  service.failNext(fault)
  expect(await remote.route(home, bazaar)).toBeUndefined()
  expect(problems).toEqual(problem === undefined ? [] : [problem])
  const again = await remote.table([home], [bazaar])
  expect(again === undefined).toBe(problem !== undefined)
  expect(service.calls).toHaveLength(problem === undefined ? 2 : 1)
})

test('our own roads answer when the service does not', async () => {
  const service = await startFakeOsrm()
  await service.close()
  const { roads, problems } = await withService(service.url)
  const { metres, by } = await roads.route(home, bazaar)
  expect(by).toBe('road')
  expect(metres).toBeGreaterThan(2_050)
  expect(problems).toEqual(['it cannot be reached or understood'])
})

test('the setting is an address or nothing', () => {
  expect(readRouterSettings({})).toEqual({ routerUrl: undefined })
  expect(readRouterSettings({ ROUTER_URL: 'https://roads.example.org/' }).routerUrl).toBe(
    'https://roads.example.org',
  )
  expect(() => readRouterSettings({ ROUTER_URL: 'roads.example.org' })).toThrow('ROUTER_URL')
})

test('a route is told in whole metres and seconds, its line to a metre', async () => {
  const from = { lat: 41.300000001, lon: 69.2 }
  const { value } = await tellRoute(noRoads, from, bazaar)
  expect(value).toMatchObject({
    by: 'air',
    line: [
      [41.3, 69.2],
      [41.3, 69.22],
    ],
  })
  expect(Number.isInteger(value.distance_m) && Number.isInteger(value.duration_s)).toBe(true)
})
