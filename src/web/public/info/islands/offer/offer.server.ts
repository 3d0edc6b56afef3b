import { data } from 'react-router'
import type { CompiledCatalog } from '#platform/i18n/catalog.ts'
import { splitLocale } from '#platform/i18n/locales.ts'
import type { MessageGroup } from '#platform/i18n/translator.ts'
import { type LoadContext, siteContext } from '../../../../server/site.server.ts'
import { loadInfo } from '../../info.server.ts'
import { chosenVersion, paperOf } from './paper.ts'

export async function loadOffer(context: LoadContext, url: URL) {
  const site = context.get(siteContext)
  const { locale } = splitLocale(url.pathname)
  const asked = url.searchParams.get('version')
  const now = site.now()
  const { version, unknown } = chosenVersion(asked, now)
  const texts = site.messages(locale, [`offer.${version.text}` as MessageGroup]) as unknown as CompiledCatalog
  const paper = paperOf({ asked, locale, now }, texts)
  const page = await loadInfo(context, url)
  return data({ ...page, paper: JSON.stringify(paper) }, { status: unknown ? 404 : 200 })
}
