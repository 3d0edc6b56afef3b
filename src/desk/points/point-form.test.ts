import { expect, test } from 'vitest'
import type { DeskPoint } from '#modules/points/desk/desk-points.contract.ts'
import { bodyOf, emptyForm, faultsIn, formOf, kindsFor, type PointForm, withKind } from './point-form.ts'

const words = { uz: 'Chorsu', ru: 'Чорсу', en: 'Chorsu' }
const texts = { ...words, oz: null }
const day = [
  { from: '09:00', to: '13:00' },
  { from: '14:00', to: '18:00' },
]

const whole: PointForm = {
  ...emptyForm,
  name: texts,
  address: texts,
  landmark: texts,
  region_id: 14,
  district_id: 160,
  pin: { at: { lat: 41.32, lon: 69.23 }, source: 'dragged', confirmed: true, isFresh: true },
}

test('what is missing is told by the paths that the server uses', () => {
  expect(faultsIn(whole)).toEqual([])
  const paths = (form: Partial<PointForm>) => faultsIn({ ...whole, ...form }).map(({ path }) => path)
  expect(paths({ name: { ...texts, ru: ' ' }, pin: null, capacity: null })).toEqual([
    'name.ru',
    'lat',
    'capacity',
  ])
  expect(paths({ hours: whole.hours.with(2, '18-9') })).toEqual(['hours.2'])
  const holiday = { day: '', hours: 'x', note: { ...texts, en: '' } }
  expect(paths({ holidays: [holiday] })).toEqual(['holidays.0.day', 'holidays.0.hours', 'holidays.0.note.en'])
})

test('what was read is sent back as it was', () => {
  const point = {
    kind: 'point',
    name: words,
    address: words,
    landmark: words,
    district_id: 160,
    lat: 41.32,
    lon: 69.23,
    hours: [day, day, day, day, day, [{ from: '00:00', to: '24:00' }], []],
    holidays: [{ day: '2027-03-21', hours: [], note: words }],
    services: ['drop_off', 'packing'],
    limits: { weight_kg: 15, sides_cm: [120, 60, 60] },
    cod: true,
    capacity: 80,
  } as const
  const read = point as unknown as DeskPoint
  expect(bodyOf(formOf(read))).toEqual(point)
})

test('a pin that was looked at is sent as confirmed, holidays in their order', () => {
  const holiday = (on: string) => ({ day: on, hours: '', note: emptyForm.name })
  const body = bodyOf({ ...whole, holidays: [holiday('2027-03-21'), holiday('2027-01-01')] })
  expect(body?.pin_confirmed).toBe(true)
  expect(body?.holidays).toEqual([
    { day: '2027-01-01', hours: [], note: null },
    { day: '2027-03-21', hours: [], note: null },
  ])
})

test('a depot offers nothing and takes what we carry', () => {
  const depot = withKind({ ...whole, cod: true }, 'depot')
  expect(depot).toMatchObject({ services: [], cod: false, weight_kg: 1_000, sides_cm: [1_000, 1_000, 1_000] })
  expect(faultsIn(depot)).toEqual([])
  expect([kindsFor('depot'), kindsFor('locker')]).toEqual([['depot'], ['point', 'locker', 'mailbox']])
  expect(kindsFor(undefined)).toContain('depot')
  expect(faultsIn({ ...whole, services: [] })).toEqual([{ path: 'services', why: 'required' }])
})

test('another kind has its own limits and lets go of what needs a person', () => {
  const locker = withKind({ ...whole, cod: true, services: ['drop_off', 'packing'] }, 'locker')
  expect(locker).toMatchObject({ cod: false, services: ['drop_off'], sides_cm: [66, 41, 38] })
})
