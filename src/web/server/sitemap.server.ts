import { htmlLang, locales, localizedPath } from '#platform/i18n/locales.ts'
import { pages } from '../pages.ts'

export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`
}

/** Every listed page in every language, each naming its siblings. */
export function sitemapXml(origin: string): string {
  const listed = pages.filter((page) => page.listed && !page.path.includes(':'))
  const urls = listed.flatMap((page) => {
    const alternates = locales
      .map(
        (locale) =>
          `<xhtml:link rel="alternate" hreflang="${htmlLang[locale]}" href="${origin}${localizedPath(locale, page.path)}"/>`,
      )
      .join('')
    return locales.map(
      (locale) => `<url><loc>${origin}${localizedPath(locale, page.path)}</loc>${alternates}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}
