import { brotliCompressSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { locales, localizedPath } from '#platform/i18n/locales.ts'
import { pages } from '../../src/web/pages.ts'
import { expect, test } from './fixtures.ts'

/** Compressed with brotli, as browsers get them. */
const budget = { homeJs: 130_000, furtherRouteJs: 25_000, css: 15_000, html: 10_000 }

async function compressedBytes(request: APIRequestContext, url: string): Promise<number> {
  return brotliCompressSync(await (await request.get(url)).body()).length
}

async function sum(request: APIRequestContext, urls: Iterable<string>): Promise<number> {
  let total = 0
  for (const url of urls) total += await compressedBytes(request, url)
  return total
}

const scriptsOf = (html: string) =>
  new Set([...html.matchAll(/"?(\/assets\/[\w.-]+\.js)"?/g)].map(([, url]) => url ?? ''))
const stylesOf = (html: string) => new Set([...html.matchAll(/href="(\/assets\/[\w.-]+\.css)"/g)].map(([, url]) => url ?? ''))

test('home stays within its budget in every language', async ({ request }) => {
  for (const locale of locales) {
    const path = localizedPath(locale, '/')
    const html = await (await request.get(path)).text()
    const sizes = {
      html: brotliCompressSync(html).length,
      js: await sum(request, scriptsOf(html)),
      css: await sum(request, stylesOf(html)),
    }
    test.info().annotations.push({ type: path, description: JSON.stringify(sizes) })
    expect(sizes.js, `${path} JavaScript`).toBeLessThanOrEqual(budget.homeJs)
    expect(sizes.css, `${path} CSS`).toBeLessThanOrEqual(budget.css)
    expect(sizes.html, `${path} HTML`).toBeLessThanOrEqual(budget.html)
  }
})

test('a further page adds little to what home has loaded', async ({ request }) => {
  const known = scriptsOf(await (await request.get('/')).text())
  for (const page of pages.filter(({ path }) => !path.includes(':'))) {
    const html = await (await request.get(page.path)).text()
    const further = [...scriptsOf(html)].filter((url) => !known.has(url))
    expect(await sum(request, further), page.path).toBeLessThanOrEqual(budget.furtherRouteJs)
    expect(brotliCompressSync(html).length, `${page.path} HTML`).toBeLessThanOrEqual(budget.html)
  }
})
