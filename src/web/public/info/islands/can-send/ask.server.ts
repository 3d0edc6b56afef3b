import { splitLocale } from '#platform/i18n/locales.ts'
import { type LoadContext, siteContext } from '../../../../server/site.server.ts'
import { figureValues } from '../../figures.ts'
import type { Ask } from './ask.ts'
import { tellAsk } from './tell-ask.ts'

export async function loadAsk(context: LoadContext, url: URL): Promise<Ask> {
  const site = context.get(siteContext)
  const { locale } = splitLocale(url.pathname)
  const { tariff } = await site.tariff()
  const figures = figureValues({ tariff, counts: {}, now: site.now(), origin: site.origin }, locale)
  return tellAsk(url, (key, values) => site.translate(locale, key, { ...figures, ...values }))
}
