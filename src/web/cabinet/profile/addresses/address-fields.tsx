import { useTranslations } from 'use-intl'
import type { AddressDraft } from '#parcel/address-book/address-draft.ts'
import { AreaFields, Marked } from '#parcel/address-book/area-fields.tsx'
import { AddressField } from '#parcel/pin/address-field.tsx'
import { DoorNumberFields } from '#parcel/pin/door-number-fields.tsx'
import { PinField } from '#parcel/pin/pin-field.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

type AddressFieldsProps = {
  draft: AddressDraft
  onChange: (change: Partial<AddressDraft>) => void
  errors: Readonly<Record<'label' | 'region' | 'city' | 'street', string | undefined>>
  canBeDefault: boolean
}

export function AddressFields({ draft, onChange, errors, canBeDefault }: AddressFieldsProps) {
  const t = useTranslations('addressBook')
  return (
    <>
      <LabelField label={draft.label} error={errors.label} onChange={(label) => onChange({ label })} />
      <AreaFields draft={draft} onChange={onChange} errors={errors} />
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
      <DoorNumberFields door={draft} onChange={onChange} />
      <TextField
        label={t('mahalla')}
        optional={t('optional')}
        maxLength={100}
        value={draft.mahalla}
        onChange={(event) => onChange({ mahalla: event.target.value })}
      />
      <TextField
        label={t('landmark')}
        hint={t('landmarkHint')}
        optional={t('optional')}
        maxLength={200}
        value={draft.landmark}
        onChange={(event) => onChange({ landmark: event.target.value })}
      />
      <PinField address={draft} purpose="keep" onChange={onChange} />
      {canBeDefault && (
        <Checkbox
          label={t('asDefault')}
          note={t('asDefaultNote')}
          checked={draft.isDefault}
          onChange={(event) => onChange({ isDefault: event.target.checked })}
        />
      )}
    </>
  )
}

type LabelFieldProps = { label: string; error: string | undefined; onChange: (label: string) => void }

/** A name of the person's own, with the usual ones a tap away. */
function LabelField({ label, error, onChange }: LabelFieldProps) {
  const t = useTranslations('addressBook')
  return (
    <div className="address-label" data-field="label">
      <TextField
        label={t('label')}
        autoComplete="off"
        maxLength={60}
        value={label}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="address-label__usual">
        {[t('usual.home'), t('usual.work'), t('usual.shop')].map((usual) => (
          <button key={usual} type="button" className="address-label__one" onClick={() => onChange(usual)}>
            {usual}
          </button>
        ))}
      </div>
    </div>
  )
}
