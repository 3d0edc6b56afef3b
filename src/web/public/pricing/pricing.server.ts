import { splitLocale } from '#platform/i18n/locales.ts'
import { loadPageMessages } from '../../server/frame.server.ts'
import { type LoadContext, siteContext } from '../../server/site.server.ts'
import { districtsNearCapital } from './districts-near-capital.ts'
import { packed } from './packed-tariff.ts'

/**
 * The tariff in force; all tables are made from it while rendering. The page is kept like every other one without
 * parameters, so a new tariff shows within the life of a kept page (PAGE_LIFE_MS in open-site.server.ts).
 */
export async function loadPricing(context: LoadContext, pathname: string) {
  const { tariff, effectiveFrom } = await context.get(siteContext).tariff()
  return {
    ...loadPageMessages(context, pathname, [
      'pricingPage',
      'pricing.sizes',
      'pricing.plans',
      'pricing.lines',
      'pricing.services',
    ]),
    tariff: packed(tariff),
    effectiveFrom: effectiveFrom.getTime(),
    nearCapital: districtsNearCapital(splitLocale(pathname).locale),
  }
}
