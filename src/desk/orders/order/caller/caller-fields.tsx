import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { noonOf } from '#kernel/tashkent.ts'
import type { CallerPage } from '#modules/orders/by-phone/by-phone.contract.ts'
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
      return (
        <>
          <TextField
            label={t('street')}
            maxLength={200}
            value={said.street ?? page.to.street ?? ''}
            error={errorOf('street')}
            onChange={(event) => onSay({ street: event.target.value })}
          />
          <TextField
            label={t('landmark')}
            maxLength={200}
            value={said.landmark ?? page.to.landmark ?? ''}
            onChange={(event) => onSay({ landmark: event.target.value })}
          />
        </>
      )
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
          {format.date(noonOf(day), 'dayMonth')}
        </option>
      ))}
    </Select>
  )
}
