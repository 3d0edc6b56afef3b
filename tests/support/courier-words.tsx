import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { IntlProvider } from 'use-intl'
import { ozExceptions, sources } from '#locales/index.ts'
import { buildCatalogs } from '#platform/i18n/catalog.ts'
import { FieldProvider, type FieldStore } from '../../src/client/field/field-store.ts'

const { uz } = buildCatalogs(sources, ozExceptions)

/** What a courier reads on a part of a screen, in Uzbek. */
export function courierWords(store: FieldStore, part: ReactNode): string {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <IntlProvider locale="uz" messages={uz as never} timeZone="Asia/Tashkent">
          <FieldProvider value={store}>{part}</FieldProvider>
        </IntlProvider>
      ),
    },
  ])
  const html = renderToStaticMarkup(<Stub />)
  return html
    .replaceAll('&#x27;', "'")
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')
}
