import { useTranslations } from 'use-intl'
import type { Customer } from '#modules/accounts/staff/customer-desk.contract.ts'
import { longest } from '#modules/orders/domain/order-fields.ts'
import { AddressField } from '#parcel/pin/address-field.tsx'
import { DoorNumberFields } from '#parcel/pin/door-number-fields.tsx'
import type { PinnedChange } from '#parcel/pin/pin.ts'
import { PinField } from '#parcel/pin/pin-field.tsx'
import { PhoneField } from '#ui/fields/phone-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { type Entry, type EntryEnd, type EntryFault, isDoor, pinnedEnd } from './entry-draft.ts'
import { PlaceField } from './place-field.tsx'
import { PointField } from './point-field.tsx'

type SavedAddress = Customer['addresses'][number]

type EndFieldsProps = {
  end: 'from' | 'to'
  entry: Entry
  faults: readonly EntryFault[]
  addresses?: readonly SavedAddress[]
  onAddress?: (address: SavedAddress) => void
  onChange: (part: Partial<EntryEnd>) => void
  /** What the search or the map has found. */
  onFound: (found: PinnedChange) => void
}

const titles = { from: 'deskOrders.entry.from', to: 'deskOrders.entry.to' } as const

/** One end of the way: who, and which door or point. */
export function EndFields({ end, entry, faults, addresses = [], onAddress, ...act }: EndFieldsProps) {
  const { onChange, onFound } = act
  const t = useTranslations()
  const value = entry[end]
  const door = isDoor[end](entry.option)
  const missing = t('deskOrders.dialog.missing')
  const errorOf = (fault: EntryFault) => (faults.includes(fault) ? missing : undefined)
  const samePhone = end === 'to' && faults.includes('samePhone') ? t('deskOrders.entry.samePhone') : undefined
  return (
    <fieldset className="entry-part">
      <legend className="entry-part__title">{t(titles[end])}</legend>
      {addresses.length > 0 && (
        <p className="entry-chips">
          {addresses.map((address) => (
            <button
              key={address.id}
              type="button"
              className="entry-chip"
              onClick={() => onAddress?.(address)}
            >
              {address.label}: {address.street}
            </button>
          ))}
        </p>
      )}
      <div className="entry-row">
        <TextField
          label={t('deskOrders.fields.name')}
          autoComplete="off"
          maxLength={longest.name}
          value={value.name}
          error={errorOf(`${end}.name`)}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <PhoneField
          label={t('deskOrders.fields.phone')}
          autoComplete="off"
          value={value.phone}
          error={errorOf(`${end}.phone`) ?? samePhone}
          onChange={(phone) => onChange({ phone })}
        />
      </div>
      <PlaceField
        label={t('deskOrders.fields.district')}
        value={value.place}
        error={errorOf(`${end}.place`)}
        onChange={(place) => onChange({ place })}
      />
      {door ? (
        <>
          <div className="entry-row entry-row--street">
            <AddressField
              label={t('deskOrders.fields.street')}
              address={pinnedEnd(value)}
              error={errorOf(`${end}.street`)}
              onChange={onFound}
            />
            <TextField
              label={t('deskOrders.fields.landmark')}
              autoComplete="off"
              maxLength={longest.landmark}
              value={value.landmark}
              onChange={(event) => onChange({ landmark: event.target.value })}
            />
          </div>
          <DoorNumberFields door={value} onChange={onChange} />
          <PinField
            address={pinnedEnd(value)}
            purpose={end === 'from' ? 'collect' : 'deliver'}
            isPriced
            onChange={onFound}
          />
        </>
      ) : (
        <PointField
          key={value.place?.city}
          label={t('deskOrders.fields.point')}
          district={value.place?.city}
          error={errorOf(`${end}.point`)}
          onChange={(point) => onChange({ point: point?.id })}
        />
      )}
    </fieldset>
  )
}
