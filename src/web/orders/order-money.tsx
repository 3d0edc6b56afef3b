import { useTranslations } from 'use-intl'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { PriceLines } from '#ui/price.tsx'
import { DetailSection, Facts } from './detail-section.tsx'
import { useOrderTexts } from './order-texts.ts'

const typeNames = {
  card: 'myOrders.money.types.card',
  payme: 'myOrders.money.types.payme',
  click: 'myOrders.money.types.click',
  google_pay: 'myOrders.money.types.google_pay',
  balance: 'myOrders.money.types.balance',
  cash: 'myOrders.money.types.cash',
  receiver: 'myOrders.money.types.receiver',
} as const satisfies Record<OrderDetail['payment_type'], string>

/** The price in its lines, how it is paid, and what is taken from the receiver. */
export function OrderMoney({ order }: { order: OrderDetail }) {
  const t = useTranslations()
  const texts = useOrderTexts()
  const { lines, price, product_fee: goods, to_collect: collect } = order
  return (
    <DetailSection title={t('myOrders.money.title')}>
      <PriceLines
        lines={lines.map(({ title, because, amount }, index) => ({
          id: `${index}`,
          what: title,
          because,
          amount: amount === 0 ? t('myOrders.money.free') : texts.number(amount),
          free: amount <= 0,
        }))}
        sum={{ what: t('myOrders.money.total'), amount: texts.money(price) }}
      />
      <Facts
        facts={[
          { what: t('myOrders.money.how'), value: t(typeNames[order.payment_type]) },
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

/** Names of firms, the same in every language. */
const providerNames: Readonly<Record<string, string>> = { payme: 'Payme', click: 'Click' }

function RefundState({ refund }: { refund: NonNullable<OrderDetail['refund']> }) {
  const t = useTranslations('myOrders.money.refund')
  const texts = useOrderTexts()
  const amount = texts.money(refund.amount)
  const provider = providerNames[refund.provider ?? ''] ?? refund.provider ?? ''
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
