import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useAnswer } from '#client/use-answer.ts'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import type { LastReceiver } from '#modules/orders/read/receivers.contract.ts'
import { draftChangeOf } from '#parcel/draft/draft-pin.ts'
import { isByLink } from '#parcel/draft/ends.ts'
import type { DraftAddress, DraftChange } from '#parcel/draft/order-draft.ts'
import { type DoorNumbers, doorOf, pinOf } from '#parcel/pin/pin.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { usePlace } from '../use-places.ts'
import type { Wizard } from '../use-wizard.ts'

const mostShown = 6

/** What is known already: one's own addresses, and whom one has sent to. */
export function QuickFills({ wizard }: { wizard: Wizard }) {
  return (
    <div className="quick-fills">
      <SavedAddresses wizard={wizard} />
      {!isByLink(wizard.draft) && <LastReceivers wizard={wizard} />}
    </div>
  )
}

/** A tap fills where the parcel is fetched. Help that is not there is not missed: a failure shows nothing. */
function SavedAddresses({ wizard }: { wizard: Wizard }) {
  const t = useTranslations('sendParcel.quick')
  const { data: addresses = [] } = useAnswer(profileCalls.listAddresses, {}, { quiet: true })
  if (addresses.length === 0) return null
  return (
    <Chips label={t('addresses')}>
      {addresses.slice(0, mostShown).map((address) => (
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
function LastReceivers({ wizard }: { wizard: Wizard }) {
  const t = useTranslations('sendParcel.quick')
  const { data: receivers = [] } = useAnswer(ordersCalls.lastReceivers, {}, { quiet: true })
  if (receivers.length === 0) return null
  return (
    <Chips label={t('receivers')}>
      {receivers.slice(0, mostShown).map((receiver) => (
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
function receiverChange(receiver: LastReceiver): DraftChange {
  const { full_name, phone_number, additional_phone, point_id } = receiver
  const to = { ...whereOf(receiver), point_id, additional_phone: additional_phone ?? '', email: '', note: '' }
  return { receiver_name: full_name, receiver_phone: phone_number, to }
}

type Where = Pick<
  LastReceiver,
  | 'region'
  | 'city'
  | 'mahalla'
  | 'street'
  | 'landmark'
  | 'latitude'
  | 'longitude'
  | 'pin_source'
  | keyof DoorNumbers
>

/** With its pin, how that came about, and the door inside the house. */
function whereOf(where: Where): Partial<DraftAddress> {
  const { region, city, mahalla, street, landmark } = where
  return {
    region,
    city,
    mahalla: mahalla ?? '',
    street: street ?? '',
    landmark: landmark ?? '',
    ...draftChangeOf({ ...doorOf(where), pin: pinOf(where) }),
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
        <Icon name={icon} size="small" className="quick-fill__sign" />
        <span>
          <span className="quick-fill__name">{title}</span>
          <span className="quick-fill__where">{where.street || place?.label}</span>
        </span>
      </button>
    </li>
  )
}
