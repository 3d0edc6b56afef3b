import { expect, test } from 'vitest'
import { inputOf, isFiltered, readView } from './staff-query.ts'

const viewOf = (query: string) => readView(new URLSearchParams(query))

test('filters of the address reach the call, an open person does not', () => {
  expect(inputOf(viewOf('role=courier&status=suspended&q=Ali%20%26&person=7'))).toEqual({
    query: { role: 'courier', status: 'suspended', q: 'Ali &' },
  })
  expect(inputOf(viewOf('person=7'))).toEqual({ query: {} })
})

test('a role or status that does not exist is no filter', () => {
  const view = viewOf('role=owner&status=gone')
  expect(inputOf(view)).toEqual({ query: {} })
  expect(isFiltered(view)).toBe(false)
})

test('a search alone is a filter', () => {
  expect(isFiltered(viewOf('q=90'))).toBe(true)
})
