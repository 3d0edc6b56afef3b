import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { noonOf } from '#kernel/tashkent.ts'
import { isPaidOnTheWay } from '#modules/orders/domain/order.ts'
import { BillLines } from '#parcel/bill/bill-lines.tsx'
import { OtherPromotions } from '#parcel/bill/other-promotions.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { Price } from '#ui/show/price.tsx'
import type { Entry } from './entry-draft.ts'
import { collects } from './entry-draft.ts'
import type { EntryQuote } from './use-entry-quote.ts'

type EntryPriceProps = {
  entry: Entry
  quote: EntryQuote
  busy: boolean
  failure: string | undefined
  /** How many fields still want something. */
  faults: number
  onLeave: (event: FormEvent) => void
}

/** The price while it is being made, line by line, and the two ways to end the call. */
export function EntryPrice({ entry, quote, busy, failure, faults, onLeave }: EntryPriceProps) {
  const t = useTranslations('deskOrders')
  const isCall = isPaidOnTheWay(entry.payment)
  return (
    <aside className="entry-price" aria-label={t('price.title')}>
      <div className="entry-price__lines" aria-live="polite" aria-busy={quote.state === 'asking'}>
        <Quoted entry={entry} quote={quote} />
      </div>
      <div role="alert">
        {failure && <Notice tone="danger">{failure}</Notice>}
        {faults > 0 && (
          <p className="field__error">{t('entry.faults', { count: faults, text: String(faults) })}</p>
        )}
      </div>
      <Button type="submit" block busy={busy}>
        {t(isCall ? 'entry.placeAndConfirm' : 'entry.place')}
      </Button>
      {isCall && (
        <Button look="second" block disabled={busy} onClick={onLeave}>
          {t('entry.leave')}
        </Button>
      )}
    </aside>
  )
}

function Quoted({ entry, quote }: { entry: Entry; quote: EntryQuote }) {
  const t = useTranslations('deskOrders')
  const format = formatter(useLocale())
  const offer = quote.offers?.find(
    (one) => one.delivery_option === entry.option && one.delivery_type === entry.speed,
  )
  if (quote.state === 'failed') return <Notice tone="danger">{t('entry.noPrice')}</Notice>
  if (!offer) return <p className="muted">{t('entry.priceLater')}</p>
  if (offer.price === null) return <Notice tone="warning">{offer.reason}</Notice>
  const toCollect =
    (collects(entry.services) ? (entry.productFee ?? 0) : 0) +
    (entry.payment === 'receiver' ? offer.price : 0)
  return (
    <>
      <p className="entry-price__sum">
        <Price amount={format.number(offer.price)} currency={t('entry.currency')} hot />
      </p>
      {offer.promised && (
        <p className="muted">
          {t('entry.promised', {
            days: format.dateRange(noonOf(offer.promised.from), noonOf(offer.promised.to)),
          })}
        </p>
      )}
      <BillLines lines={offer.lines} price={offer.price} sum={t('price.sum')} />
      <OtherPromotions promotion={offer.promotion} />
      {toCollect > 0 && (
        <p className="order-collect">{t('price.toCollect', { amount: format.money(toCollect) })}</p>
      )}
      {offer.note && <Notice tone="info">{offer.note}</Notice>}
    </>
  )
}
