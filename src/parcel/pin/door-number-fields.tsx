import './door-number-fields.css'
import { useTranslations } from 'use-intl'
import { longest } from '#modules/orders/domain/order-fields.ts'
import { FieldGroup } from '#ui/fields/field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { type DoorNumbers, doorNumbers } from './pin.ts'

type DoorNumberFieldsProps = {
  door: DoorNumbers
  onChange: (change: Partial<DoorNumbers>) => void
}

/** From the gate to the flat: four in a row, also on a narrow phone. */
export function DoorNumberFields({ door, onChange }: DoorNumberFieldsProps) {
  const t = useTranslations('pin.door')
  const labels = { entrance: t('entrance'), floor: t('floor'), flat: t('flat'), intercom: t('intercom') }
  return (
    <FieldGroup label={t('label')} labelSpoken className="door-numbers">
      {doorNumbers.map((name) => (
        <TextField
          key={name}
          label={<span className="door-numbers__label">{labels[name]}</span>}
          autoComplete="off"
          enterKeyHint="next"
          maxLength={longest[name]}
          value={door[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
    </FieldGroup>
  )
}
