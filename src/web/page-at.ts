import { splitLocale } from '#platform/i18n/locales.ts'
import { type Page, pages } from './pages.ts'

const byPath = new Map(pages.map((page) => [page.path, page]))
const patterns = pages.map((page) => ({ page, pattern: patternOf(page.path) }))

/** The page that answers an address, or undefined when no page does. Case and a trailing slash do not matter. */
export function pageAt(pathname: string): Page | undefined {
  const { path } = splitLocale(pathname)
  return byPath.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.page
}

/** React Router's pattern language, as far as the page table uses it: `:name` and `:name?` as whole segments. */
function patternOf(path: string): RegExp {
  const source = path
    .split('/')
    .filter(Boolean)
    .map((segment) =>
      segment.startsWith(':') ? (segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+') : `/${segment}`,
    )
    .join('')
  return new RegExp(`^${source}/?$`, 'i')
}
