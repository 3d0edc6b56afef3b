import { expect, test } from 'vitest'
import { readMarkdown } from '#platform/markdown/read-markdown.server.ts'
import { parseXml, type XmlElement } from '../../../tests/support/parse-xml.ts'
import { rssXml } from './rss.server.ts'

const { blocks } = readMarkdown(
  '## Choynak & quti\n\n[narx](/ru/pricing) <script>alert(1)</script> [x](javascript:alert(1)) ]]>\u0008\n\n![A "teapot"](teapot-cut)',
  () => true,
)
const post = {
  id: '2',
  title: 'Чай & <b>чайник</b>\u0000',
  description: 'О "посуде"',
  picture: 'teapot-cut',
  topic: 'packing',
  author: 'Угилой, Самарканд',
  publishedAt: new Date('2026-11-12T04:05:06Z'),
  updatedAt: new Date('2026-11-13T04:05:06Z'),
  readingMinutes: 4,
  blocks,
} as const
const feed = (posts: readonly (typeof post)[]) =>
  rssXml({
    origin: 'https://tezbox.example',
    locale: 'ru',
    words: { title: 'Блог', about: 'О посылках' },
    topic: () => 'Упаковка',
    posts,
  })

const inside = (element: XmlElement | undefined, name: string) =>
  element?.children.find((each) => each.name === name)
const textIn = (element: XmlElement | undefined, name: string) => inside(element, name)?.text

/** What RSS 2.0 asks of a feed, and what its best practices add. */
function validated(xml: string): XmlElement {
  const rss = parseXml(xml)
  expect([rss.name, rss.attributes.version]).toEqual(['rss', '2.0'])
  expect(rss.children.map(({ name }) => name)).toEqual(['channel'])
  const channel = inside(rss, 'channel')
  for (const name of ['title', 'link', 'description', 'language']) expect(textIn(channel, name)).toBeTruthy()
  const self = inside(channel, 'atom:link')
  expect(self?.attributes).toEqual({
    href: expect.stringMatching(/^https:\/\/.*\/rss\.xml$/),
    rel: 'self',
    type: 'application/rss+xml',
  })
  const prefixes = [...xml.matchAll(/<([a-z]+):/g)].map(([, prefix]) => prefix)
  for (const prefix of new Set(prefixes)) expect(rss.attributes[`xmlns:${prefix}`]).toMatch(/^http/)
  const items = channel?.children.filter(({ name }) => name === 'item') ?? []
  const guids = items.map((item) => textIn(item, 'guid'))
  expect(new Set(guids).size).toBe(items.length)
  for (const item of items) {
    const names = item.children.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(textIn(item, 'link')).toMatch(/^https:\/\/[^/]+\/(?:(?:oz|ru|en)\/)?blog\/\d+$/)
    expect(textIn(item, 'pubDate')).toMatch(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/)
    const html = textIn(item, 'content:encoded') ?? ''
    expect(html).not.toMatch(/<(?:script|iframe|object|embed|style|form)|\son\w+=|javascript:/i)
    for (const [, address = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g))
      expect(address).toMatch(/^(?:https?:\/\/|mailto:|tel:)/)
  }
  return channel as XmlElement
}

test('a feed is RSS 2.0 with whole addresses and harmless posts, whatever was written', () => {
  const channel = validated(feed([post]))
  const item = inside(channel, 'item')
  expect(textIn(channel, 'link')).toBe('https://tezbox.example/ru/blog')
  expect(textIn(item, 'link')).toBe('https://tezbox.example/ru/blog/2')
  expect(textIn(item, 'title')).toBe('Чай & <b>чайник</b>')
  expect(textIn(item, 'pubDate')).toBe('Thu, 12 Nov 2026 04:05:06 GMT')
  expect(textIn(item, 'category')).toBe('Упаковка')
  const html = textIn(item, 'content:encoded') ?? ''
  expect(html).toContain('<h2 id="s-choynak-quti">Choynak &amp; quti</h2>')
  expect(html).toContain('<a href="https://tezbox.example/ru/pricing">')
  expect(html).toContain('src="https://tezbox.example/pictures/teapot-cut.svg"')
})

test('an empty blog has a feed too', () => {
  expect(validated(feed([])).children.some(({ name }) => name === 'item')).toBe(false)
})

test('the reader that judges feeds refuses what is not XML', () => {
  for (const broken of [
    '<a>',
    '<a></b>',
    '<a>&nbsp;</a>',
    '<a b=c/>',
    '<a/><b/>',
    '<a>\u0001</a>',
    '<a b="<"/>',
    'x',
  ])
    expect(() => parseXml(broken), broken).toThrow()
})
