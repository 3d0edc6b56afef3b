import { expect, test } from 'vitest'
import { endedOf, takenOf } from './hand-over-lists.ts'
import { sampleHandOver } from './hand-over-samples.ts'

const line = (state: 'said' | 'taken' | 'missing') => ({ order_id: '1', tracking_code: 'TB', state })

test('what the other side has scanned is counted', () => {
  expect(takenOf({ lines: [line('taken'), line('said'), line('taken')] })).toBe(2)
})

test('both ways stand in one list, the last first, without what is still open', () => {
  const list = endedOf({
    given: [
      sampleHandOver({ id: '1' }),
      sampleHandOver({ id: '2', state: 'withdrawn', ended_at: '2026-11-18T08:00:00.000Z', cash: 90_000 }),
    ],
    taken: [
      sampleHandOver({
        id: '3',
        state: 'confirmed',
        ended_at: '2026-11-18T10:00:00.000Z',
        cash: 185_000,
        counted: 180_000,
        lines: [line('taken'), line('missing')],
      }),
    ],
  })
  expect(list.map(({ one, way, missing, difference }) => [one.id, way, missing, difference])).toEqual([
    ['3', 'in', 1, -5_000],
    ['2', 'out', 0, 0],
  ])
})
