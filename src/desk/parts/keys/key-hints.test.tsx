import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { ozExceptions, sources } from '#locales/index.ts'
import { buildCatalogs } from '#platform/i18n/catalog.ts'
import { KeyHints } from './key-hints.tsx'
import type { Shortcuts } from './shortcuts.ts'

const { en } = buildCatalogs(sources, ozExceptions)

const keysTold = (of: Shortcuts) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={en as never} timeZone="Asia/Tashkent">
      <KeyHints of={of} />
    </IntlProvider>,
  )
  return [...html.matchAll(/<kbd>(.*?)<\/kbd>/g)].map(([, key]) => key)
}

const act = () => undefined

test('a key is told where it does something', () => {
  expect(keysTold({ next: act, previous: act, search: act, create: act, close: act })).toEqual([
    'J',
    'K',
    '/',
    'N',
    'Esc',
  ])
})

test('a key that does nothing is not told', () => {
  expect(keysTold({ next: act, previous: act, create: undefined })).toEqual(['J', 'K'])
})
