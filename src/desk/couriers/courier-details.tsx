import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { couriersCalls } from '#modules/delivery/couriers/couriers.calls.ts'
import type { CourierOnBoard } from '#modules/delivery/couriers/couriers.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { StatusBadge } from '#parcel/status/status-badge.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { buttonClass } from '#ui/button.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useOnNews } from '../frame/desk-news.tsx'
import { DetailsHead } from '../parts/details-head.tsx'
import { Fact } from '../parts/fact.tsx'
import { Reach } from '../parts/reach.tsx'
import { useNow } from '../parts/use-now.ts'
import { CourierAlarms } from './courier-alarms.tsx'
import { ShiftText } from './couriers-table.tsx'

type CourierDetailsProps = { courier: CourierOnBoard; onClose: () => void }

/** One courier's day, beside the list; where there is no room for both, in its place. */
export function CourierDetails({ courier, onClose }: CourierDetailsProps) {
  const t = useTranslations('deskCouriersNow')
  const id = useId()
  return (
    <aside className="desk-details" aria-labelledby={id}>
      <DetailsHead id={id} title={courier.full_name} onClose={onClose}>
        <p className="desk-details__meta">
          <ShiftText courier={courier} />
          <CourierAlarms alarms={courier.alarms} />
        </p>
      </DetailsHead>
      <div className="desk-details__body">
        {courier.phone !== null && (
          <Reach phone={courier.phone} email={null} phoneName={t('phone')} emailName="" />
        )}
        <Facts courier={courier} />
        <Parcels id={courier.id} />
      </div>
      <div className="desk-details__actions">
        <LocalLink
          className={buttonClass({ look: 'second', small: true })}
          to={`/desk/staff?person=${courier.id}`}
        >
          {t('card')}
        </LocalLink>
      </div>
    </aside>
  )
}

function Facts({ courier }: { courier: CourierOnBoard }) {
  const t = useTranslations('deskCouriersNow')
  const format = formatter(useLocale())
  const now = useNow()
  const { cash, cash_limit: limit, rating, ratings, heard_at: heard, late } = courier
  return (
    <dl className="desk-facts">
      <Fact name={t('columns.cash')}>
        {format.money(cash)}
        {limit !== null && ` · ${t('limit', { limit: format.money(limit) })}`}
      </Fact>
      <Fact name={t('columns.today')}>
        {t('delivered', { count: format.number(courier.delivered) })},{' '}
        {t('failed', { count: format.number(courier.failed) })}
      </Fact>
      <Fact name={t('columns.bag')}>
        {t(courier.accepted > 0 ? 'bagAndMore' : 'bag', {
          bag: format.number(courier.in_bag),
          accepted: format.number(courier.accepted),
        })}
      </Fact>
      {late > 0 && <Fact name={t('late')}>{format.number(late)}</Fact>}
      <Fact name={t('weight')}>
        {t('load', {
          kilograms: format.number(courier.kilograms),
          most: format.number(courier.capacity_kg),
        })}
      </Fact>
      <Fact name={t('rating')}>
        {rating === null
          ? t('fewRatings', { count: format.number(ratings) })
          : t('rated', { stars: format.number(rating), count: format.number(ratings) })}
      </Fact>
      <Fact name={t('columns.heard')}>
        {heard === null ? t('neverHeard') : format.relative(new Date(heard), now)}
      </Fact>
    </dl>
  )
}

function Parcels({ id }: { id: string }) {
  const t = useTranslations('deskCouriersNow')
  const parcels = useAnswer(couriersCalls.readCourierParcels, { params: { id } })
  useOnNews(parcels.refresh)
  return (
    <section>
      <h3 className="desk-details__subtitle">{t('parcels')}</h3>
      <Loaded of={parcels} look="part" skeleton={<LoadingShape of="rows" count={4} />}>
        {(items) =>
          items.length === 0 ? (
            <p className="muted">{t('noParcels')}</p>
          ) : (
            <ul className="courier-parcels">
              {items.map((parcel) => (
                <li key={parcel.order_id} data-late={parcel.late || undefined}>
                  <LocalLink to={`/desk/orders/${parcel.order_id}`}>
                    <TrackCode code={parcel.tracking_code} />
                  </LocalLink>
                  <StatusBadge order={parcel} />
                  <span className="muted">
                    {parcel.receiver}
                    {parcel.late && <b> · {t('isLate')}</b>}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
