import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Limit } from '#platform/http/limits/door.ts'
import { htmlLang, type Locale, locales, localizedPath } from '#platform/i18n/locales.ts'
import type { Site } from '../../server/site.server.ts'
import { lightPage } from './light-page.server.ts'
import { lightPolicy } from './light-style.server.ts'

type LightOptions = { site: Site; limit: Limit; onPage?: (outcome: 'rendered') => void }

const longest = { code: 64, pass: 300 }

/** `/t/{code}` in four languages, beside the pages of React: it needs neither hydration nor a build. */
export function mountLightPages(app: FastifyInstance, options: LightOptions): void {
  for (const locale of locales) {
    app.route({
      method: ['GET', 'HEAD'],
      url: localizedPath(locale, '/t/:code'),
      config: { label: 'light page' },
      handler: (request, reply) => answer(request, reply, locale, options),
    })
  }
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  locale: Locale,
  { site, limit, onPage }: LightOptions,
) {
  limit(request, reply)
  const code = (request.params as { code: string }).code.slice(0, longest.code)
  const pass = passIn(request.query)
  const tracked = await site.track(locale, code, pass)
  const { translate, demo } = site
  onPage?.('rendered')
  return reply
    .status(tracked ? 200 : 404)
    .headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': htmlLang[locale],
      'Content-Security-Policy': lightPolicy,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      // The address may carry a passcode: it is nobody else's.
      'Referrer-Policy': 'same-origin',
    })
    .send(lightPage({ locale, code, pass, tracked, now: site.now(), demo, translate }))
}

/** Given twice it is a list, and nobody's passcode. */
function passIn(query: unknown): string | undefined {
  const { p } = query as { p?: unknown }
  return typeof p === 'string' && p !== '' && p.length <= longest.pass ? p : undefined
}
