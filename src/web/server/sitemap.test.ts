import { expect, test } from 'vitest'
import { offerVersions } from '#modules/content/domain/offer-versions.ts'
import { regions } from '#modules/geo/domain/regions.ts'
import { pages } from '../pages.ts'
import { changed } from '../public/info/changed.ts'
import { integrations } from '../public/info/islands/integrations/integrations.ts'
import { changeDay, changedAddresses, sitemapXml } from './sitemap.server.ts'

const origin = 'https://tezbox.example'
const page = (id: string) => {
  const found = pages.find((each) => each.id === id)
  if (!found) throw new Error(`no page ${id}`)
  return found
}
const longAgo = new Date('2020-01-01T00:00:00Z')
/** Already the next day in Tashkent. */
const later = new Date('2099-03-31T20:00:00Z')
const since = (tariffSince: Date) => ({ tariffSince, posts: [] })

test('a page of information changed when its words did, or when a newer tariff came into force', () => {
  expect(changeDay(page('about'), { tariffSince: undefined, posts: [] })).toBe(changed.about?.on)
  expect(changeDay(page('about'), since(longAgo))).toBe(changed.about?.on)
  expect(changeDay(page('about'), since(later))).toBe('2099-04-01')
})

test('the page of the offer changes with every version that is published', () => {
  const [newest] = offerVersions
    .map(({ published }) => published)
    .sort()
    .reverse()
  expect((changeDay(page('offer'), since(longAgo)) ?? '') >= (newest ?? '')).toBe(true)
})

test('prices change with the tariff; a tool has no date, and gets none', () => {
  expect(changeDay(page('pricing'), since(longAgo))).toBe('2020-01-01')
  expect(changeDay(page('track'), since(later))).toBeUndefined()
  expect(sitemapXml(origin, since(longAgo))).toContain('<loc>https://tezbox.example/track</loc><xhtml:link')
})

test('every listed page stands in the sitemap in four languages with all its siblings, and no private one does', () => {
  const xml = sitemapXml(origin, since(longAgo))
  const listed =
    pages.filter(({ listed, path }) => listed && !path.includes(':')).length +
    integrations.length +
    regions.length
  expect(xml.match(/<loc>/g)).toHaveLength(4 * listed)
  expect(xml.match(/<xhtml:link /g)).toHaveLength(4 * 5 * listed)
  expect(xml).toContain('<loc>https://tezbox.example/ru/integration/payme</loc>')
  expect(xml).toContain('<loc>https://tezbox.example/oz/services-near-you/agents/toshkent-shahri</loc>')
  expect(xml).not.toMatch(/\/:\w/)
  for (const { path } of pages.filter(({ listed }) => !listed)) expect(xml).not.toContain(`${origin}${path}<`)
})

test('what changed since a day is listed for IndexNow in every language', () => {
  const { host, urlList } = changedAddresses(origin, '2020-01-01', since(longAgo))
  expect(host).toBe('tezbox.example')
  expect(urlList).toContain('https://tezbox.example/oz/pricing')
  expect(urlList).not.toContain('https://tezbox.example/track')
  expect(changedAddresses(origin, '2099-01-01', since(longAgo)).urlList).toEqual([])
})

test('a post stands in the sitemap in four languages with the day since when it says what it says', () => {
  const facts = { tariffSince: longAgo, posts: [{ id: 2, updatedAt: later }] }
  const xml = sitemapXml(origin, facts)
  expect(xml).toContain('<loc>https://tezbox.example/oz/blog/2</loc><lastmod>2099-04-01</lastmod>')
  expect(xml.match(/<loc>[^<]*\/blog\/2</g)).toHaveLength(4)
  expect(changedAddresses(origin, '2099-04-01', facts).urlList).toContain('https://tezbox.example/ru/blog/2')
})

test('an open vacancy is listed by its address with its day, and the page of all changes with the newest', () => {
  const facts = { ...since(longAgo), vacancies: [{ id: '7', published_at: '2026-11-15T20:00:00.000Z' }] }
  expect(sitemapXml(origin, facts)).toContain(
    '<loc>https://tezbox.example/ru/careers/details?id=7</loc><lastmod>2026-11-16</lastmod>',
  )
  expect(changeDay(page('careers'), facts)).toBe('2026-11-16')
  expect(sitemapXml(origin, since(longAgo))).not.toContain('/careers/details')
})
