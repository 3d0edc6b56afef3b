import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { EdgeError } from '#platform/http/errors.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { pagePolicy } from '#platform/http/security-headers.ts'
import type { Limit } from '#platform/http/server.ts'
import { compressed, sendCompressed, sendPacked } from '#platform/http/site/compressed.ts'
import type { PageCache } from '#platform/http/site/page-cache.ts'
import { htmlLang, splitLocale } from '#platform/i18n/locales.ts'
import type * as EntryServer from '../entry.server.tsx'
import { pageAt } from '../page-at.ts'
import { mountLightPages } from '../public/track-light/mount-light.server.ts'
import { mountAddresses } from './addresses.server.ts'
import { answerTo, type PageAnswer } from './page-address.server.ts'
import { securityTxt } from './security-txt.server.ts'
import { createShortLinks } from './short-links.server.ts'
import type { Site } from './site.server.ts'
import { robotsTxt } from './sitemap.server.ts'
import { mountTagFrame } from './tag-frame.server.ts'

/** Bytes: a message of two thousand letters in Cyrillic, and a few lines beside it. */
const LARGEST_FORM = 32_768

export type MountOptions = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  site: Site
  https: boolean
  cache: PageCache | undefined
  /** What is rendered for one caller counts against that caller's limit. */
  limit: Limit
  onPage?: (outcome: 'cached' | 'rendered') => void
}

/** The site as the server takes it on, and lets it go. */
export type OpenSite = { mount(app: FastifyInstance, limit: Limit): Promise<void>; close(): Promise<void> }

/** Mounts the rendered site on every path that nothing else answers. */
export async function mountSite(app: FastifyInstance, options: MountOptions): Promise<void> {
  const renderer = createRenderer(options)
  // Nothing here reads a body but forms, and those are short.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_, payload, done) => done(null, payload))
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: LARGEST_FORM },
    (_, body, done) => done(null, body),
  )

  const { origin } = options.site
  const robots = await compressed(Buffer.from(robotsTxt(origin)), 'text/plain; charset=utf-8')
  app.get('/robots.txt', (request, reply) => sendCompressed(request, reply, robots))
  mountAddresses(app, options.site)
  app.get('/.well-known/security.txt', (_, reply) =>
    reply
      .header('Content-Type', 'text/plain; charset=utf-8')
      .header('Content-Language', 'en')
      .header('Cache-Control', 'public, max-age=86400')
      .send(securityTxt(origin, options.site.now())),
  )
  mountLightPages(app, options)
  if (options.site.tagManagerId !== undefined) mountTagFrame(app, options.site.tagManagerId)
  app.route({ method: ['GET', 'HEAD'], url: '/*', config: { label: 'page' }, handler: renderer })
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    config: { label: 'page' },
    handler: async (request, reply) => {
      const page = pageAt(new URL(origin + request.url).pathname.replace(/\.data$/, ''))
      if (request.method !== 'POST' || !page?.form || !Buffer.isBuffer(request.body))
        throw new EdgeError({ code: 'method_not_allowed' }, { Allow: 'GET, HEAD' })
      return renderer(request, reply)
    },
  })
}

function createRenderer({ build, site, https, cache, limit, onPage }: MountOptions) {
  const handle = createRequestHandler(build, process.env.NODE_ENV)
  const policy = (scripts: readonly string[]) =>
    pagePolicy({
      https,
      scripts,
      tagManager: site.tagManagerId !== undefined,
      apiUrl: site.apiUrl,
      imagesFrom: site.mapTilesUrl,
    })

  async function contextFor(nonce: string | undefined, caller?: { network: string }) {
    const { entry } = typeof build === 'function' ? await build() : build
    return (entry.module as unknown as typeof EntryServer).createLoadContext(site, nonce, caller)
  }

  async function renderWhole(path: string) {
    const response = await handle(new Request(site.origin + path), await contextFor(undefined))
    return { status: response.status, html: await response.text() }
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
    limit(request, reply)
    const nonce = randomBytes(16).toString('base64')
    const caller = { network: networkOf(request.ip) }
    const response = await handle(toWebRequest(request, site.origin), await contextFor(nonce, caller))
    onPage?.('rendered')
    reply.status(response.status).header('Cache-Control', 'no-store')
    for (const [name, value] of response.headers) reply.header(name, value)
    if (response.status >= 300 && response.status < 400) return reply.removeHeader('Content-Type').send()
    reply.header('Content-Security-Policy', policy([`'nonce-${nonce}'`]))
    if (!response.body) return reply.send()
    return sendPacked(
      request,
      reply,
      Readable.fromWeb(response.body as import('node:stream/web').ReadableStream),
    )
  }

  const followLink = createShortLinks(site)

  async function send(
    answer: PageAnswer,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (answer.kind === 'link')
      return (await followLink(answer.token, request, reply)) ? reply : send(answer.dead, request, reply)
    if (answer.kind === 'moved') return reply.redirect(answer.to, answer.forGood ? 301 : 302)
    if (answer.kind === 'fresh' || !cache) return sendFresh(request, reply)
    return sendCached(cache, answer.key, answer.path, request, reply)
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const url = new URL(site.origin + request.url)
    reply.header('Content-Language', languageOf(url.pathname))
    if (isData(url.pathname) || request.method === 'POST') return sendFresh(request, reply)
    if (url.pathname === '/') reply.header('Vary', 'Cookie')
    return send(answerTo(url, request.headers.cookie, site), request, reply)
  }
}

/** A page speaks the language of its address, its data too. */
const languageOf = (pathname: string) => htmlLang[splitLocale(pathname.replace(/\.data$/, '')).locale]

/** React Router's own fetches: the data of a page, or the list of routes behind a link. */
const isData = (pathname: string) => pathname.endsWith('.data') || pathname === '/__manifest'

function toWebRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of [value].flat()) if (item !== undefined) headers.append(name, item)
  }
  const body = Buffer.isBuffer(request.body) ? { body: new Uint8Array(request.body) } : {}
  return new Request(origin + request.url, { method: request.method, headers, ...body })
}
