import { splitLocale } from '#platform/i18n/locales.ts'
import { withMore } from '#platform/i18n/translator.ts'
import { type LoadContext, siteContext } from '../../../../server/site.server.ts'
import { minuteOf } from '../../minute.server.ts'
import type { Ask } from './ask.ts'
import { tellAsk } from './tell-ask.ts'

export async function loadAsk(context: LoadContext, url: URL): Promise<Ask> {
  const site = context.get(siteContext)
  const { locale } = splitLocale(url.pathname)
  const figures = (await minuteOf(site)).figures(locale)
  return tellAsk(url, (key, values = {}) => site.translate(locale, key, withMore(figures, values)))
}
