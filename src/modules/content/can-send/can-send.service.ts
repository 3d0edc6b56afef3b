import { brand } from '#kernel/brand.ts'
import { type Ok, ok } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { formatPhone, formatter } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { MessageKey, MessageValues } from '#platform/i18n/translator.ts'
import type { CanSendAnswer } from '../content.contract.ts'
import { type Advice, advices } from '../domain/can-send/advice.ts'
import { canSend } from '../domain/can-send/can-send.ts'
import { rules } from '../domain/can-send/rules.ts'

/** Of the tariff in force: so'm, hours, days, grams and centimetres. */
export type Figures = Readonly<{
  freeCover: number
  topCover: number
  perishableHours: number
  standardDays: Readonly<{ from: number; to: number }>
  point: Readonly<{ grams: number; longestCm: number }>
  door: Readonly<{ grams: number; longestCm: number }>
}>
export type FiguresInForce = (context: { db: Db; now: Date }) => Promise<Figures>

type Context = Readonly<{
  db: Db
  now: Date
  locale: Locale
  translate(key: MessageKey, values?: MessageValues): string
}>

/** The answer to "can I send …?" in the caller's words and language. */
export async function askCanSend(
  { figures }: { figures: FiguresInForce },
  question: string,
  { db, now, locale, translate }: Context,
): Promise<Ok<CanSendAnswer>> {
  const found = canSend(question)
  const values = valuesOf(await figures({ db, now }), locale)
  if (found.answer === 'unknown')
    return ok({ answer: 'unknown', rule: null, text: translate('canSend.unknown', values) })
  const { rule }: Advice = advices[found.advice]
  return ok({
    answer: found.answer,
    rule: rule ?? null,
    text: translate(`canSend.advice.${found.advice}`, values),
  })
}

/** By the names that the texts use. */
function valuesOf(figures: Figures, locale: Locale): MessageValues {
  const { money, weight, size, amount, number } = formatter(locale)
  return {
    freeCover: money(figures.freeCover),
    topCover: money(figures.topCover),
    perishableHours: amount(figures.perishableHours, 'hour'),
    standardFromNumber: number(figures.standardDays.from),
    standardTo: amount(figures.standardDays.to, 'day'),
    pointWeight: weight(figures.point.grams),
    pointSide: size([figures.point.longestCm]),
    doorWeight: weight(figures.door.grams),
    doorSide: size([figures.door.longestCm]),
    prohibitedRules: number(rules.length),
    phone: formatPhone(brand.supportPhones[0]),
  }
}
