import { expect, test } from 'vitest'
import { nearPage } from './near-page.ts'
import { suggestionsFor } from './shell/lost/suggestions.ts'

test.each([
  ['/prohibited-items', 'prohibitedItems'],
  ['/ru/prohibited-items.html', 'prohibitedItems'],
  ['/calcualtor', 'calculator'],
  ['/en/how-to-weigh-parcel', 'howToWeigh'],
  ['/abouts', 'about'],
  ['/narxlar', 'pricing'],
  ['/site/contacts', 'contact'],
])('%s was meant for %s', (path, page) => {
  expect(nearPage(path)).toBe(page)
})

test.each(['/wp-login.php', '/x', '/', '/.env', '/constructor', `/${'a'.repeat(500)}`])(
  '%s was meant for no page',
  (path) => {
    expect(nearPage(path)).toBeUndefined()
  },
)

test('whoever is lost is offered the page that was meant first, and always something', () => {
  expect(suggestionsFor('covered')[0]).toBe('covered')
  expect(suggestionsFor('covered')).toHaveLength(3)
  expect(suggestionsFor(undefined)).toContain('track')
  expect(suggestionsFor('no-page')).toContain('track')
})
