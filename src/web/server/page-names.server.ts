import { splitLocale } from '#platform/i18n/locales.ts'
import type { MessageKey } from '#platform/i18n/translator.ts'
import { countedPages } from '../counted-pages.ts'
import { type LoadContext, siteContext } from './site.server.ts'

/** What each counted page calls itself: their leads would be ten times as long. */
export function loadPageNames(context: LoadContext, pathname: string): Record<string, string> {
  const { translate } = context.get(siteContext)
  const { locale } = splitLocale(pathname)
  return Object.fromEntries(
    [...countedPages].map((id) => [id, translate(locale, `pages.${id}.title` as MessageKey)]),
  )
}
