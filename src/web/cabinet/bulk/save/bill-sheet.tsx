import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Price, type PriceLine, PriceLines } from '#ui/show/price.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { type BillLine, type BulkBill, billLines } from './bill-lines.ts'

type BillSheetProps = {
  bill: BulkBill
  isCollected: boolean
  children: ReactNode
}

/** The sum first, then what it is made of, then the press. */
export function BillSheet({ bill, isCollected, children }: BillSheetProps) {
  const t = useTranslations('bulkFlow.save')
  const format = formatter(useLocale())
  const lineOf = useLines(bill)
  return (
    <section className="bulk-sum" aria-label={t('bill')}>
      <div className="bulk-sum__sum">
        <span className="muted">{t('total')}</span>
        <Price hot amount={format.number(bill.total)} currency={t('currency')} />
      </div>
      <PriceLines lines={billLines(bill, isCollected).map(lineOf)} />
      {bill.to_collect > 0 && (
        <p className="bulk-sum__goods">
          {t('toCollect', { amount: format.money(bill.to_collect) })}{' '}
          <LocalLink to={pathOfCod}>{t('toCollectLink')}</LocalLink>
        </p>
      )}
      {children}
    </section>
  )
}

const pathOfCod = '/dashboard/cod'

function useLines(bill: BulkBill): (line: BillLine) => PriceLine {
  const t = useTranslations('bulkFlow.save.lines')
  const format = formatter(useLocale())
  const free = { count: bill.collection_free_from, shown: format.number(bill.collection_free_from) }
  return ({ id, amount, rows }) => {
    const counted = { count: rows, shown: format.number(rows) }
    const what = {
      prices: () => t('prices', counted),
      oneVisit: () => t('oneVisit'),
      collection: () => t('collection'),
      packages: () => t('packages', counted),
      promotions: () => t('promotions', counted),
    }[id]()
    const because = id === 'collection' ? t('freeFrom', free) : undefined
    const isFree = amount <= 0
    return { id, what, because, amount: amount === 0 ? t('free') : format.money(amount), free: isFree }
  }
}
