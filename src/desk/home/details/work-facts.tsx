import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { DeskOrder } from '#modules/orders/desk/desk-orders.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { promisedWords } from '#parcel/way/promised-words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { LocalLink } from '#web/shell/local-link.tsx'
import { Fact } from '../../parts/fact.tsx'

/** What an operator is asked on the phone, in a few lines. */
export function WorkFacts({ shown: { order, points } }: { shown: DeskOrder }) {
  const t = useTranslations('deskHome.details')
  const format = formatter(useLocale())
  const point = points.find(({ id }) => id === order.custody.point_id)
  const amount = format.money(order.price)
  return (
    <dl className="desk-facts">
      <Fact name={t('parcel')}>
        <LocalLink to={`/desk/orders/${order.id}`}>
          <TrackCode code={order.tracking_code} />
        </LocalLink>
      </Fact>
      <Fact name={t('where')}>
        {order.custody.label}
        {point && `: ${point.name}`}
      </Fact>
      <Fact name={t('promised')}>
        {order.promised ? promisedWords(order.promised, format) : t('notPromised')}
      </Fact>
      <Fact name={t('money')}>
        {t(order.paid ? 'paid' : 'unpaid', { amount })}
        {order.to_collect > 0 && (
          <span className="work-facts__more">
            {t('toCollect', { amount: format.money(order.to_collect) })}
          </span>
        )}
      </Fact>
    </dl>
  )
}
