import { expect, test } from 'vitest'
import { addressIn, inputOf, isFiltered, namesOneOrder, readView } from './orders-query.ts'

const view = (query: string) => readView(new URLSearchParams(query))

test('filters of the address become filters of the call', () => {
  expect(inputOf(view('q=Алишер&status=new&paid=false&from=2026-11-01'))).toEqual({
    query: { q: 'Алишер', status: 'new', paid: 'false', from: '2026-11-01', limit: 30 },
  })
})

test('a courier and a point are named in the address and asked by their number', () => {
  const named = view('toRegion=8&courier=12-Jasur+Toʻxtayev&point=7&promise=late')
  expect(inputOf(named).query).toEqual({ courier: 12, point: 7, to_region: 8, promise: 'late', limit: 30 })
  expect(readView(new URLSearchParams(addressIn(named)))).toEqual(named)
})

test('what is no filter is left out', () => {
  const odd = view('status=lost&paid=maybe&from=yesterday&courier=Jasur&point=0&fromRegion=15&promise=never')
  expect(isFiltered(odd)).toBe(false)
  expect(inputOf(odd)).toEqual({ query: { limit: 30 } })
})

test.each([
  ['TB73160482951374', 'TB73160482951374'],
  ['tb 7316-0482 9513 74', 'TB73160482951374'],
  ['TB73160482951347', undefined],
  ['48207193', '48207193'],
  [' 48207193 ', '48207193'],
  ['08207193', undefined],
  ['901234567', undefined],
  ['Dilnoza', undefined],
])('%s leads to one order only when it surely names it', (text, meant) => {
  expect(namesOneOrder(text)).toBe(meant)
})
