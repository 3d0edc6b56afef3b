import { expect, test } from 'vitest'
import { offerVersions } from '#modules/content/domain/offer-versions.ts'
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

test('a page of information changed when its words did, or when a newer tariff came into force', () => {
  expect(changeDay(page('about'), undefined)).toBe(changed.about?.on)
  expect(changeDay(page('about'), longAgo)).toBe(changed.about?.on)
  expect(changeDay(page('about'), later)).toBe('2099-04-01')
})

test('the page of the offer changes with every version that is published', () => {
  const [newest] = offerVersions
    .map(({ published }) => published)
    .sort()
    .reverse()
  expect((changeDay(page('offer'), longAgo) ?? '') >= (newest ?? '')).toBe(true)
})

test('prices change with the tariff; a tool has no date, and gets none', () => {
  expect(changeDay(page('pricing'), longAgo)).toBe('2020-01-01')
  expect(changeDay(page('track'), later)).toBeUndefined()
  expect(sitemapXml(origin, longAgo)).toContain('<loc>https://tezbox.example/track</loc><xhtml:link')
})

test('every listed page stands in the sitemap in four languages with all its siblings, and no private one does', () => {
  const xml = sitemapXml(origin, longAgo)
  const listed =
    pages.filter(({ listed, path }) => listed && !path.includes(':')).length + integrations.length
  expect(xml.match(/<loc>/g)).toHaveLength(4 * listed)
  expect(xml.match(/<xhtml:link /g)).toHaveLength(4 * 5 * listed)
  expect(xml).toContain('<loc>https://tezbox.example/ru/integration/payme</loc>')
  expect(xml).not.toContain(':id')
  for (const { path } of pages.filter(({ listed }) => !listed)) expect(xml).not.toContain(`${origin}${path}<`)
})

test('what changed since a day is listed for IndexNow in every language', () => {
  const { host, urlList } = changedAddresses(origin, '2020-01-01', longAgo)
  expect(host).toBe('tezbox.example')
  expect(urlList).toContain('https://tezbox.example/oz/pricing')
  expect(urlList).not.toContain('https://tezbox.example/track')
  expect(changedAddresses(origin, '2099-01-01', longAgo).urlList).toEqual([])
})
