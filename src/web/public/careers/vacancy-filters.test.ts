import { expect, test } from 'vitest'
import { matching, readFilters } from './vacancy-filters.ts'

const asked = (query: string) => readFilters(new URLSearchParams(query))
const vacancies = [
  { id: 'a', region: { id: 8 }, employment: 'full_time' },
  { id: 'b', region: { id: 14 }, employment: 'part_time' },
  { id: 'c', region: null, employment: 'full_time' },
] as const
const found = (query: string) => matching(vacancies, asked(query)).map(({ id }) => id)

test('filters stand in the address as the form writes them; empty ones ask for nothing', () => {
  expect(asked('region=8&employment=part_time')).toEqual({ region: 8, employment: 'part_time' })
  expect(asked('region=&employment=')).toEqual({ region: undefined, employment: undefined })
})

test.each(['region=99', 'region=8.0', 'region=abc', 'employment=daily', 'employment=FULL_TIME'])(
  'what nobody offers to choose is not asked: %s',
  (query) => {
    expect(found(query)).toEqual(['a', 'b', 'c'])
  },
)

test('a region shows what is offered there and everywhere', () => {
  expect(found('region=8')).toEqual(['a', 'c'])
  expect(found('region=1')).toEqual(['c'])
})

test('both filters hold at once', () => {
  expect(found('region=14&employment=part_time')).toEqual(['b'])
  expect(found('region=8&employment=part_time')).toEqual([])
})
