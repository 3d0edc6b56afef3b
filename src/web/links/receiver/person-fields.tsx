import { useTranslations } from 'use-intl'
import { parsePhone } from '#kernel/phone.ts'
import { PhoneField } from '#ui/fields/phone-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

export type Person = Readonly<{ name: string; phone: string }>

export const isWhole = ({ name, phone }: Person) => name.trim() !== '' && parsePhone(phone) !== undefined

type PersonFieldsProps = { person: Person; checked: boolean; onChange: (person: Person) => void }

/** Somebody else, by name and phone. */
export function PersonFields({ person, checked, onChange }: PersonFieldsProps) {
  const t = useTranslations('receiver.form')
  return (
    <>
      <TextField
        label={t('name')}
        autoComplete="off"
        maxLength={100}
        value={person.name}
        error={checked && person.name.trim() === '' ? t('nameMissing') : undefined}
        onChange={(event) => onChange({ ...person, name: event.target.value })}
      />
      <PhoneField
        label={t('phone')}
        autoComplete="off"
        value={person.phone}
        error={checked && parsePhone(person.phone) === undefined ? t('phoneMissing') : undefined}
        onChange={(phone) => onChange({ ...person, phone })}
      />
    </>
  )
}
