import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { EdgeError } from '#platform/http/errors.ts'
import { mapArchive } from '../../../tests/support/map-archive.ts'
import { createMapFile } from './map-file.ts'
import { mountTiles } from './serve-tiles.ts'

const address = '/tiles/12/2863/1550'
const tiles = (content: string) => [
  { z: 12, x: 2863, y: 1550, content: Buffer.from(content) },
  { z: 12, x: 2864, y: 1550, content: Buffer.from(`${content} beside it`) },
]

/** A server with a map of two tiles, and a clock for looking whether it was replaced. */
function mapServer(bytes: Uint8Array | undefined = mapArchive(tiles('streets'))) {
  const folder = mkdtempSync(join(tmpdir(), 'tezbox-tiles-'))
  const path = join(folder, 'map.pmtiles')
  if (bytes) writeFileSync(path, bytes)
  const problems: (string | undefined)[] = []
  let now = 0
  const map = createMapFile({ path, onChange: (problem) => problems.push(problem), now: () => now })
  const app = Fastify()
  const asked: string[] = []
  app.setErrorHandler((error, _, reply) =>
    reply.status(error instanceof EdgeError && error.failure.code === 'not_found' ? 404 : 503).send(),
  )
  mountTiles(app, {
    map,
    limit: (_request, _reply, rule) => void asked.push(rule?.name ?? ''),
    callsPerMinute: 600,
  })
  onTestFinished(() => {
    map.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    path,
    folder,
    map,
    problems,
    asked,
    wait: (ms: number) => {
      now += ms
    },
    get: (
      url: string,
      headers: Record<string, string> = { 'accept-encoding': 'gzip' },
      method: 'GET' | 'HEAD' = 'GET',
    ) => app.inject({ method, url, headers }),
  }
}

test('a tile is sent as it lies in the file, and to whoever does not unpack, unpacked', async () => {
  const { get, asked } = mapServer()
  const packed = await get(address)
  expect(packed.statusCode).toBe(200)
  expect(packed.headers).toMatchObject({
    'content-type': 'application/vnd.mapbox-vector-tile',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=86400',
    vary: 'Accept-Encoding',
  })
  expect(gunzipSync(packed.rawPayload).toString()).toBe('streets')
  expect(packed.headers['set-cookie']).toBeUndefined()
  const plain = await get(address, { 'accept-encoding': 'gzip;q=0' })
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'streets'])
  expect(plain.headers.etag).not.toBe(packed.headers.etag)
  expect(asked).toEqual(['tiles', 'tiles'])
})

test('who has a tile already is told so, and HEAD tells all but the bytes', async () => {
  const { get } = mapServer()
  const { headers } = await get(address)
  const again = await get(address, { 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, headers.etag])
  const beside = await get('/tiles/12/2864/1550', {
    'accept-encoding': 'gzip',
    'if-none-match': String(headers.etag),
  })
  expect(beside.statusCode).toBe(200)
  const head = await get(address, { 'accept-encoding': 'gzip' }, 'HEAD')
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
  expect(head.headers['content-length']).toBe(headers['content-length'])
})

test('asked for by its version a tile is kept for ever, by another it is asked for again', async () => {
  const { get, map } = mapServer()
  const version = (await map.facts())?.version
  const kept = async (url: string) => (await get(url)).headers['cache-control']
  expect(await kept(`${address}?v=${version}`)).toBe('public, max-age=31536000, immutable')
  expect(await kept(`${address}?v=older`)).toBe('public, no-cache')
  expect(await kept(`/tiles/12/1/1?v=${version}`)).toBe('public, max-age=31536000, immutable')
})

test('nothing drawn there is an answer, a place that cannot be is none', async () => {
  const { get } = mapServer()
  const empty = await get('/tiles/12/0/0')
  expect([empty.statusCode, empty.rawPayload.length, empty.headers['cache-control']]).toEqual([
    204,
    0,
    'public, max-age=86400',
  ])
  for (const nowhere of [
    '4/0/0',
    '15/0/0',
    '5/32/0',
    '5/0/32',
    '5/-1/0',
    '5/1e1/0',
    '05/1/1',
    '5/1/1.mvt',
    'a/b/c',
  ])
    expect((await get(`/tiles/${nowhere}`)).statusCode, nowhere).toBe(404)
})

test('a file that was replaced is seen within two seconds, and tiles of both are whole', async () => {
  const { get, path, folder, wait, map, problems } = mapServer()
  const before = await get(address)
  const version = (await map.facts())?.version
  const opened = await map.open()
  const fresher = join(folder, 'fresher')
  writeFileSync(fresher, mapArchive(tiles('new streets'), { metadata: { data_date: '2026-10-01' } }))
  renameSync(fresher, path)
  expect(gunzipSync((await get(address)).rawPayload).toString()).toBe('streets')
  wait(2_000)
  const after = await get(address, {
    'accept-encoding': 'gzip',
    'if-none-match': String(before.headers.etag),
  })
  expect(gunzipSync(after.rawPayload).toString()).toBe('new streets')
  expect(await map.facts()).toEqual({
    version: expect.not.stringMatching(version ?? ''),
    dataDate: '2026-10',
  })
  // Who had it open before reads on.
  const beside = await opened.find(12, 2864, 1550)
  expect(gunzipSync(await opened.read(beside ?? { offset: 0, length: 0 })).toString()).toBe(
    'streets beside it',
  )
  expect(problems).toEqual([])
})

test('without a map tiles are refused, said once, and sent as soon as there is one', async () => {
  const { get, path, wait, problems, map } = mapServer(Buffer.from('half a download'))
  for (let times = 0; times < 3; times++) expect((await get(address)).statusCode).toBe(503)
  expect(await map.facts()).toBeUndefined()
  rmSync(path)
  wait(2_000)
  expect((await get(address)).statusCode).toBe(503)
  expect(problems).toEqual([expect.stringContaining('shorter than the header'), 'it is not there'])
  writeFileSync(path, mapArchive(tiles('streets')))
  wait(2_000)
  expect((await get(address)).statusCode).toBe(200)
  expect(problems.at(-1)).toBeUndefined()
})

test('one damaged tile takes no other with it', async () => {
  const bytes = mapArchive(tiles('streets'))
  bytes[bytes.lastIndexOf(Buffer.from([0x1f, 0x8b]))] = 0
  const { get, problems } = mapServer(bytes)
  // The file has them in the order of their curve.
  expect((await get(address)).statusCode).toBe(503)
  expect((await get('/tiles/12/2864/1550')).statusCode).toBe(200)
  expect(problems).toEqual([expect.stringContaining('not packed with gzip')])
})
