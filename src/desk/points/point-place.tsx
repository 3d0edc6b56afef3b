import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { districtById, districtsOf } from '#modules/geo/domain/districts.ts'
import { regions } from '#modules/geo/domain/regions.ts'
import { noDoor, type PinnedChange } from '#parcel/pin/pin.ts'
import { PinField } from '#parcel/pin/pin-field.tsx'
import { Select } from '#ui/fields/select.tsx'
import type { PointForm } from './point-form.ts'
import type { PartProps } from './use-point-edit.ts'

/** Region, district and the exact door on the map. */
export function PointPlace({ edit: { form, change }, wrong }: PartProps) {
  const t = useTranslations('deskPoints')
  const locale = useLocale()
  const districts = form.region_id === null ? [] : districtsOf(form.region_id)
  const pinned = {
    ...noDoor,
    region: form.region_id ?? undefined,
    city: form.district_id ?? undefined,
    street: form.address.uz,
    pin: form.pin ?? undefined,
  }
  const missing = wrong('lat') ?? wrong('lon')
  return (
    <div className="point-measures">
      <Select
        label={t('fields.region')}
        value={form.region_id ?? ''}
        onChange={({ target }) => change({ region_id: Number(target.value) || null, district_id: null })}
      >
        <option value="">{t('choose')}</option>
        {regions.map(({ id, name, short = name }) => (
          <option key={id} value={id}>
            {short[locale]}
          </option>
        ))}
      </Select>
      <Select
        label={t('fields.district')}
        value={form.district_id ?? ''}
        error={wrong('district_id')}
        disabled={form.region_id === null}
        onChange={({ target }) => change({ district_id: Number(target.value) || null })}
      >
        <option value="">{t('choose')}</option>
        {districts.map(({ id, names }) => (
          <option key={id} value={id}>
            {names[locale]}
          </option>
        ))}
      </Select>
      <div className="point-measures__wide">
        <PinField address={pinned} purpose="keep" onChange={(pin) => change(afterPin(form, pin))} />
        <p role="alert" className="point-wrong">
          {missing}
        </p>
      </div>
    </div>
  )
}

/** The pin brings its district when there was none, and words for the address while nobody has written any. */
function afterPin(form: PointForm, change: PinnedChange): Partial<PointForm> {
  const { city, street } = change
  const district = city === undefined ? undefined : districtById(city)
  return {
    ...('pin' in change ? { pin: change.pin ?? null } : {}),
    ...(district ? { district_id: district.id, region_id: district.regionId } : {}),
    ...(street && form.address.uz.trim() === '' ? { address: { ...form.address, uz: street } } : {}),
  }
}
