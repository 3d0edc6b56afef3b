import { expect, test } from 'vitest'
import type { CounterParcel } from '#modules/counter/counter.contract.ts'
import { toldKind } from './told-kind.ts'

type Order = CounterParcel['order']
const parcelWith = (
  task: CounterParcel['task'],
  part: { status?: Order['status']; holder?: Order['custody']['holder'] } = {},
) => ({
  task,
  order: {
    status: part.status ?? 'agent_received',
    return_of: null,
    wishes: { refused: false },
    custody: { holder: part.holder ?? 'origin_point', label: '', point_id: 3 },
  } as Order,
})

test('nothing found, what waits for a courier, and a cancelled one that has turned up', () => {
  expect(toldKind(undefined)).toBe('nothing')
  expect(toldKind(parcelWith('give'))).toBe('give')
  expect(toldKind(parcelWith('found', { status: 'cancelled' }))).toBe('found')
})

test('what was refused, and a way back, go to their sender with a courier', () => {
  const refused = parcelWith('give')
  expect(
    toldKind({ ...refused, order: { ...refused.order, wishes: { ...refused.order.wishes, refused: true } } }),
  ).toBe('back')
  expect(toldKind({ ...refused, order: { ...refused.order, return_of: '63642483' } })).toBe('back')
})

test('what is not for this counter is told apart by who has it', () => {
  expect(toldKind(parcelWith('none'))).toBe('elsewhere')
  expect(toldKind(parcelWith('none', { holder: 'courier', status: 'pickup' }))).toBe('withCourier')
  expect(toldKind(parcelWith('none', { holder: 'receiver', status: 'done' }))).toBe('given')
  expect(toldKind(parcelWith('none', { holder: 'sender', status: 'draft' }))).toBe('notYet')
})
