import { useTranslations } from 'use-intl'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { BillLines } from '#parcel/bill/bill-lines.tsx'
import { paymentNames, providerName } from '#parcel/names/payment-names.ts'
import { DetailSection, Facts } from './detail-section.tsx'
import { useOrderTexts } from './order-texts.ts'

/** Cash says when it is given. */
const paidHow = { ...paymentNames, cash: 'myOrders.money.cash' } as const

/** The price in its lines, how it is paid, and what is taken from the receiver. */
export function OrderMoney({ order }: { order: OrderDetail }) {
  const t = useTranslations()
  const texts = useOrderTexts()
  const { lines, price, product_fee: goods, to_collect: collect } = order
  return (
    <DetailSection title={t('myOrders.money.title')}>
      <BillLines lines={lines} price={price} sum={t('myOrders.money.total')} />
      <Facts
        facts={[
          { what: t('myOrders.money.how'), value: t(paidHow[order.payment_type]) },
          { what: t('myOrders.money.state'), value: <PaidState order={order} /> },
          {
            what: t('myOrders.money.goods'),
            value:
              goods > 0 ? (
                <WithNote note={t('myOrders.money.goodsNote')}>{texts.money(goods)}</WithNote>
              ) : undefined,
          },
          {
            what: t('myOrders.money.collect'),
            value:
              collect > goods ? (
                <WithNote note={goods > 0 ? t('myOrders.money.collectPrice') : undefined}>
                  {texts.money(collect)}
                </WithNote>
              ) : undefined,
          },
        ]}
      />
    </DetailSection>
  )
}

function PaidState({ order: { paid, refund } }: { order: OrderDetail }) {
  const t = useTranslations('myOrders')
  if (refund) return <RefundState refund={refund} />
  return (
    <span className="order-paid" data-paid={paid || undefined}>
      {t(paid ? 'shared.paid' : 'shared.unpaid')}
    </span>
  )
}

function RefundState({ refund }: { refund: NonNullable<OrderDetail['refund']> }) {
  const t = useTranslations('myOrders.money.refund')
  const texts = useOrderTexts()
  const amount = texts.money(refund.amount)
  const provider = providerName(refund.provider ?? '')
  if (refund.to === 'balance') return <WithNote note={t('toBalance')}>{t('done', { amount })}</WithNote>
  if (refund.done) return <WithNote note={t('through', { provider })}>{t('done', { amount })}</WithNote>
  return <WithNote note={t('fewDays', { provider })}>{t('under', { amount })}</WithNote>
}

function WithNote({ note, children }: { note: string | undefined; children: string }) {
  return (
    <>
      <span className="unbroken">{children}</span>
      {note && <small className="order-facts__note">{note}</small>}
    </>
  )
}
