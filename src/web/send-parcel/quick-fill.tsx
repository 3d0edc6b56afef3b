import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Address } from '#modules/accounts/accounts.contract.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import type { DraftAddress, DraftChange } from '../order-draft/order-draft.ts'
import { usePlace } from './use-places.ts'
import { useServedList } from './use-served.ts'
import type { Wizard } from './use-wizard.ts'

/** As `GET /api/orders/v1/receivers` answers them. */
type KnownReceiver = Readonly<{
  full_name: string
  phone_number: string
  additional_phone: string | null
  region: number
  city: number
  mahalla: string | null
  street: string | null
  landmark: string | null
  latitude: number | null
  longitude: number | null
  point_id: number | null
}>

const mostShown = 6

/** One's own addresses: a tap fills where the parcel is fetched. */
export function SavedAddresses({ wizard }: { wizard: Wizard }) {
  const t = useTranslations('sendParcel.quick')
  const addresses = useQuietList<Address>('/api/accounts/v1/addresses')
  if (addresses.length === 0) return null
  return (
    <Chips label={t('addresses')}>
      {addresses.map((address) => (
        <Chip
          key={address.id}
          icon="home"
          title={address.label}
          where={address}
          onPick={() => wizard.change({ from: whereOf(address) })}
        />
      ))}
    </Chips>
  )
}

/** Whom one has sent to: a tap fills the whole receiver. */
export function LastReceivers({ wizard }: { wizard: Wizard }) {
  const t = useTranslations('sendParcel.quick')
  const receivers = useQuietList<KnownReceiver>('/api/orders/v1/receivers')
  if (receivers.length === 0) return null
  return (
    <Chips label={t('receivers')}>
      {receivers.map((receiver) => (
        <Chip
          key={`${receiver.phone_number} ${receiver.city} ${receiver.street ?? receiver.point_id}`}
          icon="user"
          title={receiver.full_name}
          where={receiver}
          onPick={() => wizard.change(receiverChange(receiver))}
        />
      ))}
    </Chips>
  )
}

/** Everything that is known of them; what is not takes the place of what stood there for somebody else. */
function receiverChange(receiver: KnownReceiver): DraftChange {
  const { full_name, phone_number, additional_phone, point_id } = receiver
  const to = { ...whereOf(receiver), point_id, additional_phone: additional_phone ?? '', email: '', note: '' }
  return { receiver_name: full_name, receiver_phone: phone_number, to }
}

type Where = Pick<
  KnownReceiver,
  'region' | 'city' | 'mahalla' | 'street' | 'landmark' | 'latitude' | 'longitude'
>

function whereOf({
  region,
  city,
  mahalla,
  street,
  landmark,
  latitude,
  longitude,
}: Where): Partial<DraftAddress> {
  return {
    region,
    city,
    mahalla: mahalla ?? '',
    street: street ?? '',
    landmark: landmark ?? '',
    latitude,
    longitude,
  }
}

function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="quick-fill" aria-label={label}>
      <h3 className="quick-fill__label">{label}</h3>
      <ul className="quick-fill__list">{children}</ul>
    </section>
  )
}

type ChipProps = { icon: IconName; title: string; where: Where; onPick: () => void }

function Chip({ icon, title, where, onPick }: ChipProps) {
  const place = usePlace(where)
  return (
    <li>
      <button type="button" className="quick-fill__chip" onClick={onPick}>
        <Icon name={icon} size="small" />
        <span>
          <span className="quick-fill__name">{title}</span>
          <span className="quick-fill__where">{where.street || place?.label}</span>
        </span>
      </button>
    </li>
  )
}

/** Help that is not there is not missed: a failure shows nothing. */
const useQuietList = <T,>(path: string) => (useServedList<T>(path).list ?? []).slice(0, mostShown)
