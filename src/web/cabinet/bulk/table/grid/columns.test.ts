import { expect, test } from 'vitest'
import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { laidOut, shownColumns, sideWidths } from './columns.ts'

const column = (index: number, header: string, field: UploadAnswer['columns'][number]['field']) => ({
  index,
  header,
  field,
  certainty: index === 0 ? 0.6 : 1,
  remembered: false,
  samples: [],
})
const names = (columns: ReturnType<typeof shownColumns>) => columns.map(({ field }) => field)

test('a whole address becomes columns of its parts, but for what is told in passing', () => {
  const upload = {
    columns: [column(0, 'ФИО', 'receiver_name'), column(1, 'Адрес', 'to_address')],
    problems: [],
  }
  const shown = shownColumns(upload, new Set())
  expect(names(shown)).toEqual([
    'receiver_name',
    'receiver_phone',
    'to_city',
    'to_street',
    'weight',
    'product_fee',
  ])
  expect(shown[0]?.source).toEqual({ header: 'ФИО', guessed: true, parts: 1 })
  expect(shown[2]?.source).toEqual({ header: 'Адрес', guessed: false, parts: 2 })
  expect(shown[1]?.source).toBeUndefined()
})

test('a column of its own goes before a part of a whole address, wherever it stands', () => {
  const [city, address] = [column(1, 'Город', 'to_city'), column(2, 'Адрес', 'to_address')]
  for (const columns of [
    [city, address],
    [address, city],
  ]) {
    const shown = shownColumns({ columns, problems: [] }, new Set())
    expect(shown.find(({ field }) => field === 'to_city')?.source?.header).toBe('Город')
    expect(shown.find(({ field }) => field === 'to_street')?.source).toMatchObject({
      header: 'Адрес',
      parts: 1,
    })
  }
  const landmark = column(3, 'Ориентир', 'to_landmark')
  const shown = shownColumns({ columns: [address, landmark], problems: [] }, new Set())
  expect(shown.find(({ field }) => field === 'to_landmark')?.source?.header).toBe('Ориентир')
})

test('a field with something wrong in it has a column, and so has one that was asked for', () => {
  const problems = [{ field: 'to_region' as const, code: 'unknown_region', rows: 3, title: 'Viloyat' }]
  const shown = names(shownColumns({ columns: [], problems }, new Set(['comment'])))
  expect(shown).toContain('to_region')
  expect(shown).toContain('comment')
  expect(shown).not.toContain('height')
})

test('the columns of the usual file fill a window of 1280 to the last point, its prices beside them', () => {
  const file = [column(1, 'Адрес', 'to_address'), column(2, 'Товар', 'description')]
  const columns = shownColumns({ columns: file, problems: [] }, new Set())
  const room = 1198
  const laid = laidOut(columns, room)
  expect(laid.width).toBe(room)
  const last = laid.columns.at(-1)
  expect((last?.left ?? 0) + (last?.width ?? 0)).toBe(room - sideWidths.price - sideWidths.actions)
  for (const [index, { left, width }] of laid.columns.entries())
    expect(laid.columns[index + 1]?.left ?? left + width).toBe(left + width)
})
