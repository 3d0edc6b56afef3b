import { expect, test } from 'vitest'
import { locales, localizedPath } from '#platform/i18n/locales.ts'
import { pageAt } from './page-at.ts'
import { pages } from './pages.ts'

test('finds every page of the table in every language', () => {
  for (const page of pages) {
    const filled = page.path.replace(/:\w+\??/, 'x1')
    for (const locale of locales) expect(pageAt(localizedPath(locale, filled))?.id, filled).toBe(page.id)
  }
})

test.each([
  ['/t', 'trackLight'],
  ['/ru/t/', 'trackLight'],
  ['/Calculator/', 'calculator'],
  ['/our-services', 'ourServices'],
  ['/order-list/12345678', 'orderDetail'],
  ['/blog/2', 'blogPost'],
])('%s is %s', (path, id) => {
  expect(pageAt(path)?.id).toBe(id)
})

test.each(['/nothing', '/t/a/b', '/integration', '/uz/calculator', '/calculatorx', '//', '/order-list/1/2'])(
  '%s is no page',
  (path) => {
    expect(pageAt(path)).toBeUndefined()
  },
)

test('no two pages share an id or an address', () => {
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length)
  expect(new Set(pages.map(({ path }) => path.toLowerCase())).size).toBe(pages.length)
})
