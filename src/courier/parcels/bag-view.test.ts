import { expect, test } from 'vitest'
import { sampleStop } from '../parts/stop-samples.ts'
import { bagView } from './bag-view.ts'

test('only what is in the hands counts, by what is to be done with it', () => {
  const view = bagView([
    sampleStop({ order_id: '1', to_collect: 185_000 }),
    sampleStop({ order_id: '2', kind: 'bring', to_collect: 0 }),
    sampleStop({ order_id: '3', in_hand: false }),
    sampleStop({ order_id: '4', state: 'failed' }),
  ])
  expect(view.parts.map(({ part, stops }) => [part, stops.map(({ order_id }) => order_id)])).toEqual([
    ['failed', ['4']],
    ['deliver', ['1']],
    ['bring', ['2']],
  ])
  expect(view).toMatchObject({ count: 3, weightGrams: 3600, toCollect: 185_000 })
})

test('a return and a cancelled parcel stay in sight until they are handed in', () => {
  const view = bagView([
    sampleStop({ order_id: '1', kind: 'hand_in' }),
    sampleStop({ order_id: '2', state: 'gone' }),
  ])
  expect(view.parts.map(({ part, stops }) => [part, stops.length])).toEqual([['handIn', 2]])
})

test('a parcel fetched at its sender is in the bag though its stop is done', () => {
  const view = bagView([sampleStop({ kind: 'collect', state: 'done' })])
  expect(view.parts.map(({ part }) => part)).toEqual(['fetched'])
})
