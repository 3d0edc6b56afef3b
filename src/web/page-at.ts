import { matchPath } from 'react-router'
import { splitLocale } from '#platform/i18n/locales.ts'
import { type Page, pages } from './pages.ts'

/** The page that answers an address, or undefined when no page does. */
export function pageAt(pathname: string): Page | undefined {
  const { path } = splitLocale(pathname)
  return pages.find((page) => matchPath({ path: page.path, end: true }, path))
}
