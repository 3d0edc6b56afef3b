import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { type Locale, locales, splitLocale } from '#platform/i18n/locales.ts'
import { pageAt } from '../../page-at.ts'
import { type Page, pages, redirects } from '../../pages.ts'

type Build = ServerBuild | (() => Promise<ServerBuild>)

export type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>

/**
 * React Router looks through all the routes it knows, several times for every page, and there are 75 pages in four
 * languages. The page table knows better who answers, so each page has a handler that knows its own routes, and those of
 * the pages above it in the address, which it tells the browser of.
 */
export function createHandlers(build: Build, mode = process.env.NODE_ENV): Handle {
  // While developing they change all the time.
  if (typeof build === 'function') return createRequestHandler(build, mode)
  const handlers = new Map<string, Handle>()
  return (request, context) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === MANIFEST && isUsual(build, request.url, searchParams))
      return Promise.resolve(manifestOf(build, searchParams))
    const { locale } = splitLocale(pathOf(pathname))
    const page = pageAt(pathOf(pathname))
    const key = `${locale}:${page?.id ?? 'other'}`
    let handle = handlers.get(key)
    if (!handle) {
      handle = createRequestHandler(page ? partOf(build, locale, page) : languageOf(build, locale), mode)
      handlers.set(key, handle)
    }
    return handle(request, context)
  }
}

const MANIFEST = '/__manifest'

/** Another version, no paths, too many of them: React Router's own answers to those are short. */
const isUsual = (build: ServerBuild, url: string, asked: URLSearchParams) =>
  asked.has('paths') && asked.get('version') === build.assets.version && url.length <= 7_680

/** The routes behind the links of a page, by the page table: looked for by React Router they cost more than the page. */
function manifestOf({ assets }: ServerBuild, asked: URLSearchParams): Response {
  const found: Record<string, unknown> = {}
  for (const path of new Set((asked.get('paths') ?? '').split(',').filter(Boolean))) {
    for (const id of routesAt(path.startsWith('/') ? path : `/${path}`))
      if (assets.routes[id]) found[id] = assets.routes[id]
  }
  return Response.json(found, { headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } })
}

function routesAt(pathname: string): string[] {
  const { locale, path } = splitLocale(pathname)
  const page = pageAt(pathname)
  if (page) return ['root', locale, `${locale}/${page.layout}`, `${locale}:${page.id}`]
  const moved = path.replace(/\/$/, '').toLowerCase()
  return ['root', locale, moved in redirects ? `${locale}:moved${moved}` : `${locale}:other`]
}

/** The page whose data is fetched: `/track.data`, and `/_.data` for home. */
const pathOf = (pathname: string) => pathname.replace(/(?:\/_)?\.data$/, '') || '/'

function partOf(build: ServerBuild, locale: Locale, page: Page): ServerBuild {
  const kept = new Set(['root', locale, `${locale}:other`])
  for (const { id, layout } of pages.filter(({ path }) => isAtOrAbove(path, page.path))) {
    kept.add(`${locale}/${layout}`)
    kept.add(`${locale}:${id}`)
  }
  return withRoutes(build, (id) => kept.has(id))
}

const isAtOrAbove = (path: string, other: string) =>
  path === other || path === '/' || `${other}/`.startsWith(`${path}/`)

/** What no page answers: moved addresses, and whoever is lost. */
function languageOf(build: ServerBuild, locale: Locale): ServerBuild {
  const others = locales.filter((other) => other !== locale)
  return withRoutes(
    build,
    (id) => !others.some((other) => id === other || id.startsWith(`${other}/`) || id.startsWith(`${other}:`)),
  )
}

function withRoutes(build: ServerBuild, isKept: (id: string) => boolean): ServerBuild {
  const only = <Value>(routes: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => isKept(id)))
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  }
}
