import { brand } from '#kernel/brand.ts'
import type { feedPosts } from '#modules/content/index.ts'
import { postPicture } from '#modules/content/index.ts'
import { htmlLang, type Locale, localizedPath } from '#platform/i18n/locales.ts'
import { toHtml } from '#platform/markdown/tree-html.ts'
import { mapLinks } from '#platform/markdown/tree-walk.ts'

export const feedPath = '/rss.xml'

type FeedPost = Awaited<ReturnType<typeof feedPosts>>[number]

export type Feed = {
  origin: string
  locale: Locale
  words: { title: string; about: string }
  /** The word of a topic. */
  topic(id: FeedPost['topic']): string
  posts: readonly FeedPost[]
}

/** RSS 2.0 with whole posts. What readers show stands on their side, so every address is whole. */
export function rssXml({ origin, locale, words, topic, posts }: Feed): string {
  const own = (path: string) => origin + localizedPath(locale, path)
  const newest = posts.map(({ updatedAt }) => updatedAt.getTime()).sort((a, b) => b - a)[0]
  const items = posts.map((post) => {
    const link = own(`/blog/${post.id}`)
    const blocks = mapLinks(post.blocks, (to) => (to.startsWith('/') ? origin + to : to))
    const html = toHtml(blocks, (name) => {
      const picture = postPicture(name)
      return { ...picture, src: origin + picture.src }
    })
    return element('item', [
      text('title', post.title),
      text('link', link),
      `<guid isPermaLink="true">${xml(link)}</guid>`,
      text('pubDate', post.publishedAt.toUTCString()),
      text('dc:creator', post.author),
      text('category', topic(post.topic)),
      text('description', post.description),
      text('content:encoded', html),
    ])
  })
  const channel = element('channel', [
    text('title', words.title),
    text('link', own('/blog')),
    `<atom:link href="${xml(own(feedPath))}" rel="self" type="application/rss+xml"/>`,
    text('description', words.about),
    text('language', htmlLang[locale]),
    text('generator', brand.name),
    ...(newest === undefined ? [] : [text('lastBuildDate', new Date(newest).toUTCString())]),
    text('ttl', '60'),
    ...items,
  ])
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">\n${channel}\n</rss>\n`
}

const element = (name: string, inner: readonly string[]) => `<${name}>\n${inner.join('\n')}\n</${name}>`
const text = (name: string, value: string) => `<${name}>${xml(value)}</${name}>`

/** Signs that XML cannot carry, not even by number: control signs and halves of pairs. */
const outside = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const xml = (value: string) =>
  value.replaceAll(outside, '').replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? '')
