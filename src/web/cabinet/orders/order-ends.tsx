import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { spokenInterval } from '#modules/orders/domain/order.ts'
import type { AddressAnswer, OrderDetail } from '#modules/orders/orders.contract.ts'
import { useDoorText } from '#parcel/pin/use-door-text.ts'
import { Button } from '#ui/button.tsx'
import { DetailSection } from './detail-section.tsx'
import { isOver } from './order-events.ts'
import { phoneText, useOrderTexts } from './order-texts.ts'
import { areaName } from './place-names.ts'
import type { OrderKeeper } from './use-order-change.ts'
import type { PointNames } from './use-point-names.ts'

const AddressDialog = lazy(async () => ({
  default: (await import('./address-dialog.tsx')).AddressDialog,
}))

/** Both ends of the way, and what may be changed of the second. */
export function OrderEnds({ points, ...keeper }: OrderKeeper & { points: PointNames }) {
  const t = useTranslations('myOrders.ends')
  const { order } = keeper
  const { to } = order
  return (
    <DetailSection title={t('title')}>
      <div className="order-ends">
        <End title={t('from')} address={order.from} points={points} notes={[]} />
        <End
          title={t('to')}
          address={to}
          points={points}
          notes={[
            to.additional_phone && t('second', { phone: phoneText(to.additional_phone) }),
            to.email,
            to.note && t('note', { text: to.note }),
            order.time_interval && t('interval', { interval: spokenInterval(order.time_interval) }),
          ]}
        />
      </div>
      <AddressChanges order={order} />
      <ChangeAddress {...keeper} />
    </DetailSection>
  )
}

type EndProps = {
  title: string
  address: AddressAnswer
  points: PointNames
  notes: readonly (string | null)[]
}

function End({ title, address, points, notes }: EndProps) {
  const t = useTranslations('myOrders.ends')
  const locale = useLocale()
  // Behind a personal link only the first name and the district are told.
  const isHidden = address.phone_number === ''
  return (
    <div className="order-end">
      <h3 className="order-end__title">{title}</h3>
      <strong>{address.full_name}</strong>
      {!isHidden && <span className="unbroken">{phoneText(address.phone_number)}</span>}
      <span>{areaName(address, locale)}</span>
      <Where address={address} points={points} />
      {isHidden && <span className="muted">{t('hidden')}</span>}
      {notes.filter(Boolean).map((note) => (
        <span key={note} className="muted">
          {note}
        </span>
      ))}
    </div>
  )
}

function Where({ address, points }: { address: AddressAnswer; points: PointNames }) {
  const t = useTranslations('myOrders.ends')
  const { point_id: id, street, mahalla, landmark } = address
  const point = id === null ? undefined : points.get(id)
  const door = useDoorText()(address)
  if (id !== null)
    return (
      <>
        <span>{point ? t('point', { name: point.name }) : t('pointId', { id: String(id) })}</span>
        {point && <span className="muted">{point.address}</span>}
      </>
    )
  return (
    <>
      <span>{[mahalla, street].filter(Boolean).join(', ')}</span>
      {door && <span>{door}</span>}
      {landmark && <span className="muted">{t('landmark', { text: landmark })}</span>}
    </>
  )
}

type Told = OrderDetail['address_changes'][number]['before']

/** Old and new address, as often as it was changed. */
function AddressChanges({ order }: { order: OrderDetail }) {
  const t = useTranslations('myOrders.ends')
  const texts = useOrderTexts()
  const door = useDoorText()
  const inWords = (told: Told) =>
    [told.mahalla, told.street, door(told), told.landmark].filter(Boolean).join(', ')
  if (order.address_changes.length === 0) return null
  return (
    <div className="address-changes">
      <h3 className="order-end__title">{t('changes')}</h3>
      <ul>
        {order.address_changes.map(({ at, before, after }) => (
          <li key={at}>
            <time className="muted" dateTime={at}>
              {texts.moment(at)}
            </time>
            <span>
              <span className="muted">{t('was')}</span> <del>{inWords(before)}</del>
            </span>
            <span>
              <span className="muted">{t('became')}</span> <ins>{inWords(after)}</ins>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const endsAtDoor = ({ delivery_option }: OrderDetail) => delivery_option === 2 || delivery_option === 4

/** What the caller may do is the server's to say; here stands only why it may not be done. */
function ChangeAddress(keeper: OrderKeeper) {
  const t = useTranslations('myOrders.ends')
  const [open, setOpen] = useState(false)
  const { order } = keeper
  if (order.to.link !== null || isOver(order) || order.status === 'executor_done') return null
  if (!endsAtDoor(order)) return <p className="muted">{t('toPoint')}</p>
  if (!order.allowed_actions.includes('change_address')) return <p className="muted">{t('closed')}</p>
  return (
    <div className="order-section__do">
      <Button look="second" onClick={() => setOpen(true)}>
        {t('change')}
      </Button>
      {open && (
        <Suspense>
          <AddressDialog {...keeper} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
