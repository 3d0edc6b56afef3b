import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { defaultLocale, type Locale, locales } from '#platform/i18n/locales.ts'
import { type Layout, type Page, pages, redirects } from './pages.ts'

const layouts: readonly Layout[] = ['index', 'default', 'empty', 'own', 'guest', 'referral', 'desk']

/** One explicit tree per language: `/ru/calculator` is its own route, so no parameter can be mistaken for a language. */
function languageTree(locale: Locale): RouteConfigEntry[] {
  const prefix = locale === defaultLocale ? '' : locale
  const at = (path: string) => [prefix, path.replace(/^\//, '')].filter(Boolean).join('/')
  const entry = (page: Page) => {
    const options = { id: `${locale}:${page.id}` }
    return at(page.path) === '' ? index(page.file, options) : route(at(page.path), page.file, options)
  }
  return [
    ...layouts.map((name) =>
      layout(
        `shell/layouts/${name}.tsx`,
        { id: `${locale}/${name}` },
        pages.filter((page) => page.layout === name).map(entry),
      ),
    ),
    ...Object.keys(redirects).map((from) =>
      route(at(from), 'shell/lost/moved.route.tsx', { id: `${locale}:moved${from}` }),
    ),
    route(at('*'), 'shell/lost/token-or-not-found.route.tsx', { id: `${locale}:other` }),
  ]
}

/** The texts of header, footer and error pages are a file of their own a language, so a browser loads them once. */
export default locales.map((locale) =>
  layout(`languages/${locale}.tsx`, { id: locale }, languageTree(locale)),
) satisfies RouteConfig
