import { expect, test } from 'vitest'
import { keptMs } from './kept-for.ts'
import { type KeptParcel, keptParcelsIn, withKept } from './kept-parcels.ts'

const now = Date.parse('2026-11-18T09:00:00+05:00')

const parcel = (code: string, mine = false, state = ''): KeptParcel => ({
  code,
  from: 'Toshkent',
  to: 'Samarqand',
  state,
  when: '',
  seen: '',
  at: now,
  mine,
})
const codes = (kept: readonly KeptParcel[], mine: boolean) =>
  kept.filter((one) => one.mine === mine).map(({ code }) => code)

test('parcels that were looked up: newest first, each once, five at most', () => {
  const kept = ['a', 'b', 'c', 'a', 'd', 'e', 'f'].reduce<readonly KeptParcel[]>(
    (before, code) => withKept(before, [parcel(code)]),
    [],
  )
  expect(codes(kept, false)).toEqual(['f', 'e', 'd', 'a', 'c'])
})

test('own parcels push out none that were looked up, and are shown as they were seen last', () => {
  const list = Array.from({ length: 20 }, (_, index) => parcel(`m${index}`, true, 'old'))
  const kept = withKept(withKept([], [parcel('a')]), list)
  expect(codes(kept, false)).toEqual(['a'])
  expect(codes(kept, true)).toHaveLength(10)
  const again = withKept(kept, [parcel('m3', true, 'new')])
  expect(again[0]).toMatchObject({ code: 'm3', state: 'new' })
  expect(codes(again, true)).toHaveLength(10)
})

test('of a storage in which anything may stand, only parcels are read; those of an earlier version too', () => {
  for (const strange of [null, 'x', 1, {}, [null, 'x', { code: 'a' }, { code: 1, from: '', to: '' }]])
    expect(keptParcelsIn(strange, now)).toEqual([])
  expect(keptParcelsIn([{ code: 'a', from: 'Toshkent', to: 'Samarqand' }], now)).toEqual([parcel('a')])
})

test('what was seen a month ago is forgotten', () => {
  const stored = [parcel('a'), { ...parcel('b'), at: now - keptMs }, { ...parcel('c'), at: now - keptMs - 1 }]
  expect(keptParcelsIn(stored, now).map(({ code }) => code)).toEqual(['a', 'b'])
})
