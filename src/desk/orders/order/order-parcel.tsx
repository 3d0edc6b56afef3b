import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { DeskOrder } from '#modules/orders/desk/desk-orders.contract.ts'
import { spokenInterval } from '#modules/orders/domain/order.ts'
import { modeName, speedName } from '#parcel/names/way-names.ts'
import { promisedWords } from '#parcel/way/promised-words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Fact } from '../../parts/fact.tsx'
import { useParcelText } from '../parcel-text.ts'
import { OrderPhotos } from './order-photos.tsx'

const isDelivered = (status: string) => status === 'executor_done' || status === 'done'

/** What is carried, and what was agreed about it. */
export function OrderParcel({ shown: { order } }: { shown: DeskOrder }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const size = useParcelText(order.parcel_size)
  const { promised, stored_until: stored, call_card: card, attempts } = order
  const tries = attempts.pickup + attempts.delivery
  return (
    <section className="order-card" aria-label={t('deskOrders.order.parcel')}>
      <h3 className="order-card__title">{order.description}</h3>
      <dl className="desk-facts order-facts">
        {order.external_id && <Fact name={t('deskOrders.order.ownNumber')}>{order.external_id}</Fact>}
        <Fact name={t('deskOrders.order.size')}>{size}</Fact>
        <Fact name={t('deskOrders.order.way')}>
          {t(modeName(order.delivery_option))}, {t(speedName(order.delivery_type))}
        </Fact>
        <Fact name={t('deskOrders.order.promised')}>
          {promised
            ? t('deskOrders.order.promisedWhy', {
                when: promisedWords(promised, format),
                // What is there is no longer promised for a reason.
                reason: isDelivered(order.status) ? 'agreed' : promised.reason,
              })
            : t('deskOrders.order.nothingPromised')}
        </Fact>
        {order.time_interval && (
          <Fact name={t('deskOrders.order.interval')}>{spokenInterval(order.time_interval)}</Fact>
        )}
        {order.parcel_value > 0 && (
          <Fact name={t('deskOrders.order.value')}>{format.money(order.parcel_value)}</Fact>
        )}
        {stored && (
          <Fact name={t('deskOrders.order.storedUntil')}>{format.dateTime(Date.parse(stored))}</Fact>
        )}
        {card && <Fact name={t('deskOrders.order.callCard')}>{card}</Fact>}
        {tries > 0 && (
          <Fact name={t('deskOrders.order.attempts')}>
            {t('deskOrders.order.attemptCounts', {
              pickup: String(attempts.pickup),
              delivery: String(attempts.delivery),
            })}
          </Fact>
        )}
        {order.comment && <Fact name={t('deskOrders.order.comment')}>{order.comment}</Fact>}
      </dl>
      <OrderPhotos
        order={order.id}
        files={order.files.map(({ id }) => id)}
        label={t('deskOrders.photo.ofParcel')}
      />
    </section>
  )
}
