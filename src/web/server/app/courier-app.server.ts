import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { brand } from '#kernel/brand.ts'
import { pagePolicy } from '#platform/http/security-headers.ts'
import { compressed, sendCompressed } from '#platform/http/site/compressed.ts'
import { htmlLang, localeFromAcceptLanguage, locales, localizedPath } from '#platform/i18n/locales.ts'
import type { Answer } from '../rendering/renderer.server.ts'
import type { Site } from '../site.server.ts'

/** The courier's app has one address in all languages; those with a language in front say in which one it opens. */
export const courierPath = '/courier/'

export type CourierOptions = {
  site: Site
  https: boolean /** The built files of the site. */
  folder: string
}

/** The app's one page, for every address below `/courier/` that is no file: which screen it is, the app knows. */
export function mountCourier(app: FastifyInstance, { site, https, folder }: CourierOptions): Answer {
  app.get('/courier/app.webmanifest', async (request, reply) => {
    const text = JSON.stringify(courierManifest(site, request.headers['accept-language']))
    reply.headers({ 'Cache-Control': 'no-cache', Vary: 'Accept-Language' })
    return sendCompressed(
      request,
      reply,
      await compressed(Buffer.from(text), 'application/manifest+json; charset=utf-8'),
    )
  })
  const { origin, apiUrl, demo, mapTilesUrl } = site
  const policy = pagePolicy({ https, scripts: [], tagManager: false, apiUrl, imagesFrom: mapTilesUrl })
  const page = async () => {
    const written = await readFile(join(folder, 'courier/index.html'), 'utf8')
    const mapVersion = (await site.mapFacts())?.version
    const told = JSON.stringify({ siteUrl: origin, apiUrl, demo, mapTilesUrl, mapVersion })
    return compressed(
      Buffer.from(written.replace('content="{}"', () => `content="${escaped(told)}"`)),
      'text/html; charset=utf-8',
    )
  }
  let made: ReturnType<typeof page> | undefined
  const send: Answer = async (request, reply) => {
    made ??= page()
    // A failure is not kept: the next caller tries again.
    made.catch(() => {
      made = undefined
    })
    reply.headers({
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy,
      'X-Robots-Tag': 'noindex',
    })
    return sendCompressed(request, reply, await made)
  }
  for (const locale of locales) {
    const to = locale === 'uz' ? courierPath : `${courierPath}?lang=${locale}`
    // The router takes no notice of a slash at the end, and relative addresses do.
    app.get(localizedPath(locale, '/courier'), async (request, reply) =>
      request.url.startsWith(courierPath) ? send(request, reply) : reply.redirect(to, 302),
    )
  }
  return send
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Another app than the site's: it has its own place on the phone. */
function courierManifest({ translate }: Site, acceptLanguage: string | undefined) {
  const locale = localeFromAcceptLanguage(acceptLanguage)
  const name = translate(locale, 'courierApp.manifest.name', { brand: brand.name })
  const icon = (src: string, sizes: string) => ({ src, sizes, type: 'image/png' })
  return {
    id: courierPath,
    name,
    short_name: name,
    description: translate(locale, 'courierApp.manifest.description'),
    lang: htmlLang[locale],
    dir: 'ltr',
    start_url: courierPath,
    scope: courierPath,
    display: 'standalone',
    orientation: 'any',
    background_color: '#07151B',
    theme_color: '#07151B',
    icons: [
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      { ...icon('/icon-512.png', '512x512'), purpose: 'maskable' },
    ],
  }
}
