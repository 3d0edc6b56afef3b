import { expect, test } from 'vitest'
import { pages } from '../pages.ts'
import { footerLinks, menuLinks, pathOf } from './site-links.ts'

test('every listed page can be reached from header or footer', () => {
  const linked = new Set<string>([
    'home',
    'pricing',
    'login',
    // From the mobile menu and from the sign-in page.
    'signUp',
    ...Object.values(menuLinks).flatMap((links) => links.map(({ page }) => page)),
    ...Object.values(footerLinks).flat(),
  ])
  expect(pages.filter(({ listed, id }) => listed && !linked.has(id)).map(({ id }) => id)).toEqual([])
})

test('every link leads to a page of the table, and no parameter is left open', () => {
  const names = [
    ...Object.values(menuLinks).flatMap((links) => links.map(({ page }) => page)),
    ...Object.values(footerLinks).flat(),
  ]
  for (const name of names) {
    expect(pages.map(({ id }) => id)).toContain(name)
    expect(pathOf(name)).not.toContain(':')
  }
})
