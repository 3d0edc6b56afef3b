import { expect, test } from 'vitest'
import { importFields, longestCell } from './domain/import/fields.ts'
import { readRow } from './domain/import/read-row.ts'
import { readPointsSheet } from './domain/import/read-sheet.ts'
import { usualLimits } from './domain/point.ts'

const right = {
  kind: 'Locker',
  name_uz: 'Chorsu, 1-pochtomat',
  name_ru: 'Чорсу, постамат 1',
  name_en: 'Chorsu, locker 1',
  district: 'Чилонзор',
  address_uz: 'Bunyodkor, 5',
  address_ru: 'Бунёдкор, 5',
  address_en: '5 Bunyodkor',
  landmark_uz: 'Metro',
  landmark_ru: 'Метро',
  landmark_en: 'Metro',
  lat: '41,285',
  lon: '69.204',
  mon: '9:00 – 13:00; 14:00-18:00',
  capacity: '40',
}

test('a row is read as people write it; what is left out is that of its kind', () => {
  const { errors, facts } = readRow(right)
  expect(errors).toEqual({})
  expect(facts).toMatchObject({
    kind: 'locker',
    lat: 41.285,
    services: ['drop_off', 'pick_up'],
    limits: usualLimits.locker,
    cod: false,
    capacity: 40,
  })
  expect(facts?.hours[0]).toEqual([
    { from: 540, to: 780 },
    { from: 840, to: 1080 },
  ])
  expect(facts?.hours[6]).toEqual([])
})

test.each([
  ['kind', 'kiosk', 'invalid_choice'],
  ['name_ru', ' ', 'required'],
  ['name_en', 'x'.repeat(121), 'too_long'],
  ['district', 'Atlantida', 'unknown_place'],
  ['lat', '41°17', 'invalid_format'],
  ['tue', '18:00-9:00', 'invalid_format'],
  ['tue', '9:00-13:00, 12:00-14:00', 'invalid_format'],
  ['tue', '9-18', 'invalid_format'],
  ['services', 'drop_off, packing', 'invalid_choice'],
  ['services', 'teleport', 'invalid_choice'],
  ['weight_kg', '16', 'too_big'],
  ['sides_cm', '70x40x30', 'too_big'],
  ['sides_cm', '70x40', 'invalid_format'],
  ['cod', 'ha', 'invalid_choice'],
  ['cod', 'maybe', 'invalid_choice'],
  ['capacity', '0', 'invalid_format'],
] as const)('%s: %j is told as %s, in its own cell', (field, text, code) => {
  const { errors, facts } = readRow({ ...right, [field]: text })
  expect(errors).toEqual({ [field]: code })
  expect(facts).toBeUndefined()
})

test('everything that is wrong in a row is told at once', () => {
  const { errors } = readRow({ ...right, kind: '', lat: 'x', capacity: '' })
  expect(errors).toEqual({ kind: 'required', lat: 'invalid_format', capacity: 'required' })
})

test('columns stand in any order; rows keep the number that office programs show', () => {
  const titles = [...Object.keys(right)].reverse()
  const row = titles.map((field) => right[field as keyof typeof right])
  const sheet = readPointsSheet([
    [],
    [...titles.map((title) => title.replace('_', ' ').toUpperCase()), 'Izoh'],
    [],
    row,
  ])
  expect(sheet.missing).toEqual([])
  expect(sheet.unknown).toEqual(['Izoh'])
  expect(sheet.rows.map(({ n, errors }) => ({ n, errors }))).toEqual([{ n: 4, errors: {} }])
  expect(readPointsSheet([['lat']]).missing).toEqual(
    importFields.filter((field) => field in right && !['lat', 'mon'].includes(field)),
  )
})

test('a cell that is longer than anything a point needs is told so and shown cut', () => {
  const long = 'Chilonzor '.repeat(5_000)
  const cells: Record<string, string> = { ...right, district: long }
  const { rows, unknown } = readPointsSheet([
    [...importFields, long],
    importFields.map((field) => cells[field] ?? ''),
  ])
  expect(rows.map(({ errors }) => errors)).toEqual([{ district: 'too_long' }])
  expect(rows[0]?.cells.district).toHaveLength(longestCell + 1)
  expect(unknown.map(({ length }) => length)).toEqual([longestCell + 1])
})
