import { expect, test } from 'vitest'
import { handOverCount } from '#modules/delivery/handovers/hand-overs.contract.ts'
import { countOf, differs } from './confirm-count.ts'
import { standingOf, withAnswer, withHeard } from './take-scans.ts'

const said = [{ order_id: '10000001', tracking_code: 'TB1', state: 'said' as const }]
const none = standingOf([], [])
const missing = standingOf(said, [])
const surplus = standingOf(
  [],
  withAnswer(withHeard([], { code: 'TB9', kind: 'parcel' }), 'TB9', { state: 'stored' }),
)

test('a missing parcel, one too many and other cash are differences', () => {
  expect(differs(0, undefined, none)).toBe(false)
  expect(differs(185_000, 185_000, none)).toBe(false)
  expect(differs(185_000, 180_000, none)).toBe(true)
  expect(differs(0, undefined, missing)).toBe(true)
  expect(differs(0, undefined, surplus)).toBe(true)
})

test('the count is sent as it was found, and nothing is counted where nothing was said', () => {
  expect(countOf({ said: 185_000, counted: 0, standing: none, note: ' ' })).toEqual({
    counted: 0,
    surplus: [],
  })
  expect(countOf({ said: 0, counted: 500, standing: surplus, note: ' ezilgan ' })).toEqual({
    surplus: ['TB9'],
    note: 'ezilgan',
  })
  for (const counted of [undefined, 0, 180_000])
    expect(
      handOverCount.safeParse(countOf({ said: 185_000, counted, standing: surplus, note: '' })).success,
    ).toBe(true)
})
