import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { noonOf } from '#kernel/tashkent.ts'
import type { CallerPage } from '#modules/orders/by-phone/by-phone.contract.ts'
import { formOf } from '#parcel/address/address-form.ts'
import { DoorFields } from '#parcel/address/door-fields.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { PhoneField } from '#ui/fields/phone-field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { PointField } from '../../entry/point-field.tsx'
import type { Said, Wanted } from './caller-forms.ts'

type CallerFieldsProps = {
  wanted: Wanted
  page: CallerPage['page']
  said: Said
  missing: readonly string[]
  onSay: (part: Said) => void
}

/** What has to be asked for this wish. */
export function CallerFields(props: CallerFieldsProps) {
  const { wanted, page, said, onSay } = props
  const t = useTranslations('deskCaller.fields')
  const errorOf = (name: string) => (props.missing.includes(name) ? t('missing') : undefined)
  switch (wanted) {
    case 'day':
      return <DayField {...props} />
    case 'point':
      return (
        <PointField
          label={t('point')}
          district={page.to.city}
          error={errorOf('point_id')}
          onChange={(point) => onSay({ point: point?.id })}
        />
      )
    case 'address':
      return <DoorOfCaller {...props} />
    case 'neighbour':
    case 'delegate':
      return (
        <>
          <TextField
            label={t('name')}
            autoComplete="off"
            maxLength={100}
            value={said.name ?? ''}
            error={errorOf('name')}
            onChange={(event) => onSay({ name: event.target.value })}
          />
          <PhoneField
            label={t('phone')}
            autoComplete="off"
            value={said.phone ?? ''}
            error={errorOf('phone')}
            onChange={(phone) => onSay({ phone })}
          />
        </>
      )
    case 'safe_place':
      return (
        <TextField
          label={t('place')}
          maxLength={200}
          value={said.place ?? ''}
          error={errorOf('place')}
          onChange={(event) => onSay({ place: event.target.value })}
        />
      )
    default:
      return null
  }
}

/** The same fields as on the receiver's own page; the district was agreed on. */
function DoorOfCaller({ page, said, missing, onSay }: CallerFieldsProps) {
  const t = useTranslations()
  const form = said.door ?? formOf(page.to)
  return (
    <DoorFields
      form={form}
      onChange={(part) => onSay({ door: { ...form, ...part } })}
      streetError={missing.includes('street') ? t('deskCaller.fields.missing') : undefined}
      district={page.to}
      texts={{
        street: t('deskOrders.fields.street'),
        mahalla: t('deskOrders.fields.mahalla'),
        landmark: t('deskOrders.fields.landmark'),
        note: t('deskOrders.fields.courierNote'),
        optional: t('deskOrders.dialog.optional'),
      }}
    />
  )
}

function DayField({ page, said, missing, onSay }: CallerFieldsProps) {
  const t = useTranslations('deskCaller.fields')
  const format = formatter(useLocale())
  return (
    <Select
      label={t('day')}
      value={said.day ?? ''}
      error={missing.includes('day') ? t('missing') : undefined}
      onChange={(event) => onSay({ day: event.target.value || undefined })}
    >
      <option value="">{t('choose')}</option>
      {page.days.map((day) => (
        <option key={day} value={day}>
          {format.date(noonOf(day))}
        </option>
      ))}
    </Select>
  )
}
