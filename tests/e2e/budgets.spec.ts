import { get } from 'node:http'
import { locales, localizedPath } from '#platform/i18n/locales.ts'
import { pages } from '../../src/web/pages.ts'
import { expect, hydrated, test } from './fixtures.ts'

/** Compressed with brotli, as browsers get them. */
const budget = { homeJs: 130_000, furtherRouteJs: 25_000, css: 15_000, html: 10_000, mapCode: 60_000 }

/** Tables, and pages with many words: they weigh more, and but for three still arrive with the first packets of a connection (14 KB). */
const largerHtml: Readonly<Record<string, number>> = {
  '/pricing': 12_500,
  // A contract is read to its end, or not at all.
  '/offer': 16_500,
  '/business': 12_600,
  '/Our-Services': 11_000,
  '/courier-service': 11_000,
  // All but the last of its answers arrive with the first packets.
  '/faq': 16_200,
  '/covered': 11_000,
  '/comparison': 10_500,
  // Two rates, what they bring, and the form.
  '/partner-program': 10_500,
  // Every district by its name.
  '/services-near-you/agents': 11_000,
  '/security': 10_300,
  // The wizard is put together from many small files, each of which its head names, and has the words of the pin with it.
  '/send_parcel': 11_200,
  // And with what is paid later, on account.
  '/secondStepOrderCreate': 11_800,
  '/dashboard/my_profile': 10_900,
  // Counter and depot with all their tabs: nothing is fetched any more when there is no line.
  '/desk/counter': 16_700,
  // What every action and field of the log is called.
  '/desk/audit': 13_000,
  // What every role may do, what to do with what somebody who leaves still holds, and the history of each in words.
  '/desk/staff': 14_700,
  // Every queue, every deed that it asks for, and the words of what is done there and then.
  '/desk': 14_000,
  // The words of all its steps, which come without another page.
  '/excel-orders-upload': 10_700,
}

/** A page names itself many times, and the digits of a random port shift what brotli finds in it by so many bytes. */
const luckOfThePort = 120

/** All tabs of the counter come with its page: it goes on without a line. */
const largerRouteJs: Readonly<Record<string, number>> = {
  '/desk/counter': 68_000,
  // What waits, and beside it what is open of it with everything that can be done about it.
  '/desk': 33_200,
  // Filters, rows that are chosen, and what is done to many at once.
  '/desk/orders': 34_800,
  // Back stands them where they were left.
  '/desk/claims': 31_000,
  '/desk/notices': 28_700,
  '/desk/banner': 29_400,
  '/desk/points': 30_800,
  '/desk/districts': 33_700,
  // Days are typed in them; the calendar is fetched when it is opened.
  '/desk/payments': 33_400,
  '/desk/cash': 33_200,
  '/desk/promotions': 30_100,
  '/desk/applications': 34_600,
  '/desk/audit': 34_200,
}
/** The frame of the desk has the search and hears of the queues: fetched once for all of its pages. */
const deskFrameJs = 3_000

const measured = new Map<string, Promise<number>>()

/** As many bytes as travel: the server's own compression, not unpacked. */
function travellingBytes(url: string): Promise<number> {
  const known = measured.get(url)
  if (known) return known
  const bytes = new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let total = 0
      response.on('data', (chunk: Buffer) => {
        total += chunk.length
      })
      response.on('end', () => resolve(total))
    }).on('error', reject)
  })
  measured.set(url, bytes)
  return bytes
}

async function sum(urls: Iterable<string>): Promise<number> {
  let total = 0
  for (const url of urls) total += await travellingBytes(url)
  return total
}

const addresses = (html: string, pattern: RegExp, site: string) =>
  new Set([...html.matchAll(pattern)].map(([, path]) => `${site}${path}`))
/** What the browser fetches with the page. Its map of other routes names further files, which it leaves alone. */
const scriptsOf = (html: string, site: string) =>
  addresses(html, /(?:href=|src=|from |import )"(\/assets\/[\w.-]+\.js)"/g, site)
const stylesOf = (html: string, site: string) => addresses(html, /href="(\/assets\/[\w.-]+\.css)"/g, site)

test('home stays within its budget in every language', async ({ request, site }) => {
  for (const locale of locales) {
    const path = localizedPath(locale, '/')
    const html = await (await request.get(path)).text()
    const sizes = {
      html: await travellingBytes(site + path),
      js: await sum(scriptsOf(html, site)),
      css: await sum(stylesOf(html, site)),
    }
    test.info().annotations.push({ type: path, description: JSON.stringify(sizes) })
    expect(sizes.js, `${path} JavaScript`).toBeLessThanOrEqual(budget.homeJs)
    expect(sizes.css, `${path} CSS`).toBeLessThanOrEqual(budget.css)
    expect(sizes.html, `${path} HTML`).toBeLessThanOrEqual(budget.html)
  }
})

test('a further page adds little to what home has loaded', async ({ request, site }) => {
  const known = scriptsOf(await (await request.get('/')).text(), site)
  for (const page of pages.filter(({ path }) => !path.includes(':'))) {
    const html = await (await request.get(page.path)).text()
    const further = [...scriptsOf(html, site)].filter((url) => !known.has(url))
    const frame = page.layout === 'desk' ? deskFrameJs : 0
    const mostJs = largerRouteJs[page.path] ?? budget.furtherRouteJs + frame
    expect.soft(await sum(further), page.path).toBeLessThanOrEqual(mostJs)
    for (const locale of locales) {
      const path = localizedPath(locale, page.path)
      const most = (largerHtml[page.path] ?? budget.html) + luckOfThePort
      expect.soft(await travellingBytes(site + path), `${path} HTML`).toBeLessThanOrEqual(most)
    }
  }
})

test('a map brings little code with it, and draws its streets under the policy of the page', async ({
  page,
}) => {
  await page.goto('/dev/gallery')
  await hydrated(page)
  const fetched = new Set<string>()
  page.on('request', (request) => fetched.add(request.url()))
  const specimen = page.locator("[data-theme='light'] [data-specimen='point-picker']")
  await specimen.getByRole('button').first().click()
  await specimen.locator(".map-frame[data-state='ready']").waitFor()
  const code = [...fetched].filter((url) => /\/assets\/[\w.-]+\.(js|css)$/.test(url))
  // Also what paints in the other thread.
  expect(code.filter((url) => url.includes('worker'))).toHaveLength(1)
  expect([...fetched].some((url) => url.includes('/tiles/'))).toBe(true)
  const bytes = await sum(code)
  test.info().annotations.push({ type: 'map', description: `${bytes}` })
  expect(bytes).toBeLessThanOrEqual(budget.mapCode)
})
