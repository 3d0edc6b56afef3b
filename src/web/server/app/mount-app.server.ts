import type { FastifyInstance } from 'fastify'
import { type Compressed, compressed, sendCompressed } from '#platform/http/site/compressed.ts'
import { htmlLang, locales, localizedPath } from '#platform/i18n/locales.ts'
import type { Site } from '../site.server.ts'
import { manifestOf, manifestPath } from './manifest.server.ts'
import { offlinePage, offlinePolicy } from './offline-page.server.ts'
import { sharedWay } from './shared-way.ts'

/** What makes the site an app on the phone (decision 69): its name card, its page without a line, and where shared things go. */
export function mountApp(app: FastifyInstance, { origin, translate }: Site): void {
  for (const locale of locales) {
    const manifest = once(() => {
      const text = JSON.stringify(manifestOf(locale, translate))
      return compressed(Buffer.from(text), 'application/manifest+json; charset=utf-8')
    })
    const offline = once(() =>
      compressed(Buffer.from(offlinePage(locale, translate)), 'text/html; charset=utf-8'),
    )
    const language = { 'Content-Language': htmlLang[locale] }
    app.get(localizedPath(locale, manifestPath), async (request, reply) => {
      reply.headers({ ...language, 'Cache-Control': 'public, max-age=3600' })
      return sendCompressed(request, reply, await manifest())
    })
    app.get(localizedPath(locale, '/offline'), async (request, reply) => {
      reply.headers({
        ...language,
        'Cache-Control': 'public, max-age=3600',
        'Content-Security-Policy': offlinePolicy,
        'X-Robots-Tag': 'noindex',
      })
      return sendCompressed(request, reply, await offline())
    })
    app.get(localizedPath(locale, '/share'), (request, reply) => {
      const asked = Object.fromEntries(new URL(origin + request.url).searchParams)
      // Neither a cache nor the next page learns of what was shared.
      return reply
        .headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
        .redirect(localizedPath(locale, sharedWay(asked, origin)), 303)
    })
  }
}

/** Made when it is first asked for: texts do not change while the server runs. */
function once(make: () => Promise<Compressed>): () => Promise<Compressed> {
  let made: Promise<Compressed> | undefined
  return () => {
    made ??= make()
    return made
  }
}
