import { splitLocale } from '#platform/i18n/locales.ts'
import { tellFigures } from '../public/home/figures/tell-figures.server.ts'
import { startingPricesOf } from '../public/home/waybill/starting-prices.ts'
import { minuteOf } from '../public/info/minute.server.ts'
import { loadPageMessages } from './frame.server.ts'
import { type LoadContext, siteContext } from './site.server.ts'

export async function loadHome(context: LoadContext, pathname: string) {
  const site = context.get(siteContext)
  // Tracking matters more than an offer: without the database the page comes without the band, and with a blank price.
  const { locale } = splitLocale(pathname)
  const promotion = await site.promotion(locale).catch(() => undefined)
  const current = await site.tariff().catch(() => undefined)
  const told = await minuteOf(site).catch(() => undefined)
  return {
    ...loadPageMessages(context, pathname, ['home']),
    promotion: promotion && {
      title: promotion.title,
      text: promotion.text,
      endsAt: promotion.endsAt?.getTime(),
      isForNew: promotion.isForNew,
    },
    madeAt: site.now().getTime(),
    speeds: told && site.translate(locale, 'homeFigures.speeds', told.figures(locale)),
    figures: told && tellFigures(told.sources.counts, locale, site.translate),
    prices: current && startingPricesOf(current.tariff, site.now()),
  }
}
