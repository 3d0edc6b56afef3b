import { type RefObject, useId } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { Confirmation } from '#modules/orders/desk/desk-orders.contract.ts'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { BillLines } from '#parcel/bill/bill-lines.tsx'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { paymentNames } from '#parcel/names/payment-names.ts'
import { modeName, speedName } from '#parcel/names/way-names.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { whoCalls } from '../../parts/calls/queue-state.ts'
import type { QueueActions } from '../../parts/calls/use-queue-actions.tsx'
import { OrderPhotos } from '../order/order-photos.tsx'
import { useParcelText } from '../parcel-text.ts'
import { CallClock } from './call-clock.tsx'
import { CallList } from './call-list.tsx'
import { PhoneLine } from './phone-line.tsx'

type ConfirmationDetailsProps = {
  item: Confirmation
  me: string
  now: number
  actions: QueueActions
  /** So that a key presses it too. */
  callLink: RefObject<HTMLAnchorElement | null>
  onClose: () => void
}

/** Everything to say on the phone, and what came of it. */
export function ConfirmationDetails(props: ConfirmationDetailsProps) {
  const { item, now, onClose } = props
  const t = useTranslations()
  const id = useId()
  const { order } = item
  return (
    <aside className="desk-details queue-details" aria-labelledby={id}>
      <header className="desk-details__head">
        <div>
          <h2 id={id} className="desk-details__title">
            <LocalLink to={`/desk/orders/${item.id}`}>
              <TrackCode code={order.tracking_code} />
            </LocalLink>
          </h2>
          <p className="desk-details__meta">
            {order.confirm_by && <CallClock until={order.confirm_by} now={now} />}
            <span className="muted">{t('deskOrders.columns.number', { id: item.id })}</span>
          </p>
        </div>
        <button type="button" className="icon-button" onClick={onClose}>
          <Icon name="close" />
          <span className="spoken">{t('common.close')}</span>
        </button>
      </header>
      <section className="desk-details__body" aria-label={t('deskOrders.queue.caption')}>
        <Caller {...props} />
        <Ends item={item} />
        <Parcel order={order} />
        <h3 className="desk-details__subtitle">{t('deskOrders.price.title')}</h3>
        <Price order={order} />
        <CallList calls={item.calls} />
      </section>
      <Actions actions={props.actions} />
    </aside>
  )
}

function Caller({ item, me, now, actions, callLink }: ConfirmationDetailsProps) {
  const t = useTranslations('deskOrders.queue')
  const caller = whoCalls(item, me, now)
  const { full_name: name, phone } = item.owner
  return (
    <>
      <div className="caller">
        <div>
          <strong className="caller__name">{name}</strong>
          {phone && <PhoneLine phone={phone} whose={name} />}
        </div>
        {phone && (caller === 'nobody' || caller === 'me') && (
          <a
            ref={callLink}
            className={buttonClass({ small: true, className: 'caller__call' })}
            href={`tel:+998${phone}`}
            onClick={actions.call}
          >
            <Icon name="phone" size="small" />
            {t('call')}
          </a>
        )}
      </div>
      {caller === 'me' && (
        <p className="caller__mine">
          {t('youCall')}{' '}
          <button type="button" className="link-button" onClick={actions.leave}>
            {t('leave')}
          </button>
        </p>
      )}
      {typeof caller === 'object' && (
        <Notice tone="warning" className="caller__taken">
          {t('calling', { name: caller.name })}
        </Notice>
      )}
    </>
  )
}

function Ends({ item }: { item: Confirmation }) {
  const { order, from_place, to_place } = item
  return (
    <ol className="order-ends">
      <End
        place={from_place}
        street={order.from.street}
        name={order.sender_name}
        phone={order.sender_phone}
      />
      <End
        place={to_place}
        street={order.to.street}
        name={order.receiver_name}
        phone={order.receiver_phone}
      />
    </ol>
  )
}

type EndProps = { place: string; street: string | null; name: string; phone: string }

function End({ place, street, name, phone }: EndProps) {
  const format = formatter(useLocale())
  return (
    <li className="order-ends__end">
      <strong>
        {place}, {name}
      </strong>
      <span>
        {street && `${street}. `}
        <span className="unbroken">{format.phone(phone)}</span>
      </span>
    </li>
  )
}

function Parcel({ order }: { order: OrderAnswer }) {
  const t = useTranslations()
  const size = useParcelText(order.parcel_size)
  return (
    <>
      <p className="queue-parcel">
        <strong>{order.description}</strong>
        <span className="muted">
          {size} · {t(modeName(order.delivery_option))} · {t(speedName(order.delivery_type))}
        </span>
        {order.comment && <span>{order.comment}</span>}
      </p>
      <OrderPhotos order={order.id} files={order.images} label={t('deskOrders.photo.ofParcel')} />
    </>
  )
}

function Price({ order }: { order: OrderAnswer }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  return (
    <>
      <BillLines short lines={order.lines} price={order.price} sum={t(paymentNames[order.payment_type])} />
      {order.to_collect > 0 && (
        <p className="muted">{t('deskOrders.price.toCollect', { amount: format.money(order.to_collect) })}</p>
      )}
    </>
  )
}

function Actions({ actions }: { actions: QueueActions }) {
  const t = useTranslations('deskOrders.queue')
  const isFree = actions.confirm !== undefined
  return (
    <footer className="desk-details__actions">
      <Button busy={actions.busy} disabled={!isFree} onClick={actions.confirm}>
        <Icon name="check" size="small" />
        {t('confirm')}
      </Button>
      <Button look="second" disabled={!isFree} onClick={actions.askNoAnswer}>
        {t('noAnswer.button')}
      </Button>
      <Button
        look="danger"
        className="queue-details__cancel"
        disabled={!isFree}
        title={t('cancel.button')}
        onClick={actions.askCancel}
      >
        <Icon name="close" size="small" />
        <span className="spoken">{t('cancel.button')}</span>
      </Button>
    </footer>
  )
}
