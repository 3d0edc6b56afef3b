import { useTranslations } from 'use-intl'
import type { AddressDraft } from '#parcel/address-book/address-draft.ts'
import { AreaFields, Marked } from '#parcel/address-book/area-fields.tsx'
import { AddressField } from '#parcel/pin/address-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

type SenderFieldsProps = {
  draft: AddressDraft
  onChange: (change: Partial<AddressDraft>) => void
  errors: Readonly<Record<'region' | 'city' | 'street', string | undefined>>
}

/** As much of an address as a courier needs to come for parcels; the rest can be added in the address book. */
export function SenderFields({ draft, onChange, errors }: SenderFieldsProps) {
  const t = useTranslations('addressBook')
  /** A place on the map stays in its district. */
  const move = (change: Partial<AddressDraft>) =>
    onChange('city' in change && change.city !== draft.city ? { ...change, pin: undefined } : change)
  return (
    <div className="bulk-sender__fields">
      <AreaFields draft={draft} onChange={move} errors={errors} />
      <Marked field="street">
        <AddressField
          label={t('street')}
          hint={t('streetHint')}
          autoComplete="address-line1"
          address={draft}
          error={errors.street}
          onChange={onChange}
        />
      </Marked>
      <TextField
        label={t('landmark')}
        hint={t('landmarkHint')}
        optional={t('optional')}
        maxLength={200}
        value={draft.landmark}
        onChange={(event) => onChange({ landmark: event.target.value })}
      />
    </div>
  )
}
