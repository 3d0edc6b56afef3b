import { assert } from '#kernel/assert.ts'
import { tashkentYear } from '#platform/i18n/format.ts'
import { splitLocale } from '#platform/i18n/locales.ts'
import type { MessageGroup } from '#platform/i18n/translator.ts'
import { pageAt } from '../page-at.ts'
import { type LoadContext, siteContext } from './site.server.ts'

/** The few settings the browser needs around every page, and the notice that runs: its room is there from the first paint. */
export async function loadFrame(context: LoadContext, pathname: string) {
  const site = context.get(siteContext)
  const { locale } = splitLocale(pathname)
  return {
    origin: site.origin,
    apiUrl: site.apiUrl,
    demo: site.demo,
    tagManagerId: site.tagManagerId,
    mapTilesUrl: site.mapTilesUrl,
    year: tashkentYear(site.now()),
    warning: await site.warning(locale),
    // Only where there is something to consent to: otherwise its words cost nobody anything.
    ...(site.tagManagerId === undefined
      ? {}
      : { messages: JSON.stringify(site.messages(locale, ['consent'])) }),
  }
}

export type Frame = Awaited<ReturnType<typeof loadFrame>>

/** A page's own title and texts, as JSON: how data travels otherwise takes a tenth of the page more for such trees. */
export function loadPageMessages(
  context: LoadContext,
  pathname: string,
  groups: readonly MessageGroup[],
): { messages: string } {
  const { locale } = splitLocale(pathname)
  const messages = context.get(siteContext).messages(locale, [pageTexts(pathname), ...groups])
  return { messages: JSON.stringify(messages) }
}

function pageTexts(pathname: string): MessageGroup {
  const id = pageAt(pathname)?.id
  assert(id !== undefined, 'a page loader ran where there is no page')
  return `pages.${id}` as MessageGroup
}
