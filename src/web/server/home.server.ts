import { startingPricesOf } from '../public/home/waybill/starting-prices.ts'
import { loadPageMessages } from './frame.server.ts'
import { type LoadContext, siteContext } from './site.server.ts'

export async function loadHome(context: LoadContext, pathname: string) {
  const site = context.get(siteContext)
  // Tracking matters more than an offer: without the database the page comes without the band, and with a blank price.
  const promotion = await site.promotion().catch(() => undefined)
  const current = await site.tariff().catch(() => undefined)
  return {
    ...loadPageMessages(context, pathname, ['home']),
    promotion: promotion && { kind: promotion.kind, endsAt: promotion.endsAt.getTime() },
    madeAt: site.now().getTime(),
    prices: current && startingPricesOf(current.tariff, site.now()),
  }
}
