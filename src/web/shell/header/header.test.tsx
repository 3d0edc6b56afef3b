import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { ozExceptions, sources } from '#locales/index.ts'
import { buildCatalogs } from '#platform/i18n/catalog.ts'
import { htmlLang, splitLocale } from '#platform/i18n/locales.ts'
import { pageAt } from '../../page-at.ts'
import { SiteApi } from '../site-api.tsx'
import { SiteMessages } from '../site-messages.tsx'
import { Header } from './header.tsx'

const catalogs = buildCatalogs(sources, ozExceptions)

type SeenLink = { href: string; words: string; target: string | undefined }

/** The links of the header as the server sends it: for nobody in particular. */
function headerLinks(path: string): SeenLink[] {
  const { locale } = splitLocale(path)
  const Stub = createRoutesStub([
    {
      id: 'root',
      Component: () => (
        <IntlProvider locale={htmlLang[locale] as never} messages={catalogs[locale] as never}>
          <SiteApi>
            <SiteMessages>
              <Outlet />
            </SiteMessages>
          </SiteApi>
        </IntlProvider>
      ),
      children: [{ id: `${locale}:${pageAt(path)?.id ?? 'other'}`, path, Component: Header }],
    },
  ])
  const frame = { apiUrl: '', demo: false }
  const html = renderToStaticMarkup(
    <Stub initialEntries={[path]} hydrationData={{ loaderData: { root: frame } }} />,
  )
  return [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)].map(([, attributes = '', inside = '']) => ({
    href: /href="([^"]*)"/.exec(attributes)?.[1] ?? '',
    words: inside.replace(/<[^>]*>/g, ''),
    target: /target="([^"]*)"/.exec(attributes)?.[1],
  }))
}

const words = (path: string) => headerLinks(path).map((link) => link.words)
const hrefs = (path: string) => headerLinks(path).map((link) => link.href)

test('the sign-in button is hidden on the login page', () => {
  expect(words('/track')).toContain('Kirish')
  expect(words('/login')).not.toContain('Kirish')
})

test('the sign-up button is hidden on the sign-up page', () => {
  expect(words('/ru/track')).toContain('Зарегистрироваться')
  expect(words('/ru/sign_up')).not.toContain('Зарегистрироваться')
})

test('the language list keeps the page', () => {
  expect(hrefs('/oz/security')).toEqual(
    expect.arrayContaining(['/security', '/oz/security', '/ru/security', '/en/security']),
  )
})

test('what nobody is signed in for is not there', () => {
  const forPeople = /order-list|my_profile|excel-orders-upload/
  expect(hrefs('/').filter((href) => forPeople.test(href))).toEqual([])
})

test('the API documentation opens in a new window and says so', () => {
  const docs = headerLinks('/en').filter(({ href }) => href === '/api/docs')
  expect(docs.length).toBeGreaterThan(0)
  for (const { target, words } of docs) {
    expect(target).toBe('_blank')
    expect(words).toContain('opens in a new window')
  }
})
