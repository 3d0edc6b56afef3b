import type { FiscalMark } from '#modules/fiscal/index.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { Payment } from '../domain/receipt.ts'
import type { Fact } from '../sheet/sheet.ts'

export type PaidPart = Payment &
  Readonly<{
    payer: 'sender' | 'receiver'
    payerName: string
    /** Empty where nobody's hands took it. */
    takenBy: string
    /** What the register has given the payment, printed as it came. */
    fiscal: FiscalMark | undefined
  }>

export type Receipt = Pick<RequestContext, 'locale' | 'translate' | 'now'> &
  Readonly<{ trackingCode: string; parts: readonly PaidPart[] }>

const providers = ['payme', 'click'] as const

function wayOf({ way, owner }: PaidPart, translate: Receipt['translate']): string {
  if (way !== 'provider') return translate(`papers.ways.${way}`)
  const known = providers.find((name) => name === owner) ?? 'other'
  return translate(`papers.ways.${known}`)
}

/** One payment, line by line. */
export function factsOf(part: PaidPart, { locale, translate }: Receipt): Fact[] {
  const { money, dateTime } = formatter(locale)
  const { goods, delivery, payerName, payer, takenBy, fiscal, isReturned } = part
  const who = [translate(`papers.${payer}`), payerName].filter(Boolean).join(', ')
  return [
    [translate('papers.at'), dateTime(part.at, 'short')],
    [translate('papers.paidBy'), who],
    [translate('papers.how'), wayOf(part, translate)],
    ...(takenBy === '' ? [] : [[translate('papers.takenBy'), takenBy] as const]),
    ...(goods > 0 ? [[translate('papers.goods'), money(goods)] as const] : []),
    ...(delivery > 0 && !isReturned ? [[translate('papers.delivery'), money(delivery)] as const] : []),
    ...(isReturned ? [[translate('papers.returned'), money(goods + delivery)] as const] : []),
    ...(fiscal
      ? [
          [translate('papers.fiscalNumber'), fiscal.number] as const,
          [translate('papers.fiscal'), fiscal.sign] as const,
        ]
      : []),
  ]
}

const sumOf = (parts: readonly PaidPart[]) =>
  parts.reduce((sum, { goods, delivery }) => sum + goods + delivery, 0)

export function totalsOf({ parts, locale, translate }: Receipt): Fact[] {
  const { money } = formatter(locale)
  const paid = parts.filter(({ isReturned }) => !isReturned)
  const returned = parts.filter(({ isReturned }) => isReturned)
  return [
    [translate('papers.total'), money(sumOf(paid))],
    ...(returned.length > 0 ? [[translate('papers.returned'), money(sumOf(returned))] as const] : []),
  ]
}

export const hasGoods = ({ parts }: Receipt) => parts.some(({ goods }) => goods > 0)
