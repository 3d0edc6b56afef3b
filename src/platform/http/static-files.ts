import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Compressed, compressed, sendCompressed } from './compressed.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * Serves the built client files. Each becomes a route of its own, so no path is ever put together from a request.
 * Names below /assets/ carry a hash of their content and never change.
 */
export async function serveStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const file = join(entry.parentPath, entry.name)
    const type = types[extname(entry.name)]
    if (!type) continue
    const url = `/${file.slice(folder.length).split(sep).filter(Boolean).join('/')}`
    const cacheControl = url.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600'
    let loaded: Promise<Compressed> | undefined
    app.get(url, { config: { label: '/assets' } }, async (request, reply) => {
      loaded ??= readFile(file).then((plain) => compressed(plain, type, 11))
      // A failure is not kept: the next caller tries again.
      loaded.catch(() => {
        loaded = undefined
      })
      return sendCompressed(request, reply.header('Cache-Control', cacheControl), await loaded)
    })
  }
}
