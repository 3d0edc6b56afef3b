import { expect, test } from 'vitest'
import type { CounterParcel } from '#modules/counter/counter.contract.ts'
import { labelOf, noScans, type Scan, shownScan, withScan, withState } from './scan-list.ts'

const answered = (scan: Scan): Scan => ({
  ...scan,
  state: { is: 'answered', answer: { kind: 'nothing' }, stored: undefined },
})

test('a new scan is shown as a question, whatever was shown before', () => {
  const first = withState(withScan(noScans, 1, 'TB57291836405120'), 1, answered)
  const second = withScan(first, 2, '63642483')
  expect(shownScan(second)).toMatchObject({ id: 2, text: '63642483', state: { is: 'asking' } })
})

test('an answer that comes late belongs to its own scan', () => {
  const two = withScan(withScan(noScans, 1, 'first'), 2, 'second')
  const late = withState(two, 1, answered)
  expect(shownScan(late)?.state.is).toBe('asking')
  expect(late.scans.find(({ id }) => id === 1)?.state.is).toBe('answered')
})

test('of three scans in a second none is lost, and the list has an end', () => {
  const three = [1, 2, 3].reduce((list, id) => withScan(list, id, `scan ${id}`), noScans)
  expect(three.scans.map(({ text }) => text)).toEqual(['scan 3', 'scan 2', 'scan 1'])
  const many = Array.from({ length: 40 }, (_, at) => at).reduce((list, id) => withScan(list, id, ''), noScans)
  expect(many.scans).toHaveLength(12)
  expect(many.scans[0]?.id).toBe(39)
})

test('the label of a parcel that is told without its code is what was read off it', () => {
  const parcel = (tracking_code: string) => ({ order: { tracking_code } }) as CounterParcel
  const code = 'TB57291836405120'
  expect(labelOf({ text: 'Dilnoza' }, parcel(code))).toBe(code)
  expect(labelOf({ text: 'https://tezbox.uz/t/TB57-2918-3640-5120' }, parcel(''))).toBe(code)
  expect(labelOf({ text: '63642483' }, parcel(''))).toBe('63642483')
})
