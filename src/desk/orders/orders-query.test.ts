import { expect, test } from 'vitest'
import { inputOf, isFiltered, namesOneOrder, readView } from './orders-query.ts'

const view = (query: string) => readView(new URLSearchParams(query))

test('filters of the address become filters of the call', () => {
  expect(inputOf(view('q=Алишер&status=new&paid=false&from=2026-11-01'))).toEqual({
    query: { q: 'Алишер', status: 'new', paid: 'false', from: '2026-11-01', limit: 30 },
  })
})

test('what is no filter is left out', () => {
  const odd = view('status=lost&paid=maybe&from=yesterday')
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
