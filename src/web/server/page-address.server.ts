import { defaultLocale, localizedPath, splitLocale } from '#platform/i18n/locales.ts'
import { nearPage } from '../near-page.ts'
import { pageAt } from '../page-at.ts'
import { redirects } from '../pages.ts'
import { pathOfTypedCode } from '../shell/ask-code/typed-code.ts'
import { localeFromCookies } from '../shell/locale-cookie.ts'
import { tokenIn } from '../short-link.ts'

/** How an address is answered: from memory by a known key, by moving on, or by rendering it for this caller. */
export type PageAnswer =
  | { kind: 'kept'; key: string; path: string }
  | { kind: 'moved'; to: string; forGood: boolean }
  /** A short link: to be opened, and if it opens nothing, answered so. */
  | { kind: 'link'; token: string; dead: PageAnswer }
  | { kind: 'fresh' }

export function answerTo(url: URL, cookie: string | undefined, { demo }: { demo: boolean }): PageAnswer {
  const { locale, path } = splitLocale(url.pathname)
  const here = (target: string) => localizedPath(locale, target)
  const chosen = localeFromCookies(cookie ?? '')
  if (url.pathname === '/' && chosen !== undefined && chosen !== locale) {
    return { kind: 'moved', to: localizedPath(chosen, '/') + url.search, forGood: false }
  }
  const bare = withoutTrailingSlash(path)
  const movedTo = redirects[bare.toLowerCase()]
  if (movedTo !== undefined) return { kind: 'moved', to: here(movedTo) + url.search, forGood: true }

  const page = pageAt(url.pathname)
  if (!page || (page.developer && !demo)) {
    // Unknown addresses share one page a language and page that may have been meant, and all unknown links share one:
    // guessing them costs us nothing.
    const token = tokenIn(path)
    if (token === undefined) {
      const near = nearPage(url.pathname)
      return near === undefined
        ? { kind: 'kept', key: `${locale}:other`, path: here('/404') }
        : { kind: 'kept', key: `${locale}:other:${near}`, path: `${here('/404')}?near=${near}` }
    }
    const dead = { kind: 'kept', key: `${locale}:token`, path: here('/aaaaaaaaaaaa') } as const
    // A link has no language of its own: whoever has chosen one reads in it that this one is over.
    const inChosen = locale === defaultLocale && chosen !== undefined && chosen !== locale
    return {
      kind: 'link',
      token,
      dead: inChosen ? { kind: 'moved', to: localizedPath(chosen, path), forGood: false } : dead,
    }
  }
  // One address a page: another case or a trailing slash moves there.
  const [fixed = '', ...parameters] = page.path.split('/:')
  const canonical = fixed + bare.slice(fixed.length)
  const address = here(canonical || '/')
  if (url.pathname !== address) return { kind: 'moved', to: address + url.search, forGood: true }
  // A code that was typed leads to the light page, however full the house is.
  const typed = page.id === 'trackLight' && bare === fixed ? pathOfTypedCode(url) : undefined
  if (typed !== undefined) return { kind: 'moved', to: typed, forGood: false }
  const isAsked = page.query?.some((name) => url.searchParams.has(name)) ?? false
  const isWholePage = parameters.length === 0 ? !isAsked : bare === fixed && url.search === ''
  return isWholePage ? { kind: 'kept', key: `${locale}:${page.id}`, path: address } : { kind: 'fresh' }
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
