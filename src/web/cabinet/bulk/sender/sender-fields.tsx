import { useTranslations } from 'use-intl'
import { longest } from '#modules/orders/domain/order-fields.ts'
import type { AddressDraft } from '#parcel/address-book/address-draft.ts'
import { AreaFields, Marked } from '#parcel/address-book/area-fields.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

type SenderFieldsProps = {
  draft: AddressDraft
  onChange: (change: Partial<AddressDraft>) => void
  errors: Readonly<Record<'region' | 'city' | 'street', string | undefined>>
}

/** As much of an address as a courier needs to come for parcels; the rest can be added in the address book. */
export function SenderFields({ draft, onChange, errors }: SenderFieldsProps) {
  const t = useTranslations('addressBook')
  return (
    <div className="bulk-sender__fields">
      <AreaFields draft={draft} onChange={onChange} errors={errors} />
      <Marked field="street">
        <TextField
          label={t('street')}
          hint={t('streetHint')}
          autoComplete="address-line1"
          maxLength={longest.street}
          value={draft.street}
          error={errors.street}
          onChange={(event) => onChange({ street: event.target.value })}
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
