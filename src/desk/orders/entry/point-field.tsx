import { useCallback, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#client/api.ts'
import { pointsCalls } from '#modules/points/points.calls.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import { Combobox, type ComboboxOption, type ComboboxSource } from '#ui/pickers/combobox.tsx'
import { useListTexts } from '../../parts/pick/list-texts.ts'

type PointFieldProps = {
  label: string
  /** Whose points are offered before anything is typed. */
  district: number | undefined
  optional?: boolean
  error: string | undefined
  onChange: (point: PointAnswer | undefined) => void
}

const mostFound = 30

/** A point, by the words of its name and address; those of the district first. */
export function PointField({ label, district, optional, error, onChange }: PointFieldProps) {
  const t = useTranslations('deskOrders.dialog')
  const api = useApi()
  const [chosen, setChosen] = useState<ComboboxOption>()
  const known = useRef(new Map<string, PointAnswer>())
  const source: ComboboxSource = useCallback(
    async (typed, signal) => {
      const q = typed.trim()
      const query = q ? { q, limit: mostFound } : { district_id: district, limit: mostFound }
      const found = await api.call(pointsCalls.searchPoints, { query }, { signal })
      if (!found.ok) throw new Error(found.error.code)
      for (const point of found.value) known.current.set(String(point.id), point)
      return found.value.map(({ id, name, district: place, address }) => ({
        value: String(id),
        label: name,
        note: `${place}, ${address}`,
      }))
    },
    [api, district],
  )
  return (
    <Combobox
      label={label}
      optional={optional ? t('optional') : undefined}
      error={error}
      source={source}
      value={chosen}
      texts={useListTexts()}
      onChange={(option) => {
        setChosen(option)
        onChange(option && known.current.get(option.value))
      }}
    />
  )
}
