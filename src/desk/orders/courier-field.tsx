import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { formatter } from '#platform/i18n/format.ts'
import { Combobox, type ComboboxOption, type ComboboxSource } from '#ui/combobox.tsx'
import { useLocale } from '#web/shell/current-page.ts'
import { useListTexts } from './list-texts.ts'
import { useOrderCalls } from './order-calls.ts'

type CourierFieldProps = {
  optional: boolean
  error: string | undefined
  onChange: (courier: string | undefined) => void
}

/** Couriers at work, by name in any script or by phone. */
export function CourierField({ optional, error, onChange }: CourierFieldProps) {
  const t = useTranslations('deskOrders')
  const calls = useOrderCalls()
  const format = formatter(useLocale())
  const [chosen, setChosen] = useState<ComboboxOption>()
  const source: ComboboxSource = useCallback(
    async (typed, signal) => {
      const found = await calls.couriers(typed.trim(), signal)
      if (!found.ok) throw new Error(found.error.code)
      return found.value.items.map(({ id, full_name: label, phone }) => ({
        value: id,
        label,
        note: format.phone(phone),
      }))
    },
    [calls, format.phone],
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
