import { footerLinks, type LinkName, menuLinks, pathOf } from '../site-links.ts'

/** The menu calls the page of prices by a name of its own. */
export type Near = LinkName | 'pricing'

/** Pages that menus name, so that their names are at hand wherever one is lost. */
export const named: readonly Near[] = [
  ...new Set<Near>([
    ...Object.values(menuLinks).flatMap((group) => group.map(({ page }) => page)),
    ...Object.values(footerLinks).flat(),
    'pricing',
  ]),
]
export const pathOfNear = (name: Near): string => (name === 'pricing' ? '/pricing' : pathOf(name))

const usual: readonly Near[] = ['track', 'calculator', 'faq']

/** What to offer whoever is lost: the page that was meant and its neighbours, or what most people look for. */
export function suggestionsFor(near: string | undefined): readonly Near[] {
  const found = named.find((name) => name === near)
  if (!found) return usual
  const groups: readonly (readonly Near[])[] = Object.values(footerLinks)
  const neighbours = groups.find((group) => group.includes(found)) ?? usual
  return [...new Set<Near>([found, ...neighbours])].slice(0, 3)
}
