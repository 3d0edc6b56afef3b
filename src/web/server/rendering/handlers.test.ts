import type { RouteConfigEntry } from '@react-router/dev/routes'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { locales, localizedPath } from '#platform/i18n/locales.ts'
import { pages, redirects } from '../../pages.ts'
import trees from '../../routes.ts'
import { createHandlers } from './handlers.server.ts'

/** A build with the routes of the site, whose pages only tell which routes have answered, and which the browser hears of. */
function tellingBuild(): ServerBuild {
  const routes: Record<string, unknown> = { root: { id: 'root', path: '', module: { default: () => null } } }
  const add = (entries: readonly RouteConfigEntry[], parentId: string) => {
    for (const { id = '', path, index, children = [] } of entries) {
      routes[id] = { id, parentId, path, index, module: { default: () => null } }
      add(children, id)
    }
  }
  add(trees, 'root')
  const told = (_: Request, status: number, __: Headers, context: { staticHandlerContext: Matched }) =>
    Response.json(
      { ids: context.staticHandlerContext.matches.map(({ route }) => route.id) },
      { status, headers: { 'Content-Type': 'application/json' } },
    )
  return {
    routes,
    assets: {
      version: 'v1',
      routes: Object.fromEntries(Object.keys(routes).map((id) => [id, { id, hasLoader: false }])),
    },
    entry: { module: { default: told, handleError: () => undefined } },
    basename: '/',
    future: {},
    ssr: true,
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  } as unknown as ServerBuild
}

type Matched = { matches: { route: { id: string } }[] }

const build = tellingBuild()
const ours = createHandlers(build, 'production')
const whole = createRequestHandler(build, 'production')

async function answersTo(path: string) {
  const ask = async (handle: typeof ours) => {
    const response = await handle(new Request(`http://tezbox.test${path}`), new RouterContextProvider())
    return { status: response.status, headers: [...response.headers], body: await response.text() }
  }
  return [await ask(ours), await ask((request, context) => whole(request, context))] as const
}

const addresses = [
  ...pages.map(({ path }) => path.replace(/:\w+\??/g, '7')),
  ...pages.filter(({ path }) => path.includes('?')).map(({ path }) => path.replace(/\/:\w+\?/g, '')),
  ...Object.keys(redirects),
  '/CALCULATOR/',
  '/nothing/of/the/sort',
  '/aaaaaaaaaaaa',
]

test.each(locales)(
  '%s: every address is answered by the routes that React Router finds among all',
  async (locale) => {
    for (const path of addresses) {
      const [small, all] = await answersTo(localizedPath(locale, path))
      expect(small.body, path).toContain(`"${locale}`)
      expect(small, path).toEqual(all)
    }
  },
)

test('the data of a page comes from the same routes', async () => {
  for (const path of ['/_.data', '/ru.data', '/en/track.data?code=TB1', '/oz/blog/1.data', '/nowhere.data']) {
    const [small, all] = await answersTo(path)
    expect(small, path).toEqual(all)
  }
})

test('the routes behind links are told as React Router tells them', async () => {
  const paths = locales.flatMap((locale) => addresses.map((path) => localizedPath(locale, path)))
  for (const asked of [paths.slice(0, 90), paths.slice(90, 180), ['', 'ru/track'], paths]) {
    const query = new URLSearchParams({ paths: asked.join(','), version: 'v1' })
    const [small, all] = await answersTo(`/__manifest?${query}`)
    expect({ ...small, body: parsed(small.body) }).toEqual({ ...all, body: parsed(all.body) })
  }
  for (const query of ['', '?paths=/', '?paths=/&version=old', '?version=v1']) {
    const [small, all] = await answersTo(`/__manifest${query}`)
    expect(small).toEqual(all)
  }
})

const parsed = (body: string) => (body.startsWith('{') ? JSON.parse(body) : body)
