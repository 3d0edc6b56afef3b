import { ozExceptions } from '#locales/index.ts'
import { type Locale, localizedPath } from '#platform/i18n/locales.ts'
import { listedPages } from '../../src/web/listed-pages.ts'
import { pages } from '../../src/web/pages.ts'
import { htmlValidator } from '../support/html-rules.ts'
import { structuredDataFaults } from '../support/structured-data.ts'
import { expect, spokenLocales, test } from './fixtures.ts'

/* Every listed page, on the build server in every language, read as a search engine reads it: without a browser, each
 * address once. */

type Read = Readonly<{ path: string; locale: Locale; html: string; links: readonly string[] }>

/** Those with a picture of their own. */
const drawn = pages.filter(({ listed, path }) => listed && !path.includes(':'))

/** What people see, without the page's code and data. */
const wordsOf = (html: string) =>
  html
    // Names stay Latin, and take an ending of the language they stand in.
    .replace(new RegExp(`(?<!\\p{L})(?:${ozExceptions.keptLatin.join('|')})`, 'gu'), '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/&\w+;/g, ' ')

/** Addresses of our own that the page's links lead to, as they stand in it. */
const linksOf = (html: string) =>
  Array.from(html.matchAll(/<a\b[^>]*?\bhref="(\/[^"]*|#[^"]+)"/g), ([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )

const bare = (href: string) => href.replace(/[?#].*$/, '')

async function readAll(get: (path: string) => Promise<{ status: number; html: string }>): Promise<Read[]> {
  const all: Read[] = []
  for (const page of listedPages) {
    for (const locale of spokenLocales) {
      const path = localizedPath(locale, page.path)
      const { status, html } = await get(path)
      expect(status, path).toBe(200)
      all.push({ path, locale, html, links: linksOf(html) })
    }
  }
  return all
}

test('the whole site holds together: links, headings, scripts, what search engines are told', async ({
  request,
  site,
}) => {
  test.setTimeout(120_000)
  const statuses = new Map<string, number>()
  const fetched = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 })
    statuses.set(path, response.status())
    return { status: response.status(), html: await response.text() }
  }
  const all = await readAll(fetched)
  const byPath = new Map(all.map((each) => [each.path, each]))
  const faults: string[] = []

  for (const { path, html, links } of all) {
    const words = wordsOf(html)
    if (html.match(/<h1[\s>]/g)?.length !== 1) faults.push(`${path} has not one h1`)
    const mixed = words.match(/(?=[\p{L}]*\p{Script=Latin})(?=[\p{L}]*\p{Script=Cyrillic})\p{L}+/gu)
    if (mixed) faults.push(`${path} mixes scripts: ${mixed.slice(0, 3)}`)
    const unfilled = words.match(/\{\w+\}|undefined|\[object/)
    if (unfilled) faults.push(`${path} shows ${unfilled[0]}`)
    for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      faults.push(...structuredDataFaults(JSON.parse(json), site).map((fault) => `${path}: ${fault}`))
    for (const href of links) {
      const target = bare(href) || path
      if (!statuses.has(target)) await fetched(target)
      if (statuses.get(target) !== 200) faults.push(`${path} leads to ${href}: ${statuses.get(target)}`)
      const anchor = href.split('#')[1]
      const there = byPath.get(target)?.html
      if (anchor && there && !there.includes(`id="${anchor}"`))
        faults.push(`${path} leads to ${href}: no such place`)
    }
  }

  const linked = new Set(all.flatMap(({ path, links }) => links.map(bare).filter((to) => to !== path)))
  // The main menu leads to these with a script or an account; people come to them from elsewhere.
  const orphans = all.filter(({ path }) => !linked.has(path)).map(({ path }) => path)
  faults.push(...orphans.map((path) => `nothing leads to ${path}`))
  expect(faults).toEqual([])
})

test('each page has a picture of its own for those who share it, in its language', async ({
  request,
  site,
}) => {
  test.setTimeout(60_000)
  const seen = new Set<string>()
  for (const page of drawn) {
    for (const locale of spokenLocales) {
      const html = await (await request.get(localizedPath(locale, page.path))).text()
      const [, picture = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
      expect(picture).toBe(`${site}/og/${locale}/${page.id}.png`)
      seen.add(picture)
    }
  }
  for (const picture of [...seen].slice(0, 8)) {
    const response = await request.get(picture)
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/png'])
    const bytes = await response.body()
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  }
  expect(seen.size).toBe(drawn.length * spokenLocales.length)
})

test('pages of information are valid HTML', async ({ request }) => {
  test.setTimeout(120_000)
  const validator = htmlValidator({ 'doctype-style': 'off', 'long-title': 'off', 'require-sri': 'off' })
  for (const page of listedPages.filter(({ file }) => file.startsWith('public/info/'))) {
    for (const locale of spokenLocales) {
      const path = localizedPath(locale, page.path)
      const report = await validator.validateString(await (await request.get(path)).text())
      const problems = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      )
      expect(problems, path).toEqual([])
    }
  }
})

test('whoever is lost is offered the page they meant', async ({ request }) => {
  const response = await request.get('/ru/kalculator-ceny/calculatr')
  expect(response.status()).toBe(404)
  expect(linksOf(await response.text())).toContain('/ru/calculator')
})

test('what changed is listed for search engines, and the sitemap says when', async ({ request, site }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toMatch(new RegExp(`<loc>${site}/ru/about</loc><lastmod>20\\d\\d-\\d\\d-\\d\\d</lastmod>`))
  const list = await (await request.get('/changed-addresses.json?since=2020-01-01')).json()
  expect(list.urlList).toContain(`${site}/oz/how-to-weigh-a-parcel`)
  expect(new URL(`http://${list.host}`).host).toBe(new URL(site).host)
})
