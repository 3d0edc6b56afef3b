import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { noonOf } from '#kernel/tashkent.ts'
import type { DeskOrder } from '#modules/orders/desk/desk-orders.contract.ts'
import type { AddressAnswer } from '#modules/orders/orders.contract.ts'
import { useDoorText } from '#parcel/pin/use-door-text.ts'
import { usePinText } from '#parcel/pin/use-pin-text.ts'
import { PlaceOnMap } from '#parcel/place/place-on-map.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { PhoneLine } from '../queue/phone-line.tsx'

/** Who sends, who receives, whose order it is and who carries it, each with a number to ring. */
export function OrderParties({ shown }: { shown: DeskOrder }) {
  const t = useTranslations('deskOrders.order')
  const { order, owner, courier, points } = shown
  const pointName = (id: number | null) => points.find((point) => point.id === id)
  return (
    <section className="order-card order-parties" aria-label={t('parties')}>
      <Party
        role={t('sender')}
        name={order.sender_name}
        phone={order.sender_phone}
        place={shown.from_place}
        address={order.from}
        point={pointName(order.from.point_id)}
      />
      <Party
        role={t('receiver')}
        name={order.receiver_name}
        phone={order.receiver_phone}
        place={shown.to_place}
        address={order.to}
        point={pointName(order.to.point_id)}
        second={order.to.additional_phone}
        note={order.to.note}
      />
      <dl className="order-people">
        <div>
          <dt>{t('owner')}</dt>
          <dd>
            {[...new Set([owner.full_name, owner.company])].filter(Boolean).join(', ')}
            {owner.phone && <PhoneLine phone={owner.phone} whose={owner.full_name} />}
          </dd>
        </div>
        {courier && (
          <div>
            <dt>{t('courier')}</dt>
            <dd>
              {courier.full_name}
              {courier.phone && <PhoneLine phone={courier.phone} whose={courier.full_name} />}
            </dd>
          </div>
        )}
        <Wishes shown={shown} />
        <div>
          <dt>{t('custody')}</dt>
          <dd>
            {order.custody.label}
            {order.custody.point_id !== null && `: ${pointName(order.custody.point_id)?.name ?? ''}`}
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** What the receiver chose on their own page: whoever hands the parcel over has to know. */
function Wishes({ shown }: { shown: DeskOrder }) {
  const t = useTranslations('deskOrders.wishes')
  const { date, phone } = formatter(useLocale())
  const { day, point_id: pointId, hand_over: wish, delegate, refused } = shown.order.wishes
  const who = (person: { name: string | null; phone: string | null }) =>
    [person.name, person.phone && phone(person.phone)].filter(Boolean).join(', ')
  const lines = [
    refused && t('refused'),
    day && t('day', { date: date(noonOf(day)) }),
    pointId && t('point', { name: shown.points.find(({ id }) => id === pointId)?.name ?? String(pointId) }),
    wish?.kind === 'neighbour' && t('neighbour', { who: who(wish) }),
    wish?.kind === 'safe_place' && t('safePlace', { place: wish.place ?? '' }),
    delegate && t('delegate', { who: who(delegate) }),
  ].filter((line) => typeof line === 'string')
  if (lines.length === 0) return null
  return (
    <div>
      <dt>{t('title')}</dt>
      {lines.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  )
}

type PartyProps = {
  role: string
  name: string
  phone: string
  place: string
  address: AddressAnswer
  point: { name: string; address: string } | undefined
  second?: string | null
  note?: string | null
}

function Party({ role, name, phone, place, address, point, second, note }: PartyProps) {
  const t = useTranslations('deskOrders.order')
  const { street, mahalla, landmark } = address
  const door = useDoorText()(address)
  return (
    <div className="order-party">
      <h3 className="order-party__role">{role}</h3>
      <p className="order-party__name">{name}</p>
      <PhoneLine phone={phone} whose={name} />
      {second && <PhoneLine phone={second} whose={name} />}
      <p>{place}</p>
      {point && (
        <p>
          <strong>{point.name}</strong>, {point.address}
        </p>
      )}
      {(mahalla || street) && <p>{[mahalla, street].filter(Boolean).join(', ')}</p>}
      {door && <p>{door}</p>}
      {landmark && <p className="muted">{t('landmark', { text: landmark })}</p>}
      {note && <p className="order-party__note">{note}</p>}
      <Pin address={address} where={street || place} />
    </div>
  )
}

/** The place on the map, and how it came about: a found one is asked about sooner than a courier's door. */
function Pin({ address, where }: { address: AddressAnswer; where: string | undefined }) {
  const { latitude, longitude, pin_source: source } = address
  const pinText = usePinText()
  const t = useTranslations('deskOrders.order')
  if (latitude === null || longitude === null) return null
  return (
    <>
      <PlaceOnMap label={t('onMap')} at={{ lat: latitude, lon: longitude }} where={where} />
      {source && <p className="muted">{pinText(source)}</p>}
    </>
  )
}
