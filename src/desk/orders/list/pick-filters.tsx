import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#client/api.ts'
import { useLocale } from '#client/surroundings.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { deskPointsCalls } from '#modules/points/desk/desk-points.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Combobox, type ComboboxSource } from '#ui/pickers/combobox.tsx'
import { useListTexts } from '../../parts/pick/list-texts.ts'
import { namedIn } from '../orders-query.ts'

type PickProps = {
  label: string
  any: string
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** A courier, also one who works here no more. */
export function CourierFilter(props: PickProps) {
  const api = useApi()
  const format = formatter(useLocale())
  const source: ComboboxSource = useCallback(
    async (typed, signal) => {
      const query = { role: 'courier', q: typed.trim() || undefined } as const
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
  return <Pick {...props} source={source} />
}

/** A point, a locker or a depot, also one that is closed. */
export function PointFilter(props: PickProps) {
  const t = useTranslations('desk.pointChoice')
  const api = useApi()
  const source: ComboboxSource = useCallback(
    async (typed, signal) => {
      const query = { q: typed.trim() || undefined }
      const found = await api.call(deskPointsCalls.listDeskPoints, { query }, { signal })
      if (!found.ok) throw new Error(found.error.code)
      return found.value.items.map(({ id, name, address }) => ({
        value: String(id),
        label: name,
        note: address,
        end: t('number', { id: String(id) }),
      }))
    },
    [api, t],
  )
  return <Pick {...props} source={source} />
}

function Pick({ label, any, value, onChange, source }: PickProps & { source: ComboboxSource }) {
  const chosen = namedIn(value)
  return (
    <Combobox
      label={label}
      placeholder={any}
      source={source}
      value={chosen && { value: chosen.id, label: chosen.name }}
      texts={useListTexts()}
      onChange={(option) => onChange(option && `${option.value}-${option.label}`)}
    />
  )
}
