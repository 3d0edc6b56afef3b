import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { mapArchive } from '../../../tests/support/map-archive.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'tezbox-tiles-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const mapFile = join(folder, 'map.pmtiles')
writeFileSync(mapFile, mapArchive([{ z: 5, x: 21, y: 12, content: Buffer.from('streets') }]))
const server = await startTestApp({ mapFile, env: { RATE_LIMIT_PER_MINUTE: '2' } })
const tile = '/tiles/5/21/12'

test('anybody gets tiles, twenty times as many as calls, and who asks for more is told when to come again', async () => {
  const headers = { 'accept-encoding': 'gzip', authorization: 'Bearer nobody' }
  const statuses: number[] = []
  for (let times = 0; times < 40; times++) statuses.push((await server.call('GET', tile, { headers })).status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  const refused = await server.call('GET', tile, { headers })
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  // Calls and pages have limits of their own.
  expect((await server.call('GET', '/api/docs')).status).toBe(200)
  expect(
    (await server.call('GET', tile, { headers, from: '10.9.0.1' })).headers['set-cookie'],
  ).toBeUndefined()
})

test('a map that cannot be read is a problem of the map alone', async () => {
  const without = await startTestApp({ mapFile: join(folder, 'none.pmtiles'), db: server.db })
  const refused = await without.call('GET', tile)
  expect([refused.status, refused.body.code]).toEqual([503, 'service_unavailable'])
  expect(refused.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
  expect(without.log).toContain('map: it is not there')
  expect((await without.call('GET', '/readyz')).status).toBe(200)
})
