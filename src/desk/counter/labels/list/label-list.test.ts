import { expect, test } from 'vitest'
import type { ScanAnswer, ShelfItem } from '#modules/counter/counter.contract.ts'
import { type Labelled, labelledBy, lastTakenIn, mostLabels, withLabelled } from './label-list.ts'

const parcel = (id: string): Labelled => ({ kind: 'parcel', id, code: `TB${id}`, name: '' })
const item = (order_id: string, since: string, task: ShelfItem['task'] = 'give'): ShelfItem => ({
  order_id,
  tracking_code: `TB${order_id}`,
  place: null,
  task,
  name: 'X',
  to_name: 'Samarqand',
  since,
  stored_until: null,
  extended: false,
  refused: false,
  to_collect: 0,
  size_class: 'small',
})

test('a bag is labelled by its code, and what is nothing has no label', () => {
  expect(labelledBy({ kind: 'bag', code: 'BG1', to: 'Andijon', parcels: 4 })).toEqual({
    kind: 'bag',
    id: 'BG1',
    code: 'BG1',
    name: 'Andijon',
  })
  expect(labelledBy({ kind: 'nothing' })).toBeUndefined()
  expect(labelledBy({ kind: 'parcels', items: [] })).toBeUndefined()
})

test('each stands there once, the newest first, and no more than one document holds', () => {
  const list = [parcel('1'), parcel('2')]
  expect(withLabelled(list, parcel('2')).map(({ id }) => id)).toEqual(['2', '1'])
  let many: Labelled[] = []
  for (let at = 0; at <= mostLabels; at++) many = withLabelled(many, parcel(String(at)))
  expect(many).toHaveLength(mostLabels)
  expect(many[0]?.id).toBe(String(mostLabels))
})

test('what was taken in last is offered first', () => {
  const items = [
    item('1', '2026-11-18T08:00:00.000Z'),
    item('2', '2026-11-18T10:00:00.000Z'),
    item('3', '2026-11-18T11:00:00.000Z', 'hand_out'),
    item('4', '2026-11-18T09:00:00.000Z'),
  ]
  expect(lastTakenIn(items, 2).map(({ id }) => id)).toEqual(['2', '4'])
})

test('of a parcel of another point there is no label here', () => {
  const answer = (tracking_code: string) =>
    ({
      kind: 'parcel',
      parcel: { order: { id: '63642483', tracking_code }, to_name: 'Samarqand' },
    }) as ScanAnswer
  expect(labelledBy(answer('TB57291836405120'))).toMatchObject({ code: 'TB57291836405120' })
  expect(labelledBy(answer(''))).toBeUndefined()
})
