import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { packStaticFiles, serveStaticFiles } from './static-files.ts'

const script = 'export const words = ["posilka", "kuryer", "punkt"]\n'.repeat(20)

/** A built site: one script that is worth packing, one that is not, a picture, and what is nobody's business. */
async function site({ packed }: { packed: boolean }) {
  const folder = mkdtempSync(join(tmpdir(), 'tezbox-static-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/page-1a2b.js'), script)
  writeFileSync(join(folder, 'assets/paint.worker-3c4d.js'), script)
  writeFileSync(join(folder, 'sw.js'), 'void 0')
  writeFileSync(join(folder, 'icon.png'), Buffer.alloc(2000))
  writeFileSync(join(folder, '.hidden.js'), script)
  if (packed) await packStaticFiles(folder)
  const app = Fastify()
  await serveStaticFiles(app, folder, async (_, reply) => reply.status(404).send('the page for the lost'))
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
}

test('what was packed by the build is sent as the caller understands it', async () => {
  const get = await site({ packed: true })
  const br = await get('/assets/page-1a2b.js', { 'accept-encoding': 'gzip, br' })
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script)
  const gzip = await get('/assets/page-1a2b.js', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script)
  const plain = await get('/assets/page-1a2b.js')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body).toBe(script)
  const again = await get('/assets/page-1a2b.js', { 'if-none-match': String(br.headers.etag) })
  expect(again.statusCode).toBe(304)
})

test('a script with a thread of its own may ask this host, others bring no policy of their own', async () => {
  const get = await site({ packed: false })
  const policyOf = async (url: string) => (await get(url)).headers['content-security-policy']
  for (const url of ['/assets/paint.worker-3c4d.js', '/sw.js'])
    expect(await policyOf(url), url).toContain("connect-src 'self'")
  expect(await policyOf('/assets/page-1a2b.js')).toBeUndefined()
})

test('what packing would not make smaller is sent as it is', async () => {
  const get = await site({ packed: true })
  for (const url of ['/sw.js', '/icon.png']) {
    const { statusCode, headers } = await get(url, { 'accept-encoding': 'br' })
    expect([statusCode, headers['content-encoding'], headers['cache-control']], url).toEqual([
      200,
      undefined,
      'public, max-age=3600',
    ])
  }
})

test('packed forms and hidden files have no address of their own; a site that is not packed is served all the same', async () => {
  const get = await site({ packed: true })
  for (const url of [
    '/assets/page-1a2b.js.br',
    '/assets/page-1a2b.js.gz',
    '/.hidden.js',
    '/assets/../.hidden.js',
  ])
    expect((await get(url)).statusCode, url).toBe(404)
  expect((await get('/assets/gone.js')).body).toBe('the page for the lost')
  const unpacked = await site({ packed: false })
  expect((await unpacked('/assets/page-1a2b.js', { 'accept-encoding': 'br' })).body).toBe(script)
})
