import { expect, test } from 'vitest'
import type { Api } from '#client/api.ts'
import { ok } from '#kernel/result.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import type { Call } from '#platform/calls/call.ts'
import { readAndStore } from './read-and-store.ts'

const code = 'TB57291836405120'

/** A parcel that a courier has: told without its code until it lies here. */
function lineWith(task: string) {
  const asked: [Call, unknown][] = []
  const parcel = { task, free_place: 'B-02', order: { id: '63642483', tracking_code: '' } }
  const answers = new Map<Call, unknown>([
    [counterCalls.scan, { kind: 'parcel', parcel }],
    [orderVerbsCalls.store, { id: '63642483', tracking_code: code, receiver_name: 'Farrux Olimov' }],
    [counterCalls.placeOnShelf, { place: 'B-02' }],
  ])
  const call = async (of: Call, input: unknown) => {
    asked.push([of, input])
    return ok(answers.get(of))
  }
  return { api: { call } as unknown as Api, asked }
}

test('what a courier has brought is stored by the code that was read, and is whole from then on', async () => {
  const { api, asked } = lineWith('store')
  const state = await readAndStore(api, `https://tezbox.uz/t/${code}`)
  expect(asked.slice(1)).toEqual([
    [orderVerbsCalls.store, { params: { id: code }, body: { scan: code } }],
    [counterCalls.placeOnShelf, { params: { id: '63642483' }, body: { place: 'B-02' } }],
  ])
  expect(state).toMatchObject({
    is: 'answered',
    answer: { parcel: { order: { tracking_code: code, receiver_name: 'Farrux Olimov' } } },
    stored: { is: 'stored', place: 'B-02' },
  })
})

test.each([
  ['a number that was typed, or a row that was pressed', 'store', '63642483'],
  ['a name', 'store', 'Farrux Olimov'],
  ['a parcel with another task', 'take_in', code],
])('%s stores nothing', async (_, task, text) => {
  const { api, asked } = lineWith(task)
  expect(await readAndStore(api, text)).toMatchObject({ is: 'answered', stored: undefined })
  expect(asked).toHaveLength(1)
})
