import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { ozExceptions, sources } from '#locales/index.ts'
import { buildCatalogs } from '#platform/i18n/catalog.ts'
import { htmlLang, locales, localizedPath, splitLocale } from '#platform/i18n/locales.ts'
import { pageAt } from '../../page-at.ts'
import { pages } from '../../pages.ts'
import { WrittenPartsProvider } from '../../shell/frame/kept.tsx'
import { PageFrame } from '../../shell/frame/page-frame.tsx'
import { SiteApi } from '../../shell/site-api.tsx'
import { SiteMessages } from '../../shell/site-messages.tsx'
import { createKeptParts } from './kept-parts.server.ts'

const catalogs = buildCatalogs(sources, ozExceptions)

/** Everything around a page, as the server draws it: with the parts that are written already, or all of it. */
function drawn(path: string, parts?: ReturnType<typeof createKeptParts>, year = 2026): string {
  const { locale } = splitLocale(path)
  const Stub = createRoutesStub([
    {
      id: 'root',
      Component: () => (
        <IntlProvider
          locale={htmlLang[locale] as never}
          messages={catalogs[locale] as never}
          timeZone="Asia/Tashkent"
        >
          <SiteApi>
            <SiteMessages>
              <Outlet />
            </SiteMessages>
          </SiteApi>
        </IntlProvider>
      ),
      children: [
        { id: `${locale}:${pageAt(path)?.id}`, path, Component: () => <PageFrame>the page</PageFrame> },
      ],
    },
  ])
  const root = { apiUrl: '', demo: true, year }
  return renderToStaticMarkup(
    <WrittenPartsProvider value={parts}>
      <Stub initialEntries={[path]} hydrationData={{ loaderData: { root } }} />
    </WrittenPartsProvider>,
  )
}

test('around every page, in turn in each language, stands what would have been drawn for it alone', () => {
  const parts = createKeptParts()
  const addresses = pages.map(({ path }) => path.replace(/:\w+\??/g, '7'))
  const inTurn = addresses.map((address, at) => localizedPath(locales[at % locales.length] ?? 'uz', address))
  for (const path of [...inTurn, ...locales.map((locale) => localizedPath(locale, '/track'))])
    expect(parts.putInto(drawn(path, parts)), path).toBe(drawn(path))
})

test('the second page is drawn without the menus, until the year changes', () => {
  const parts = createKeptParts()
  const first = drawn('/ru/track', parts)
  parts.putInto(first)
  expect(drawn('/ru/pricing', parts).length).toBeLessThan(first.length / 2)
  expect(parts.putInto(drawn('/ru/track', parts, 2027))).toBe(drawn('/ru/track', undefined, 2027))
})
