import { useCallback, useMemo, useState } from 'react'
import { calendarWords } from '#platform/i18n/calendar-words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Calendar } from '#ui/pickers/calendar.tsx'
import { type DayRange, usualRanges } from '#ui/pickers/calendar-days.ts'
import { Combobox, type ComboboxOption, type ComboboxSource } from '#ui/pickers/combobox.tsx'
import { matchingOptions } from '#ui/pickers/combobox-options.ts'
import { DateRange } from '#ui/pickers/date-range.tsx'
import { type DroppedFile, FileDrop } from '#ui/pickers/file-drop.tsx'
import { Specimen, useFrame } from './specimen.tsx'

export function PickersBoard() {
  return (
    <>
      <div className="specimen-pair">
        <Comboboxes />
        <Dates />
      </div>
      <Files />
    </>
  )
}

const answerMs = 400

function Comboboxes() {
  const { samples: s } = useFrame()
  const places = useMemo(
    () => s.places.map(([group, label]) => ({ value: label ?? '', label: label ?? '', group })),
    [s],
  )
  const [city, setCity] = useState<ComboboxOption | undefined>()
  const [chosen, setChosen] = useState<ComboboxOption | undefined>(places[0])
  const [far, setFar] = useState<ComboboxOption | undefined>()
  const ask: ComboboxSource = useCallback(
    async (typed, signal) => {
      await new Promise((resolve) => setTimeout(resolve, answerMs))
      signal.throwIfAborted()
      return matchingOptions(places, typed)
    },
    [places],
  )
  const texts = {
    nothing: s.nothing,
    loading: s.loading,
    failed: s.failed,
    clear: s.clear,
    close: s.close,
    found: (count: number) => `${count} ${s.found}`,
  }
  const field = { label: s.city, placeholder: s.cityPlaceholder, texts }
  return (
    <>
      <Specimen name="combobox">
        <Combobox {...field} source={places} value={city} onChange={setCity} />
      </Specimen>
      <Specimen name="combobox-chosen">
        <Combobox {...field} source={places} value={chosen} onChange={setChosen} />
      </Specimen>
      <Specimen name="combobox-async">
        <Combobox {...field} hint={s.streetHint} source={ask} value={far} onChange={setFar} />
      </Specimen>
      <Specimen name="combobox-error">
        <Combobox {...field} error={s.cityError} source={places} value={undefined} onChange={setCity} />
      </Specimen>
      <Specimen name="combobox-off">
        <Combobox {...field} disabled source={places} value={places[1]} onChange={setCity} />
      </Specimen>
    </>
  )
}

const today = '2026-11-15'

function Dates() {
  const { samples: s, locale } = useFrame()
  const [range, setRange] = useState<DayRange | undefined>({ from: '2026-11-09', to: '2026-11-15' })
  const usual = usualRanges(today)
  const ranges = [usual.today, usual.yesterday, usual.sevenDays, usual.thisMonth]
  const { dateRange } = formatter(locale)
  const words = calendarWords(locale)
  const texts = {
    previousMonth: s.previous,
    nextMonth: s.next,
    anyTime: s.anyTime,
    clear: s.clear,
    close: s.close,
  }
  const shared = {
    label: s.period,
    words,
    texts,
    today,
    presets: s.presets.map((label, index) => ({ label, range: ranges[index] ?? usual.today })),
    format: ({ from, to }: DayRange) => dateRange(Date.parse(`${from}T12:00Z`), Date.parse(`${to}T12:00Z`)),
    onChange: setRange,
  }
  return (
    <>
      <Specimen name="date-range">
        <DateRange {...shared} value={range} />
      </Specimen>
      <Specimen name="date-range-empty">
        <DateRange {...shared} value={undefined} />
      </Specimen>
      <Specimen name="calendar">
        <Calendar
          words={words}
          texts={texts}
          today={today}
          range={range}
          onRange={setRange}
          max="2026-11-20"
        />
      </Specimen>
    </>
  )
}

function Files() {
  const { samples: s } = useFrame()
  const [files, setFiles] = useState<readonly DroppedFile[]>([
    { id: '1', name: 'quti-oldidan.jpg', size: '2,4 MB', preview: '/favicon.svg' },
    { id: '2', name: 'chek-2026-11-15.pdf', size: '180 KB', sent: 0.62 },
    { id: '3', name: 'juda-uzun-nomli-fayl-kuryer-olgan-surat-20261115.png', size: '18 MB', error: s.tooBig },
  ])
  const shared = {
    label: s.photos,
    accept: 'image/*,application/pdf',
    most: 5,
    onAdd: (added: File[]) =>
      setFiles((before) => [
        ...before,
        ...added.map(({ name, size }) => ({ id: `${name}-${size}`, name, size: `${size} B` })),
      ]),
    onRemove: (id: string) => setFiles((before) => before.filter((file) => file.id !== id)),
    onRetry: (id: string) =>
      setFiles((before) =>
        before.map((file) => (file.id === id ? { ...file, error: undefined, sent: 0 } : file)),
      ),
    texts: {
      choose: s.chooseFile,
      orDrop: s.orDrop,
      camera: s.camera,
      remove: (name: string) => `${name}: ${s.remove}`,
      retry: s.retry,
      sending: (name: string) => `${s.loading}: ${name}`,
    },
  }
  return (
    <>
      <Specimen name="file-drop" wide>
        <FileDrop {...shared} hint={s.photosHint} files={files} />
      </Specimen>
      <Specimen name="file-drop-over" wide>
        <FileDrop {...shared} files={[]} state="over" />
      </Specimen>
      <Specimen name="file-drop-error" wide>
        <FileDrop {...shared} files={[]} error={s.photosError} />
      </Specimen>
      <Specimen name="file-drop-off" wide>
        <FileDrop {...shared} files={[]} disabled />
      </Specimen>
    </>
  )
}
