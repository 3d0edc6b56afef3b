import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { Limit } from '#platform/http/limits/door.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { pagePolicy } from '#platform/http/security-headers.ts'
import { sendCompressed, sendPacked } from '#platform/http/site/compressed.ts'
import type { PageCache } from '#platform/http/site/page-cache.ts'
import { NoPlace, type RenderPlace } from '#platform/http/site/render-place.ts'
import { htmlLang, splitLocale } from '#platform/i18n/locales.ts'
import type * as EntryServer from '../../entry.server.tsx'
import { answerTo, type PageAnswer } from '../page-address.server.ts'
import { createShortLinks } from '../short-links.server.ts'
import type { Site } from '../site.server.ts'
import { createFullHouse } from './full-house.server.ts'
import { createHandlers } from './handlers.server.ts'

export type PageOutcome = 'cached' | 'rendered' | 'refused'

export type RendererOptions = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  site: Site
  https: boolean
  cache: PageCache | undefined
  /** Where pages are rendered, few at a time. */
  place: RenderPlace
  /** What is rendered for one caller counts against that caller's limit. */
  limit: Limit
  onPage?: (outcome: PageOutcome) => void
}

export type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Answers every address of the site: from memory, by moving on, or by rendering it, as long as there is a place for it. */
export function createRenderer(options: RendererOptions): Answer {
  const { site, cache, place, onPage } = options
  const policy = policyOf(options)
  const make = createMaker(options)
  const followLink = createShortLinks(site, options.limit)
  const sendFullHouse = createFullHouse(site)

  async function sendCached(
    pages: PageCache,
    key: string,
    path: string,
    ...[request, reply]: Parameters<Answer>
  ) {
    const page = await pages.get(key, () => place.run(() => make.whole(path)))
    onPage?.('cached')
    reply
      .status(page.status)
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', policy(page.scriptHashes))
    return sendCompressed(request, reply, page.body)
  }

  async function sendFresh(request: FastifyRequest, reply: FastifyReply) {
    options.limit(request, reply)
    const rendered = () => make.fresh(request, randomBytes(16).toString('base64'))
    // The list of routes takes no time, and without it links lead nowhere.
    const { response, body, nonce } = await (isManifest(request.url)
      ? rendered()
      : place.run(rendered, goneOf(reply)))
    onPage?.('rendered')
    reply.status(response.status).header('Cache-Control', 'no-store')
    for (const [name, value] of response.headers) reply.header(name, value)
    if (response.status >= 300 && response.status < 400) return reply.removeHeader('Content-Type').send()
    reply.header('Content-Security-Policy', policy([`'nonce-${nonce}'`]))
    return body.length === 0 ? reply.send() : sendPacked(request, reply, body)
  }

  async function send(answer: PageAnswer, ...[request, reply]: Parameters<Answer>): Promise<FastifyReply> {
    if (answer.kind === 'link')
      return (await followLink(answer.token, request, reply)) ? reply : send(answer.dead, request, reply)
    if (answer.kind === 'moved') return reply.redirect(answer.to, answer.forGood ? 301 : 302)
    if (answer.kind === 'fresh' || !cache) return sendFresh(request, reply)
    return sendCached(cache, answer.key, answer.path, request, reply)
  }

  return async (request, reply) => {
    const url = new URL(site.origin + request.url)
    const data = isData(url.pathname)
    const { locale } = splitLocale(url.pathname.replace(/\.data$/, ''))
    reply.header('Content-Language', htmlLang[locale])
    try {
      if (data || request.method === 'POST') return await sendFresh(request, reply)
      if (url.pathname === '/') reply.header('Vary', 'Cookie')
      return await send(answerTo(url, request.headers.cookie, site), request, reply)
    } catch (error) {
      if (!(error instanceof NoPlace)) throw error
      onPage?.('refused')
      return sendFullHouse(request, reply, locale, data)
    }
  }
}

/** What React Router makes of an address, to the end. */
function createMaker({ build, site }: RendererOptions) {
  const handle = createHandlers(build)

  async function make(request: Request, nonce?: string, caller?: { network: string }) {
    const { entry } = typeof build === 'function' ? await build() : build
    const { createLoadContext, bodyOf } = entry.module as unknown as typeof EntryServer
    const response = await handle(request, createLoadContext(site, nonce, caller))
    return { response, nonce, body: await bodyOf(response) }
  }

  return {
    async whole(path: string) {
      const { response, body } = await make(new Request(site.origin + path))
      return { status: response.status, html: body.toString() }
    },
    fresh: (request: FastifyRequest, nonce: string) =>
      make(toWebRequest(request, site.origin), nonce, { network: networkOf(request.ip) }),
  }
}

const policyOf =
  ({ site, https }: RendererOptions) =>
  (scripts: readonly string[]) =>
    pagePolicy({
      https,
      scripts,
      tagManager: site.tagManagerId !== undefined,
      apiUrl: site.apiUrl,
      imagesFrom: site.mapTilesUrl,
    })

/** Says when whoever asked has left: what nobody waits for is not rendered. */
function goneOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    // Told why, it needs no error of its own, which would be made for everybody who comes.
    if (!reply.raw.writableEnded) gone.abort('gone')
  })
  return gone.signal
}

/** React Router's own fetches: the data of a page, or the list of routes behind a link. */
const isData = (pathname: string) => pathname.endsWith('.data') || isManifest(pathname)
const isManifest = (address: string) => /^\/__manifest(\?|$)/.test(address)

function toWebRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of [value].flat()) if (item !== undefined) headers.append(name, item)
  }
  const body = Buffer.isBuffer(request.body) ? { body: new Uint8Array(request.body) } : {}
  return new Request(origin + request.url, { method: request.method, headers, ...body })
}
