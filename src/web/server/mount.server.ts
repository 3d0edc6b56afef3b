import type { FastifyInstance } from 'fastify'
import { EdgeError } from '#platform/http/errors.ts'
import type { Limit } from '#platform/http/limits/door.ts'
import { compressed, sendCompressed } from '#platform/http/site/compressed.ts'
import { pageAt } from '../page-at.ts'
import { mountLightPages } from '../public/track-light/mount-light.server.ts'
import { mountAddresses } from './addresses.server.ts'
import { mountApp } from './app/mount-app.server.ts'
import { type Answer, createRenderer, type RendererOptions } from './rendering/renderer.server.ts'
import { securityTxt } from './security-txt.server.ts'
import { robotsTxt } from './sitemap.server.ts'
import { mountTagFrame } from './tag-frame.server.ts'

/** Bytes: a message of two thousand letters in Cyrillic, and a few lines beside it. */
const LARGEST_FORM = 32_768

/** The site as the server takes it on, and lets it go. */
export type OpenSite = {
  mount(app: FastifyInstance, limit: Limit): Promise<void>
  /** Pages that are being rendered, and those that wait for it. */
  renders(): { underWay: number; waiting: number }
  close(): Promise<void>
}

/** Mounts the rendered site on every path that nothing else answers, and tells what answers there. */
export async function mountSite(app: FastifyInstance, options: RendererOptions): Promise<Answer> {
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
  mountApp(app, options.site)
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
  return renderer
}
