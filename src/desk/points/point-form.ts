import type { Texts } from '#modules/content/domain/texts.ts'
import { districtById } from '#modules/geo/domain/districts.ts'
import type { DeskPoint, PointBody } from '#modules/points/desk/desk-points.contract.ts'
import {
  longestFirst,
  type PlaceKind,
  type PointService,
  placeKinds,
  pointKinds,
  usualLimits,
} from '#modules/points/domain/point.ts'
import { offered } from '#modules/points/domain/point-rules.ts'
import type { Pin } from '#parcel/pin/pin.ts'
import { noTexts, unwrittenIn } from '../parts/texts/edited-texts.ts'
import { readSpans, spansText } from './hours-text.ts'

export type HolidayForm = { day: string; hours: string; note: Texts }

/** What is typed, before it is known to be right. */
export type PointForm = {
  kind: PlaceKind
  name: Texts
  address: Texts
  landmark: Texts
  region_id: number | null
  district_id: number | null
  pin: Pin | null
  /** Seven days from Monday, as `readSpans` reads them. */
  hours: readonly string[]
  holidays: readonly HolidayForm[]
  services: readonly PointService[]
  weight_kg: number | null
  sides_cm: readonly (number | null)[]
  cod: boolean
  capacity: number | null
}

const limitsOf = (kind: PlaceKind) => ({
  weight_kg: usualLimits[kind].weightGrams / 1000,
  sides_cm: usualLimits[kind].sidesCm,
})

const workday = '09:00–18:00'

export const emptyForm: PointForm = {
  kind: 'point',
  name: noTexts,
  address: noTexts,
  landmark: noTexts,
  region_id: null,
  district_id: null,
  pin: null,
  hours: [workday, workday, workday, workday, workday, workday, ''],
  holidays: [],
  services: ['drop_off', 'pick_up'],
  ...limitsOf('point'),
  cod: false,
  capacity: 100,
}

type Words = Readonly<{ uz: string; ru: string; en: string }>
const textsOf = ({ uz, ru, en }: Words): Texts => ({ uz, oz: null, ru, en })

export function formOf(point: DeskPoint): PointForm {
  const { kind, district_id, lat, lon, services, limits, cod, capacity } = point
  return {
    kind,
    name: textsOf(point.name),
    address: textsOf(point.address),
    landmark: textsOf(point.landmark),
    region_id: districtById(district_id)?.regionId ?? null,
    district_id,
    pin: { at: { lat, lon }, source: undefined, confirmed: false, isFresh: false },
    hours: point.hours.map(spansText),
    holidays: point.holidays.map(({ day, hours, note }) => ({
      day,
      hours: spansText(hours),
      note: note ? textsOf(note) : noTexts,
    })),
    services,
    weight_kg: limits.weight_kg,
    sides_cm: longestFirst(limits.sides_cm),
    cod,
    capacity,
  }
}

/** Another kind has other limits and offers less; what it cannot have is let go. */
export const withKind = (form: PointForm, kind: PlaceKind): PointForm => ({
  ...form,
  kind,
  ...limitsOf(kind),
  services: form.services.filter((service) => offered[kind].includes(service)),
  cod: form.cod && kind === 'point',
})

/** Customers know points and never hear of depots: only what is new may be either. */
export function kindsFor(saved: PlaceKind | undefined): readonly PlaceKind[] {
  if (saved === undefined) return placeKinds
  return saved === 'depot' ? ['depot'] : pointKinds
}

export type PointFault = { path: string; why: 'required' | 'hours' }

/** What stands in the way of saving, by the paths that the server uses too. */
export function faultsIn(form: PointForm): readonly PointFault[] {
  const required = (path: string): PointFault => ({ path, why: 'required' })
  const words = (['name', 'address', 'landmark'] as const).flatMap((field) =>
    unwrittenIn(form[field]).map((language) => required(`${field}.${language}`)),
  )
  const { district_id: district, pin, services, weight_kg: weight, sides_cm: sides, capacity } = form
  const facts = [
    district === null && 'district_id',
    pin === null && 'lat',
    services.length === 0 && form.kind !== 'depot' && 'services',
    weight === null && 'limits.weight_kg',
    sides.some((side) => side === null) && 'limits.sides_cm',
    capacity === null && 'capacity',
  ]
  const hours = form.hours.flatMap((text, day): PointFault[] =>
    readSpans(text) ? [] : [{ path: `hours.${day}`, why: 'hours' }],
  )
  const holidays = form.holidays.flatMap(({ day, hours: text }, index): PointFault[] => [
    ...(day === '' ? [required(`holidays.${index}.day`)] : []),
    ...(readSpans(text) ? [] : [{ path: `holidays.${index}.hours`, why: 'hours' as const }]),
  ])
  return [
    ...words,
    ...facts.filter((path) => path !== false).map(required),
    ...hours,
    ...holidays,
    ...form.holidays.flatMap(faultsInNote),
  ]
}

/** A note is told to everybody: in all languages, or not at all. */
function faultsInNote({ note }: HolidayForm, index: number): PointFault[] {
  const unwritten = unwrittenIn(note)
  const isNone = unwritten.length === 3
  return isNone
    ? []
    : unwritten.map((language) => ({ path: `holidays.${index}.note.${language}`, why: 'required' }))
}

const wordsOf = ({ uz, ru, en }: Texts): Words => ({ uz: uz.trim(), ru: ru.trim(), en: en.trim() })

/** What the server is sent; undefined while something is missing. */
export function bodyOf(form: PointForm): PointBody | undefined {
  const { district_id, pin, weight_kg, capacity } = form
  if (faultsIn(form).length > 0 || district_id === null || !pin || weight_kg === null || capacity === null)
    return undefined
  return {
    kind: form.kind,
    name: wordsOf(form.name),
    address: wordsOf(form.address),
    landmark: wordsOf(form.landmark),
    district_id,
    lat: pin.at.lat,
    lon: pin.at.lon,
    ...(pin.confirmed ? { pin_confirmed: true } : {}),
    hours: form.hours.map((text) => readSpans(text) ?? []),
    holidays: form.holidays
      .map(({ day, hours, note }) => ({
        day,
        hours: readSpans(hours) ?? [],
        note: unwrittenIn(note).length === 0 ? wordsOf(note) : null,
      }))
      .sort((one, other) => one.day.localeCompare(other.day)),
    services: [...form.services],
    limits: { weight_kg, sides_cm: form.sides_cm.map((side) => side ?? 0) },
    cod: form.cod,
    capacity,
  }
}

export const isSame = (one: PointForm, other: PointForm) => JSON.stringify(one) === JSON.stringify(other)
