import { tashkentDay } from '#kernel/tashkent.ts'
import { offerVersions } from '#modules/content/index.ts'
import { htmlLang, locales, localizedPath } from '#platform/i18n/locales.ts'
import { listedPages } from '../listed-pages.ts'
import type { Page } from '../pages.ts'
import { changed } from '../public/info/changed.ts'

export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`
}

/** Besides pages of information, which tell prices as well: these change with the tariff. */
const pricePages = ['home', 'pricing', 'calculator']

/** What the database knows of when pages changed. */
export type ChangeFacts = {
  tariffSince: Date | undefined
  posts: readonly { id: number; updatedAt: Date }[]
  /** Those that are open. */
  vacancies?: readonly { id: string; published_at: string }[]
}

const postDay = ({ updatedAt }: { updatedAt: Date }) => tashkentDay(updatedAt)

const vacancyDay = ({ published_at }: { published_at: string }) => tashkentDay(new Date(published_at))

/** Every address with its day: pages, the posts of the blog, and open vacancies. */
function listedAddresses(facts: ChangeFacts): { path: string; day: string | undefined }[] {
  return [
    ...listedPages.map((page) => ({ path: page.path, day: changeDay(page, facts) })),
    ...facts.posts.map((post) => ({ path: `/blog/${post.id}`, day: postDay(post) })),
    ...(facts.vacancies ?? []).map((vacancy) => ({
      path: `/careers/details?id=${vacancy.id}`,
      day: vacancyDay(vacancy),
    })),
  ]
}

/**
 * The day a page last changed: its words, a version of the offer on it, or the tariff that its figures come from. Undefined for pages that are tools and
 * have no date of their own; a guessed date would make search engines doubt the others.
 */
export function changeDay(
  { id }: Page,
  { tariffSince, posts, vacancies = [] }: ChangeFacts,
): string | undefined {
  const words = changed[id]?.on
  const prices =
    tariffSince && (words !== undefined || pricePages.includes(id)) ? tashkentDay(tariffSince) : undefined
  const version = id === 'offer' ? offerVersions.at(-1)?.published : undefined
  const posted = id === 'blog' ? posts.map(postDay) : []
  const opened = id === 'careers' ? vacancies.map(vacancyDay) : []
  return [words, prices, version, ...posted, ...opened]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
}

/** Every listed page in every language, each naming its siblings. */
export function sitemapXml(origin: string, facts: ChangeFacts): string {
  const urls = listedAddresses(facts).flatMap(({ path, day }) => {
    const address = (locale: (typeof locales)[number]) => origin + localizedPath(locale, path)
    const alternates = [
      ...locales.map((locale) => alternate(htmlLang[locale], address(locale))),
      alternate('x-default', address('uz')),
    ].join('')
    const lastmod = day ? `<lastmod>${day}</lastmod>` : ''
    return locales.map((locale) => `<url><loc>${address(locale)}</loc>${lastmod}${alternates}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

const alternate = (language: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`

/** What changed since a day, in the form that IndexNow takes (without the key, which whoever sends it adds). */
export function changedAddresses(origin: string, since: string, facts: ChangeFacts) {
  const urlList = listedAddresses(facts)
    .filter(({ day = '' }) => day >= since)
    .flatMap(({ path }) => locales.map((locale) => origin + localizedPath(locale, path)))
  return { host: new URL(origin).host, urlList }
}
