import { expect, test } from 'vitest'
import { sources } from '#locales/index.ts'
import { pages } from '../pages.ts'
import { footerLinks, menuLinks, merchantLinks, pathOf } from './site-links.ts'

test('every listed page can be reached from header or footer', () => {
  const linked = new Set<string>([
    'home',
    'pricing',
    'login',
    // From the mobile menu and from the sign-in page.
    'signUp',
    ...Object.values(menuLinks).flatMap((links) => links.map(({ page }) => page)),
    ...Object.values(footerLinks).flat(),
    // From the wall of all of them.
    'integration',
    // From the list of posts.
    'blogPost',
    // From the list of all regions.
    'agentsRegion',
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

test('every name of a link is used', () => {
  const used = new Set<string>([
    // The top bar and the menus place it themselves: it leads out of the site.
    'apiDocs',
    ...[...Object.values(menuLinks).flat(), ...merchantLinks].map(({ page }) => page),
    ...Object.values(footerLinks).flat(),
  ])
  expect(Object.keys(sources.uz.shell.links).filter((name) => !used.has(name))).toEqual([])
})
