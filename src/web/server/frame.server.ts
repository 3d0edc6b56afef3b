import { assert } from '#kernel/assert.ts'
import { tashkentYear } from '#platform/i18n/format.ts'
import { type Locale, splitLocale } from '#platform/i18n/locales.ts'
import type { MessageGroup } from '#platform/i18n/translator.ts'
import { pageAt } from '../page-at.ts'
import { type LoadContext, type Site, siteContext } from './site.server.ts'

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
    mapVersion: (await site.mapFacts())?.version,
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
  return { messages: writtenMessages(context.get(siteContext), locale, [pageTexts(pathname), ...groups]) }
}

/** As many as pages ask for: texts do not change while the server runs. */
const written = new WeakMap<Site, Map<string, string>>()

function writtenMessages(site: Site, locale: Locale, groups: readonly MessageGroup[]): string {
  const known = written.get(site) ?? new Map<string, string>()
  written.set(site, known)
  const key = `${locale} ${groups.join(' ')}`
  const messages = known.get(key) ?? JSON.stringify(site.messages(locale, groups))
  known.set(key, messages)
  return messages
}

function pageTexts(pathname: string): MessageGroup {
  const id = pageAt(pathname)?.id
  assert(id !== undefined, 'a page loader ran where there is no page')
  return `pages.${id}` as MessageGroup
}
