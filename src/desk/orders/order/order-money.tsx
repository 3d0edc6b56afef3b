import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { DeskOrder } from '#modules/orders/desk/desk-orders.contract.ts'
import { finalStatuses } from '#modules/orders/domain/words.ts'
import { BillLines } from '#parcel/bill/bill-lines.tsx'
import { paymentNames } from '#parcel/names/payment-names.ts'
import { formatter } from '#platform/i18n/format.ts'

/** How the price came about, and every movement of the books about this order. */
export function OrderMoney({ shown: { order, money } }: { shown: DeskOrder }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const isOver = [...finalStatuses, 'executor_done'].includes(order.status)
  return (
    <section className="order-card" aria-label={t('deskOrders.price.title')}>
      <h3 className="order-card__title">
        {t('deskOrders.price.title')}
        <span className={order.paid ? 'order-paid' : 'order-paid order-paid--no'}>
          {t('deskOrders.columns.payment', {
            way: t(paymentNames[order.payment_type]),
            paid: t(order.paid ? 'deskOrders.paid.yes' : 'deskOrders.paid.no'),
          })}
        </span>
      </h3>
      <BillLines lines={order.lines} price={order.price} />
      {order.to_collect > 0 && !isOver && (
        <p className="order-collect">
          {t('deskOrders.price.toCollect', { amount: format.money(order.to_collect) })}
        </p>
      )}
      <h4 className="order-card__subtitle">{t('deskOrders.price.movements')}</h4>
      {money.length === 0 ? (
        <p className="muted">{t('deskOrders.price.noMovements')}</p>
      ) : (
        <ul className="order-movements">
          {money.map(({ id, at, title, amount, by }) => (
            <li key={id}>
              <span>
                {title}
                <span className="order-row__more">
                  {format.dateTime(Date.parse(at))}
                  {by && ` · ${by}`}
                </span>
              </span>
              <span className="order-movements__amount">{format.number(amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
