import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { districtById } from '#modules/geo/domain/districts.ts'
import { AddressField } from '#parcel/pin/address-field.tsx'
import { DoorNumberFields } from '#parcel/pin/door-number-fields.tsx'
import { PinField } from '#parcel/pin/pin-field.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Combobox, type ComboboxTexts } from '#ui/pickers/combobox.tsx'
import type { AddressDraft } from './address-draft.ts'
import { districtOption, districtSource, regionOption, regionSource } from './area-options.ts'

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

/** So that the first wrong field can be found and focused. */
function Marked({ field, children }: { field: string; children: ReactNode }) {
  return <div data-field={field}>{children}</div>
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

type PartProps = Pick<AddressFieldsProps, 'draft' | 'onChange'>

function AreaFields({ draft, onChange, errors }: PartProps & Pick<AddressFieldsProps, 'errors'>) {
  const t = useTranslations('addressBook')
  const locale = useLocale()
  const texts = useComboboxTexts()
  const regionsFound = useMemo(() => regionSource(locale), [locale])
  const districtsFound = useMemo(() => districtSource(draft.region, locale), [draft.region, locale])

  const chooseRegion = (value: string | undefined) => {
    const region = value === undefined ? undefined : Number(value)
    onChange(region === draft.region ? {} : { region, city: undefined })
  }
  const chooseDistrict = (value: string | undefined) => {
    const district = value === undefined ? undefined : districtById(Number(value))
    onChange(district ? { city: district.id, region: district.regionId } : { city: undefined })
  }

  return (
    <div className="address-areas">
      <Marked field="region">
        <Combobox
          label={t('region')}
          placeholder={t('areaPlaceholder')}
          source={regionsFound}
          value={regionOption(draft.region, locale)}
          error={errors.region}
          texts={texts}
          onChange={(option) => chooseRegion(option?.value)}
        />
      </Marked>
      <Marked field="city">
        <Combobox
          label={t('district')}
          placeholder={t('areaPlaceholder')}
          source={districtsFound}
          value={districtOption(draft.city, locale)}
          error={errors.city}
          texts={texts}
          onChange={(option) => chooseDistrict(option?.value)}
        />
      </Marked>
    </div>
  )
}

function useComboboxTexts(): ComboboxTexts {
  const t = useTranslations('addressBook')
  const common = useTranslations('common')
  const format = formatter(useLocale())
  return {
    nothing: t('nothingFound'),
    loading: common('loading'),
    failed: t('searchFailed'),
    clear: t('clear'),
    close: common('close'),
    found: (count) => t('found', { count, text: format.number(count) }),
  }
}
