import { expect, test } from 'vitest'
import type { SortingBoard } from '#modules/delivery/sorting/sorting.contract.ts'
import { countedIn, lastShown, type SortedParcel, withLast } from './sorting-view.ts'

const lane = { id: '7', number: 1, colour: 1, tile: 1, kind: 'depot', to: 'Samarqand', name: null } as const
const answer = (order_id: string, changes: Partial<SortedParcel> = {}): SortedParcel => ({
  kind: 'parcel',
  lane,
  bag: null,
  order_id,
  tracking_code: 'TB57291836405128',
  from: 'Chilonzor',
  to: 'Samarqand',
  receiver: 'Bobur Toshmatov',
  size_class: 'small',
  weight: 0.8,
  odd: [],
  in_bag: null,
  counts: { in_lane: 1, sorted: 1, listed: 3 },
  ...changes,
})
const missing = {
  order_id: '2',
  tracking_code: 'TB2',
  lane: 1,
  to: '',
  bag: null,
  search: 'look_in_van',
} as const
const board: SortingBoard = {
  depot: { id: 1, name: 'Ombor' },
  trip: null,
  lanes: [{ ...lane, merged: [], bag: null, sorted: 1, expected: 3, leaves: null }],
  sorted: 1,
  expected: 3,
  missing: [missing],
  missing_count: 1,
  surplus: [],
  surplus_count: 0,
}

test('a scan counts in its lane before the board is read again, and is not missing any more', () => {
  const bag = { code: 'BG40271938562', parcels: 4 }
  expect(countedIn(board, answer('2', { bag }))).toMatchObject({
    sorted: 2,
    expected: 3,
    missing: [],
    missing_count: 0,
    lanes: [{ sorted: 2, expected: 3, bag }],
  })
})

test('the same parcel once more counts nothing, and what no trip listed counts in its lane alone', () => {
  expect(countedIn(board, answer('1', { odd: ['already'] }))).toBe(board)
  expect(countedIn(board, answer('9', { odd: ['surplus'] }))).toMatchObject({
    sorted: 1,
    expected: 3,
    missing_count: 1,
    lanes: [{ sorted: 2 }],
  })
})

test('a lane that the board does not know yet is shown at once', () => {
  const other = { ...lane, id: '8', number: 2 }
  expect(
    countedIn(board, answer('3', { lane: other })).lanes.map(({ number, sorted }) => [number, sorted]),
  ).toEqual([
    [1, 1],
    [2, 1],
  ])
})

test('the last ones are few, and each parcel is one', () => {
  const many = ['1', '2', '3', '4', '5', '6', '7', '7'].reduce<SortedParcel[]>(
    (before, id) => withLast(before, answer(id)),
    [],
  )
  expect(many).toHaveLength(lastShown + 1)
  expect(many.map(({ order_id: id }) => id)).toEqual(['7', '6', '5', '4', '3'])
})
