import { useTranslations } from 'use-intl'
import { longest } from '#modules/orders/domain/order-fields.ts'
import { PhoneField } from '#ui/fields/phone-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { Wizard } from '../use-wizard.ts'

type PersonFieldsProps = { who: 'sender' | 'receiver'; wizard: Wizard }

/** Whom the courier meets at this end. */
export function PersonFields({ who, wizard }: PersonFieldsProps) {
  const t = useTranslations('sendParcel.person')
  const { draft, change, errorOf } = wizard
  const isSender = who === 'sender'
  return (
    <div className="wizard-pair">
      <div data-field={`${who}_name`}>
        <TextField
          label={t('name')}
          autoComplete={isSender ? 'name' : 'off'}
          maxLength={longest.name}
          value={draft[`${who}_name`]}
          error={errorOf(`${who}_name`)}
          onChange={(event) => change({ [`${who}_name`]: event.target.value })}
        />
      </div>
      <div data-field={`${who}_phone`}>
        <PhoneField
          label={t('phone')}
          autoComplete={isSender ? 'tel' : 'off'}
          value={draft[`${who}_phone`]}
          error={errorOf(`${who}_phone`)}
          onChange={(phone) => change({ [`${who}_phone`]: phone })}
        />
      </div>
    </div>
  )
}
