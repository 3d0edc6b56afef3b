import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#client/api.ts'
import { useLocale } from '#client/surroundings.ts'
import { deskPointsCalls } from '#modules/points/desk/desk-points.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { FieldTexts } from '#ui/fields/field.tsx'
import { Combobox, type ComboboxOption } from '#ui/pickers/combobox.tsx'

type PointChoiceProps = FieldTexts & {
  onChange: (id: number | undefined) => void
  /** The point itself, which cannot stand in for itself. */
  except?: number | undefined
}

/** A point that takes parcels now, found by its name, address or number. */
export function PointChoice({ onChange, except, ...field }: PointChoiceProps) {
  const t = useTranslations()
  const { number } = formatter(useLocale())
  const api = useApi()
  const [chosen, setChosen] = useState<ComboboxOption>()
  const find = async (q: string, signal: AbortSignal): Promise<ComboboxOption[]> => {
    const query = { q: q.trim() || undefined, state: 'open' } as const
    const answer = await api.call(deskPointsCalls.listDeskPoints, { query }, { signal })
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.value.items
      .filter(({ id, kind }) => id !== except && kind !== 'depot')
      .map(({ id, name, address }) => ({
        value: String(id),
        label: name,
        note: address,
        end: t('desk.pointChoice.number', { id: String(id) }),
      }))
  }
  return (
    <Combobox
      {...field}
      source={find}
      value={chosen}
      texts={{
        nothing: t('desk.pointChoice.nothing'),
        loading: t('common.loading'),
        failed: t('desk.pointChoice.failed'),
        clear: t('desk.pointChoice.clear'),
        close: t('common.close'),
        found: (count) => t('desk.pointChoice.found', { count, text: number(count) }),
      }}
      onChange={(option) => {
        setChosen(option)
        onChange(option && Number(option.value))
      }}
    />
  )
}
