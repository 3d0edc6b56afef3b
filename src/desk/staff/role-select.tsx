import { useTranslations } from 'use-intl'
import { type StaffRole, staffRoles } from '#modules/accounts/domain/person.ts'
import { Select } from '#ui/fields/select.tsx'
import { roleNames } from '../parts/role-names.ts'

type RoleSelectProps = {
  value: StaffRole
  onChange: (role: StaffRole) => void
  error?: string | undefined
}

export function RoleSelect({ value, onChange, error }: RoleSelectProps) {
  const t = useTranslations()
  return (
    <Select
      label={t('staff.role')}
      value={value}
      error={error}
      onChange={(event) => onChange(staffRoles.find((role) => role === event.target.value) ?? value)}
    >
      {staffRoles.map((role) => (
        <option key={role} value={role}>
          {t(roleNames[role])}
        </option>
      ))}
    </Select>
  )
}
