import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#client/api.ts'
import { useLocale } from '#client/surroundings.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Combobox, type ComboboxOption, type ComboboxSource } from '#ui/pickers/combobox.tsx'
import { useListTexts } from './list-texts.ts'

type CourierFieldProps = {
  optional: boolean
  error: string | undefined
  onChange: (courier: string | undefined) => void
}

/** Couriers at work, by name in any script or by phone. */
export function CourierField({ optional, error, onChange }: CourierFieldProps) {
  const t = useTranslations('deskOrders')
  const api = useApi()
  const format = formatter(useLocale())
  const [chosen, setChosen] = useState<ComboboxOption>()
  const source: ComboboxSource = useCallback(
    async (typed, signal) => {
      const query = { role: 'courier', status: 'active', q: typed.trim() || undefined } as const
      const found = await api.call(staffCalls.listStaff, { query }, { signal })
      if (!found.ok) throw new Error(found.error.code)
      return found.value.items.map(({ id, full_name: label, phone }) => ({
        value: id,
        label,
        note: format.phone(phone),
      }))
    },
    [api, format.phone],
  )
  return (
    <Combobox
      label={t('fields.courier')}
      optional={optional ? t('dialog.optional') : undefined}
      error={error}
      source={source}
      value={chosen}
      texts={useListTexts()}
      onChange={(option) => {
        setChosen(option)
        onChange(option?.value)
      }}
    />
  )
}
