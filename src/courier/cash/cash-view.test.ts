import { expect, test } from 'vitest'
import { sampleStop } from '../parts/stop-samples.ts'
import { cashState, stillToTake, takenToday } from './cash-view.ts'

test('the limit is said before it is reached, and there is none without one', () => {
  expect(cashState({ held: 2_600_000, limit: 3_000_000 })).toBe('fine')
  expect(cashState({ held: 2_700_000, limit: 3_000_000 })).toBe('near')
  expect(cashState({ held: 3_000_000, limit: 3_000_000 })).toBe('full')
  expect(cashState({ held: 90_000_000, limit: null })).toBe('fine')
})

test('money was taken where it was handed over, the last place first', () => {
  const stops = [
    sampleStop({ order_id: 'a', state: 'done', ended_at: '2026-11-18T09:00:00.000Z' }),
    sampleStop({ order_id: 'b', state: 'done', ended_at: '2026-11-18T10:00:00.000Z' }),
    sampleStop({ order_id: 'c', state: 'done', ended_at: '2026-11-18T11:00:00.000Z', to_collect: 0 }),
    sampleStop({ order_id: 'd', state: 'failed', ended_at: '2026-11-18T11:00:00.000Z' }),
    sampleStop({ order_id: 'e', to_collect: 70_000 }),
  ]
  expect(takenToday(stops).map(({ order_id }) => order_id)).toEqual(['b', 'a'])
  expect(stillToTake(stops)).toBe(70_000)
})
