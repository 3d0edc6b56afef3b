import { brand } from '#kernel/brand.ts'
import { htmlLang, locales, localizedPath } from '#platform/i18n/locales.ts'
import { type Page, pages, redirects } from '../../src/web/pages.ts'
import { htmlValidator } from '../support/html-rules.ts'
import {
  expect,
  expectNoAxeViolations,
  hydrated,
  spokenLocales,
  testInLastingTab as test,
} from './fixtures.ts'

const validator = htmlValidator({
  'doctype-style': 'off',
  // Long titles are cut by search engines, not broken.
  'long-title': 'off',
  // Inline scripts are allowed by hash, files by origin.
  'require-sri': 'off',
})

/** A parameter that no parcel, person or post has; connections and regions are found by their names only. */
const addressOf = (path: string) =>
  path
    .replace(/:code\?/, '')
    .replace('/integration/:id', '/integration/api')
    .replace('/agents/:region', '/agents/sirdaryo-viloyati')
    .replace(/:\w+/, '1')
    .replace(/(.)\/$/, '$1')

const isForPeople = ({ audience }: Page) => audience !== 'everyone' && audience !== 'guest'

/** The wizard's second page is entered by its first. */
const leadsOn = (page: Page) =>
  page.id === 'referralCapture' || page.id === 'orderSecondStep' || isForPeople(page)

/** Pages that share one file, pages of information, and pages for people, which all lead to the login page: one of each.
 * That all of them are valid and hold together is looked at by crawl.spec.ts; the build server opens every one. */
const kindOf = (page: Page) =>
  isForPeople(page) ? page.audience : page.file.startsWith('public/info/') ? 'information' : page.file
const oneOfEach = [...new Map(pages.toReversed().map((page) => [kindOf(page), page])).values()]

/** The gallery has tests of its own. */
const everything = process.env.ALL_LOCALES === '1'
const lookedAt = everything ? pages : oneOfEach.filter(({ id }) => id !== 'gallery')

/** The login page is the same wherever one comes from, and need not be examined for each of them. */
const showsItself = (page: Page) => !isForPeople(page) || oneOfEach.includes(page)

for (const page of pages) {
  test(`${page.path} answers in four languages, each naming its siblings`, async ({ request, site }) => {
    for (const locale of locales) {
      const path = localizedPath(locale, addressOf(page.path))
      const response = await request.get(path)
      expect(response.status(), path).toBe(200)
      const html = await response.text()
      expect(html).toContain(`<html lang="${htmlLang[locale]}"`)
      expect(html).toContain(`<link rel="canonical" href="${site}${path}"`)
      for (const other of locales) {
        const sibling = site + localizedPath(other, addressOf(page.path))
        expect(html).toContain(`<link rel="alternate" hrefLang="${htmlLang[other]}" href="${sibling}"`)
      }
      expect(response.headers()['content-security-policy']).toMatch(/script-src 'self' '(sha256|nonce)-/)
      // Languages differ in words, not in markup: one is examined here, all of them on the build server.
      if (!lookedAt.includes(page) || !spokenLocales.includes(locale)) continue
      const report = await validator.validateString(html)
      const problems = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      )
      expect(problems, path).toEqual([])
    }
  })
}

for (const page of lookedAt) {
  for (const locale of spokenLocales) {
    const path = localizedPath(locale, addressOf(page.path))
    test(`${path} is accessible and quiet in the browser`, async ({ page: tab, complaints }) => {
      await tab.goto(path)
      await hydrated(tab)
      // Nobody is signed in here, so pages for people lead to the login page; what pages lead to is looked at.
      if (leadsOn(page)) await expect(tab).not.toHaveURL(path)
      // The gallery shows progress bars on purpose.
      if (!page.developer) await expect(tab.getByRole('progressbar')).toHaveCount(0)
      await expect(tab.locator('h1')).toHaveCount(1)
      if (showsItself(page)) await expectNoAxeViolations(tab)
      expect(complaints).toEqual([])
    })
  }
}

test('moved pages lead to their new address in every language, query included', async ({ request }) => {
  for (const [from, to] of Object.entries(redirects)) {
    for (const locale of locales) {
      const response = await request.get(`${localizedPath(locale, from)}?ref=abc`, { maxRedirects: 0 })
      expect(response.status()).toBe(301)
      expect(response.headers().location).toBe(`${localizedPath(locale, to)}?ref=abc`)
    }
  }
})

const noPages = ['/404', '/no-such-page', '/a/b/c', '/abcdefghijklmnop']

test('what is no page answers 404 in the language of its address', async ({ request }) => {
  for (const locale of locales) {
    for (const path of noPages) {
      const response = await request.get(localizedPath(locale, path))
      expect(response.status(), path).toBe(404)
      expect(await response.text()).toContain(`<html lang="${htmlLang[locale]}"`)
    }
  }
})

for (const locale of spokenLocales) {
  for (const path of everything ? noPages : noPages.slice(-2)) {
    test(`${localizedPath(locale, path)} answers 404 in its language`, async ({ page, complaints, site }) => {
      const response = await page.goto(localizedPath(locale, path))
      expect(response?.status()).toBe(404)
      await hydrated(page)
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[locale])
      await expect(page.locator('h1')).toHaveCount(1)
      await expectNoAxeViolations(page)
      // The browser itself reports the status of the document, and nothing else.
      const address = `(${site}${localizedPath(locale, path)})`
      expect(complaints.filter((text) => !text.endsWith(address))).toEqual([])
    })
  }
}

test('sitemap.xml and robots.txt list the public pages in four languages and no private one', async ({
  request,
  site,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const locale of locales)
    expect(sitemap).toContain(`<loc>${site}${localizedPath(locale, '/calculator')}</loc>`)
  expect(sitemap).not.toContain('/order-list')
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site}/sitemap.xml`)
})

test('a page says its language in its header as well, its data and its redirects too', async ({
  request,
}) => {
  for (const locale of locales) {
    for (const path of ['/', '/calculator', '/404', '/track?q=1', '/calculator.data', '/Calculator']) {
      const response = await request.get(localizedPath(locale, path), { maxRedirects: 0 })
      expect([path, response.headers()['content-language']]).toEqual([path, htmlLang[locale]])
    }
  }
})

test('security.txt stands where those who find weaknesses look for it, and leads to the rules', async ({
  request,
  site,
}) => {
  const answer = await request.get('/.well-known/security.txt')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(await answer.text()).toContain(`Canonical: ${site}/.well-known/security.txt`)
  expect(await (await request.get('/en/security')).text()).toContain(brand.securityEmail)
})

test('one address a page: another case or a trailing slash moves there', async ({ request }) => {
  for (const [asked, canonical] of [
    ['/ru/Calculator', '/ru/calculator'],
    ['/our-services', '/Our-Services'],
    ['/calculator/?a=1', '/calculator?a=1'],
  ] as const) {
    const response = await request.get(asked, { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([301, canonical])
  }
})

test('what is made for one caller travels packed, and whole', async ({ request }) => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await request.get('/blog/2', { headers: { 'accept-encoding': encoding } })
    expect(response.headers()['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
    expect(await response.text()).toMatch(/<\/html>$/)
  }
})

test('pages are for reading: another method is told so', async ({ request }) => {
  const response = await request.post('/faq')
  expect([response.status(), response.headers().allow]).toEqual([405, 'GET, HEAD'])
})

test('the bare address depends on the cookie, and caches are told', async ({ request }) => {
  expect((await request.get('/')).headers().vary).toContain('Cookie')
})
