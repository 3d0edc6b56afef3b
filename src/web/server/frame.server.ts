import { splitLocale } from '#platform/i18n/locales.ts'
import { type LoadContext, type PageMessages, siteContext } from './site.server.ts'

const TASHKENT_OFFSET_MS = 5 * 60 * 60 * 1000

/** What surrounds every page: texts of header, footer and error pages, and the few settings the browser needs. */
export function loadFrame(context: LoadContext, pathname: string) {
  const site = context.get(siteContext)
  const { locale } = splitLocale(pathname)
  return {
    origin: site.origin,
    demo: site.demo,
    tagManagerId: site.tagManagerId,
    year: new Date(site.now().getTime() + TASHKENT_OFFSET_MS).getUTCFullYear(),
    messages: site.messages(locale, ['shell', 'common', 'notFound', 'errorPage', 'invalidToken']),
  }
}

export type Frame = ReturnType<typeof loadFrame>

/** A page's own title and texts. */
export function loadPageMessages(
  context: LoadContext,
  pathname: string,
  pageId: string,
  namespaces: readonly (keyof PageMessages)[],
): { messages: PageMessages } {
  const site = context.get(siteContext)
  const { locale } = splitLocale(pathname)
  const { pages, ...own } = site.messages(locale, ['pages', ...namespaces])
  const title = (pages as Record<string, object>)[pageId]
  return { messages: { pages: title ? { [pageId]: title } : {}, ...own } }
}
