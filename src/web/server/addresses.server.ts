import type { FastifyInstance } from 'fastify'
import { tashkentDay } from '#kernel/tashkent.ts'
import { compressed, sendCompressed } from '#platform/http/site/compressed.ts'
import { htmlLang, locales, localizedPath } from '#platform/i18n/locales.ts'
import { feedPath, rssXml } from './rss.server.ts'
import type { Site } from './site.server.ts'
import { changedAddresses, sitemapXml } from './sitemap.server.ts'

const WEEK_MS = 7 * 86_400_000

/** A feed is asked for every few minutes by whoever follows it. */
const FEED_LIFE_MS = 60_000

/** Lists of our addresses: all of them, those that changed, and the feeds of the blog. */
export function mountAddresses(app: FastifyInstance, site: Site): void {
  const { origin, now, tariff } = site
  const facts = async () => {
    const [current, posts, open] = await Promise.all([
      tariff().catch(() => undefined),
      site.posts.days().catch(() => []),
      site.vacancies('uz').catch(() => []),
    ])
    const vacancies = open.map(({ id, published_at }) => ({ id, published_at }))
    return { tariffSince: current?.effectiveFrom, posts, vacancies }
  }
  let made: { of: string; body: ReturnType<typeof compressed> } | undefined
  app.get('/sitemap.xml', async (request, reply) => {
    const known = await facts()
    const of = JSON.stringify(known)
    if (made?.of !== of) {
      const xml = Buffer.from(sitemapXml(origin, known))
      made = { of, body: compressed(xml, 'application/xml; charset=utf-8') }
    }
    return sendCompressed(request, reply, await made.body)
  })
  app.get('/changed-addresses.json', async (request, reply) => {
    const asked = new URL(origin + request.url).searchParams.get('since') ?? ''
    const since = /^\d{4}-\d\d-\d\d$/.test(asked) ? asked : tashkentDay(new Date(now().getTime() - WEEK_MS))
    return reply
      .header('Cache-Control', 'public, max-age=600')
      .send(changedAddresses(origin, since, await facts()))
  })
  mountFeeds(app, site)
}

function mountFeeds(app: FastifyInstance, { origin, now, posts, translate }: Site): void {
  for (const locale of locales) {
    let made: { at: number; body: ReturnType<typeof compressed> } | undefined
    const write = async () => {
      const xml = rssXml({
        origin,
        locale,
        words: { title: translate(locale, 'posts.feed.title'), about: translate(locale, 'posts.feed.about') },
        topic: (id) => translate(locale, `posts.topics.${id}`),
        posts: await posts.feed(locale),
      })
      return compressed(Buffer.from(xml), 'application/rss+xml; charset=utf-8')
    }
    app.get(localizedPath(locale, feedPath), async (request, reply) => {
      const at = now().getTime()
      if (!made || at - made.at >= FEED_LIFE_MS) {
        const body = write()
        made = { at, body }
        // What failed is tried again by whoever asks next.
        body.catch(() => {
          made = undefined
        })
      }
      const { body } = made
      reply.header('Content-Language', htmlLang[locale])
      return sendCompressed(request, reply, await body)
    })
  }
}
