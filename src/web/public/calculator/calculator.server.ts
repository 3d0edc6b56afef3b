import { tashkentDay } from '#kernel/tashkent.ts'
import { readPlace } from '#parcel/price/places.ts'
import { type Question, quoteBody } from '#parcel/price/question.ts'
import { type Terms, termsOf } from '#parcel/price/terms.ts'
import { splitLocale } from '#platform/i18n/locales.ts'
import { loadPageMessages } from '../../server/frame.server.ts'
import { type LoadContext, type Site, siteContext } from '../../server/site.server.ts'
import { readQuery } from './address-query.ts'

export type CalculatorData = Readonly<{
  terms: Terms
  question: Question
  typed: Readonly<
    Record<'from' | 'to', Readonly<{ text: string; others: ReturnType<typeof readPlace>['others'] }>>
  >
  offers: Awaited<ReturnType<Site['quote']>>
  today: string
}>

/** The page with the answer to what its address asks, so that a link or a form without a script shows prices. */
export async function loadCalculator(context: LoadContext, { pathname, searchParams }: URL) {
  const site = context.get(siteContext)
  const { locale } = splitLocale(pathname)
  const { tariff } = await site.tariff()
  const terms = termsOf(tariff)
  const asked = readQuery(searchParams, terms, locale)
  const places = { from: readPlace(asked.from, locale), to: readPlace(asked.to, locale) }
  const question: Question = { ...asked, from: places.from.place, to: places.to.place }
  const body = quoteBody(question, terms)
  const data = {
    terms,
    question,
    typed: {
      from: { text: asked.from, others: places.from.others },
      to: { text: asked.to, others: places.to.others },
    },
    // Without an answer the browser asks again, and has the message for when that fails too.
    offers: body && (await site.quote(locale, body).catch(() => undefined)),
    today: tashkentDay(site.now()),
  } satisfies CalculatorData
  // As JSON, like the texts: how data travels otherwise takes the server longer.
  return {
    ...loadPageMessages(context, pathname, ['calculator', 'parcel.bill', 'parcel.modes', 'pin.house']),
    data: JSON.stringify(data),
  }
}
