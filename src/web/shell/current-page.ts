import { useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { type Locale, localizedPath, splitLocale } from '#platform/i18n/locales.ts'
import { type Page, pages } from '../pages.ts'
import type { Frame } from '../server/frame.server.ts'

const pageById = new Map(pages.map((page) => [page.id, page]))

/** The row of the page table that is being shown; undefined on "not found" and short links. */
export function useCurrentPage(): Page | undefined {
  const id = useMatches().at(-1)?.id.split(':')[1]
  return id === undefined ? undefined : pageById.get(id)
}

/** The same page in another language; home when this page is not in the table. */
export function usePathIn(): (locale: Locale) => string {
  const { pathname } = useLocation()
  const page = useCurrentPage()
  return (locale) => localizedPath(locale, page ? splitLocale(pathname).path : '/')
}

/** Of a page that stands for several things, the part of its query that says which: `?id=3`, or nothing. */
export function useNamedPart(): string {
  const { search } = useLocation()
  const name = useCurrentPage()?.named
  const value = name && new URLSearchParams(search).get(name)
  return value ? `?${name}=${encodeURIComponent(value)}` : ''
}

/** Undefined only when the frame itself could not be loaded. */
export function useFrame(): Frame | undefined {
  return useRouteLoaderData('root')
}
