import { expect, test } from 'vitest'
import type { CourierOnBoard } from '#modules/delivery/couriers/couriers.contract.ts'
import { readView, shownOf } from './couriers-view.ts'

const courier = (id: string, over: Partial<CourierOnBoard>) =>
  ({ id, full_name: '', phone: null, working: false, alarms: [], ...over }) as unknown as CourierOnBoard
const all = [
  courier('1', { full_name: 'Jasur Toʻxtayev', phone: '901000011', working: true }),
  courier('2', { full_name: 'Aziza Karimova', phone: '935550002', alarms: ['late_parcels'] }),
]
const shown = (address: string) => shownOf(all, readView(new URLSearchParams(address))).map(({ id }) => id)

test('couriers are found by a name in any script and by digits, and narrowed to who works or needs somebody', () => {
  expect(shown('')).toEqual(['1', '2'])
  expect(shown('q=Тухтаев')).toEqual(['1'])
  expect(shown('q=5550')).toEqual(['2'])
  expect(shown('which=working')).toEqual(['1'])
  expect(shown('which=alarmed')).toEqual(['2'])
  expect(shown('which=other')).toEqual(['1', '2'])
})
