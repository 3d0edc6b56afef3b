import { useCallback, useRef } from 'react'
import { useLocale } from '#client/surroundings.ts'
import { capital } from '#modules/geo/domain/capital.ts'
import type { District } from '#modules/geo/domain/districts.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { Combobox, type ComboboxSource } from '#ui/pickers/combobox.tsx'
import { useListTexts } from '../../parts/pick/list-texts.ts'
import type { EntryPlace } from './entry-draft.ts'

type PlaceFieldProps = {
  label: string
  value: EntryPlace | undefined
  error: string | undefined
  onChange: (place: EntryPlace | undefined) => void
}

/** Names and search are heavier than the rest of the page together: they come when a place is first looked for. */
const loadPlaces = () =>
  Promise.all([
    import('#modules/geo/domain/area-finder.ts'),
    import('#modules/geo/domain/districts.ts'),
    import('#modules/geo/domain/regions.ts'),
  ])

const mostFound = 20

/** A district, as the caller names it: in any script, with slips, or by its region. */
export function PlaceField({ label, value, error, onChange }: PlaceFieldProps) {
  const locale = useLocale()
  const found = useRef(new Map<string, EntryPlace>())
  const source: ComboboxSource = useCallback(
    async (typed) =>
      (await placesFor(typed, locale)).map(({ place, note }) => {
        found.current.set(String(place.city), place)
        return { value: String(place.city), label: place.label, note }
      }),
    [locale],
  )
  return (
    <Combobox
      label={label}
      error={error}
      source={source}
      value={value && { value: String(value.city), label: value.label }}
      texts={useListTexts()}
      onChange={(option) => onChange(option && found.current.get(option.value))}
    />
  )
}

async function placesFor(typed: string, locale: Locale) {
  const [{ findArea }, { districtById, districtsOf }, { regionById }] = await loadPlaces()
  const shown = (district: District) => ({
    place: { region: district.regionId, city: district.id, label: district.names[locale] },
    note: regionById(district.regionId)?.name[locale] ?? '',
  })
  if (typed.trim() === '') return districtsOf(capital).map(shown)
  const found = findArea(typed, { kinds: ['region', 'district'], limit: mostFound })
  const named = found.flatMap(({ kind, id }) => (kind === 'district' ? (districtById(id) ?? []) : []))
  // Whoever names a region means its town first, then one of its districts.
  const within = found.flatMap(({ kind, id }) => (kind === 'region' ? districtsOf(id) : []))
  const districts = [...named, ...within]
  return [...new Set(districts)].slice(0, mostFound).map(shown)
}
