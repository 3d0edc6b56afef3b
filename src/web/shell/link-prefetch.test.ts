import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { prefetchOn, useLinkPrefetch } from './link-prefetch.ts'

test('pages are fetched ahead on an ordinary line, and where nothing is known of it', () => {
  expect(prefetchOn({ onLine: true, connection: { effectiveType: '4g', saveData: false } })).toBe('intent')
  expect(prefetchOn({ onLine: true, connection: { effectiveType: '3g' } })).toBe('intent')
  expect(prefetchOn({})).toBe('intent')
})

test.each([
  { onLine: false },
  { onLine: true, connection: { effectiveType: '2g' } },
  { onLine: true, connection: { effectiveType: 'slow-2g' } },
  { onLine: true, connection: { effectiveType: '4g', saveData: true } },
])('nothing is fetched ahead on %j', (line) => {
  expect(prefetchOn(line)).toBe('none')
})

test('the server takes the line for an ordinary one, so that no link is drawn twice on it', () => {
  const Link = () => useLinkPrefetch()
  expect(renderToStaticMarkup(createElement(Link))).toBe(prefetchOn({}))
})
