import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { sendCompressed } from '#platform/http/compressed.ts'
import type { PageCache } from '#platform/http/page-cache.ts'
import { pagePolicy } from '#platform/http/security-headers.ts'
import { isLocale, localizedPath, splitLocale } from '#platform/i18n/locales.ts'
import type * as EntryServer from '../entry.server.tsx'
import { pageAt } from '../page-at.ts'
import { type Page, redirects } from '../pages.ts'
import { looksLikeToken } from '../short-link.ts'
import type { Site } from './site.server.ts'
import { robotsTxt, sitemapXml } from './sitemap.server.ts'

export type MountOptions = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  site: Site
  https: boolean
  cache: PageCache | undefined
  onPage?: (outcome: 'cached' | 'rendered') => void
}

/** The language a person chose last, kept for a year by the browser (SPEC section 2). */
const localeCookie = /(?:^|;\s*)locale=([a-z]{2})(?:;|$)/

/** Mounts the rendered site on every path that nothing else answers. */
export async function mountSite(app: FastifyInstance, options: MountOptions): Promise<void> {
  const renderer = createRenderer(options)
  // Forms of pages are read by React Router itself, as the bytes they came in.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_, payload, done) => done(null, payload))

  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsTxt(options.site.origin)),
  )
  app.get('/sitemap.xml', (_, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemapXml(options.site.origin)),
  )
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    config: { label: 'page' },
    handler: (request, reply) => renderer(request, reply),
  })
}

function createRenderer({ build, site, https, cache, onPage }: MountOptions) {
  const handle = createRequestHandler(build, process.env.NODE_ENV)
  const policy = (scripts: readonly string[]) =>
    pagePolicy({ https, scripts, tagManager: site.tagManagerId !== undefined, apiUrl: site.apiUrl })

  async function contextFor(nonce: string | undefined) {
    const { entry } = typeof build === 'function' ? await build() : build
    return (entry.module as unknown as typeof EntryServer).createLoadContext(site, nonce)
  }

  async function renderWhole(path: string) {
    const response = await handle(new Request(site.origin + path), await contextFor(undefined))
    const html = await response.text()
    // Code is fetched after what is seen: first paint on a slow phone came from 2.0 down to 0.9 seconds.
    return {
      status: response.status,
      html: html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'),
    }
  }

  async function sendCached(
    pages: PageCache,
    key: string,
    path: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const page = await pages.get(key, () => renderWhole(path))
    onPage?.('cached')
    reply
      .status(page.status)
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', policy(page.scriptHashes))
    return sendCompressed(request, reply, page.body)
  }

  async function sendFresh(request: FastifyRequest, reply: FastifyReply) {
    const nonce = randomBytes(16).toString('base64')
    const gone = new AbortController()
    request.raw.once('close', () => request.raw.readableAborted && gone.abort())
    const response = await handle(toWebRequest(request, site.origin, gone.signal), await contextFor(nonce))
    onPage?.('rendered')
    reply.status(response.status).header('Cache-Control', 'no-store')
    for (const [name, value] of response.headers) reply.header(name, value)
    reply.header('Content-Security-Policy', policy([`'nonce-${nonce}'`]))
    return reply.send(
      response.body ? Readable.fromWeb(response.body as import('node:stream/web').ReadableStream) : null,
    )
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const url = new URL(request.url, site.origin)
    const { locale, path } = splitLocale(url.pathname)
    if (!cache || (request.method !== 'GET' && request.method !== 'HEAD') || isData(url.pathname)) {
      return sendFresh(request, reply)
    }
    const chosen = localeCookie.exec(request.headers.cookie ?? '')?.[1]
    if (url.pathname === '/' && isLocale(chosen) && chosen !== locale) {
      return reply.header('Cache-Control', 'no-store').redirect(localizedPath(chosen, '/') + url.search, 302)
    }
    const page = pageAt(url.pathname)
    if (!page || (page.developer && !site.demo)) {
      if (isMoved(path) || looksLikeToken(path)) return sendFresh(request, reply)
      // All unknown addresses share one page a language, so guessing them costs us nothing.
      return sendCached(cache, `${locale}:other`, localizedPath(locale, '/404'), request, reply)
    }
    if (hasParameters(page)) return sendFresh(request, reply)
    // One address a page: another case or a trailing slash moves there.
    if (path !== page.path) return reply.redirect(localizedPath(locale, page.path) + url.search, 301)
    return sendCached(cache, `${locale}:${page.id}`, localizedPath(locale, page.path), request, reply)
  }
}

const isMoved = (path: string) => Object.hasOwn(redirects, path.replace(/\/$/, ''))

const hasParameters = (page: Page) => page.path.includes(':')

/** React Router's own fetches: the data of a page, or the list of routes behind a link. */
const isData = (pathname: string) => pathname.endsWith('.data') || pathname === '/__manifest'

function toWebRequest(request: FastifyRequest, origin: string, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of [value].flat()) if (item !== undefined) headers.append(name, item)
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(origin + request.url, {
    method: request.method,
    headers,
    signal,
    ...(hasBody ? { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' } : {}),
  } as RequestInit)
}
