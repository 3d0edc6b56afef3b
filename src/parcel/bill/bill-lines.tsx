import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { PriceLines } from '#ui/show/price.tsx'

type Line = Pick<OrderAnswer['lines'][number], 'title' | 'because' | 'amount'>

type BillLinesProps = {
  /** Of an order, or of an offer that may become one. */
  lines: readonly Line[]
  price: number
  /** What the sum is called, where "total" does not say enough. */
  sum?: string | undefined
  /** Up to how much every parcel is covered, where no other cover was chosen. */
  freeCover?: number | undefined
  /** Without the reasons. */
  short?: boolean | undefined
}

/** What a price is made of: what, because of what, how much. */
export function BillLines({ lines, price, sum, freeCover, short = false }: BillLinesProps) {
  const t = useTranslations('parcel.bill')
  const { number, money } = formatter(useLocale())
  const shown = lines.map(({ title, because, amount }, index) => ({
    id: `${index}`,
    what: title,
    because: short ? undefined : because,
    amount: amount === 0 ? t('free') : number(amount),
    free: amount <= 0,
  }))
  const cover = freeCover !== undefined && {
    id: 'free-cover',
    what: t('freeCover', { upTo: money(freeCover) }),
    amount: t('free'),
    free: true,
  }
  return (
    <PriceLines
      lines={cover ? [...shown, cover] : shown}
      sum={{ what: sum ?? t('total'), amount: money(price) }}
    />
  )
}
