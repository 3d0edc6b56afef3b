import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Api, useApi } from '#client/api.ts'
import { useLocale } from '#client/surroundings.ts'
import { geoCalls } from '#modules/geo/geo.calls.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Combobox, type ComboboxOption, type ComboboxSource } from '#ui/pickers/combobox.tsx'
import type { MapAnswer } from '../pin/map-answer.ts'
import { useLineText } from '../pin/use-line-text.ts'
import type { FoundPlace } from './places.ts'
import { type ChosenPlace, keyOf } from './question.ts'

/** Names and search are heavier than the rest of the page together: they come when a place is first looked for. */
const loadPlaces = () => import('./places.ts')
const loadSpots = () => import('./found-spots.ts')
/** Most that the server reads. */
const longestQuestion = 200
/** Of a place that is typed. */
const longestName = 80

type PlaceFieldProps = {
  name: 'from' | 'to'
  label: string
  value: ChosenPlace | undefined
  onChange: (place: ChosenPlace | undefined) => void
  /** What stood in the address, as it was typed. */
  typed: string
  error?: string | undefined
}

/**
 * A district, by any of its names in any script, or by an address inside of it: street, house, landmark, village. Before
 * a script runs it is a plain field, and the server understands districts. A page that shows it loads `pin.house`.
 */
export function PlaceField(props: PlaceFieldProps) {
  const t = useTranslations('calculator')
  const { value, typed, onChange } = props
  const box = useRef<HTMLDivElement>(null)
  const isLive = useTakeOver(box, value?.label ?? typed, onChange)
  const hint = value
    ? (value.spot?.note ?? (value.exact ? value.regionLabel : t('wholeCity')))
    : t('placeHint')
  return (
    <div ref={box} className="place-field">
      {isLive ? (
        <PlaceCombobox {...props} hint={hint} />
      ) : (
        <TextField
          bare
          label={props.label}
          hint={hint}
          name={props.name}
          defaultValue={value?.label ?? typed}
          placeholder={t('placeExample')}
          autoComplete="off"
          spellCheck={false}
          maxLength={longestName}
        />
      )}
    </div>
  )
}

/** The field is replaced once the page is alive; what was typed before that, or is being typed, is not lost. */
function useTakeOver(
  box: { current: HTMLElement | null },
  given: string,
  onChange: PlaceFieldProps['onChange'],
): boolean {
  const [isLive, setIsLive] = useState(false)
  const locale = useLocale()
  const latest = useRef({ given, onChange })
  useEffect(() => {
    latest.current = { given, onChange }
  })
  useEffect(() => {
    const input = box.current?.querySelector('input')
    const takeOver = () => {
      const text = input?.value.trim() ?? ''
      if (text !== latest.current.given) {
        void loadPlaces().then(({ readPlace }) => latest.current.onChange(readPlace(text, locale).place))
      }
      setIsLive(true)
    }
    if (input !== document.activeElement) return takeOver()
    input?.addEventListener('blur', takeOver, { once: true })
    return () => input?.removeEventListener('blur', takeOver)
  }, [box, locale])
  return isLive
}

function PlaceCombobox({ label, value, onChange, hint, error }: PlaceFieldProps & { hint: string }) {
  const t = useTranslations('calculator')
  const { source, placeOf } = usePlaceSource()
  const choose = (option: ComboboxOption | undefined) => onChange(option && placeOf(option))
  return (
    <Combobox
      bare
      label={label}
      hint={hint}
      error={error}
      placeholder={t('placeExample')}
      source={source}
      value={value && { value: keyOf(value), label: value.spot?.text ?? value.label }}
      onChange={choose}
      texts={{
        nothing: t('places.nothing'),
        loading: t('places.loading'),
        failed: t('places.failed'),
        clear: t('places.clear'),
        close: t('places.close'),
        found: (count) => t('places.found', { count, text: String(count) }),
      }}
    />
  )
}

/** What a text may mean, as options, and the place behind an option that was picked. */
function usePlaceSource() {
  const locale = useLocale()
  const api = useApi()
  const noteOf = useWhyNote()
  const lineOf = useLineText()
  const latest = useRef({ noteOf, lineOf })
  latest.current = { noteOf, lineOf }
  const known = useRef(new Map<string, ChosenPlace>())
  const source: ComboboxSource = useCallback(
    async (typed, signal) => {
      const { usualPlaces } = await loadPlaces()
      const options: [ChosenPlace, string][] =
        typed.trim() === ''
          ? usualPlaces(locale).map((place) => [place, place.exact ? place.regionLabel : ''])
          : (await find(api, typed, locale, signal, latest.current.lineOf)).map((found) => [
              found.place,
              found.place.spot?.note ?? latest.current.noteOf(found),
            ])
      return options.map(([place, note]) => {
        known.current.set(keyOf(place), place)
        return { value: keyOf(place), label: place.spot?.text ?? place.label, note }
      })
    },
    [api, locale],
  )
  return { source, placeOf: ({ value }: ComboboxOption) => known.current.get(value) }
}

/** Regions and districts by what is here; unless one of them surely fits, the server is asked for addresses. */
async function find(
  api: Api,
  typed: string,
  locale: Locale,
  signal: AbortSignal,
  lineOf: (answer: MapAnswer) => string,
): Promise<readonly FoundPlace[]> {
  const [{ findPlaces }, { mayBeAddress, withSpots }] = await Promise.all([loadPlaces(), loadSpots()])
  const here = findPlaces(typed, locale)
  if (!mayBeAddress(typed, here)) return here
  const query = { q: typed.trim().slice(0, longestQuestion) }
  const answer = await api.call(geoCalls.suggestPlaces, { query }, { signal, quiet: true })
  if (answer.ok) return withSpots(here, answer.value, locale, lineOf)
  if (here.length === 0) throw new Error(answer.error.code)
  return here
}

/** Where it lies, and why it was found when that is not plain to see. */
export function useWhyNote() {
  const t = useTranslations('calculator')
  return useCallback(
    ({ place, reason, countsAs }: FoundPlace) =>
      t('places.note', {
        exact: place.exact ? 'yes' : 'no',
        region: place.regionLabel,
        why: countsAs ? 'counts_as' : reason,
        name: countsAs ?? '',
      }),
    [t],
  )
}
