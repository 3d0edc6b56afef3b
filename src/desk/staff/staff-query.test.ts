import { expect, test } from 'vitest'
import { callOf, isFiltered, readView } from './staff-query.ts'

const viewOf = (query: string) => readView(new URLSearchParams(query))

test('filters of the address reach the call, an open person does not', () => {
  expect(callOf(viewOf('role=courier&status=suspended&q=Ali%20%26&person=7'))).toBe(
    '/api/desk/v1/staff?role=courier&status=suspended&q=Ali+%26',
  )
  expect(callOf(viewOf('person=7'))).toBe('/api/desk/v1/staff')
})

test('a role or status that does not exist is no filter', () => {
  const view = viewOf('role=owner&status=gone')
  expect(callOf(view)).toBe('/api/desk/v1/staff')
  expect(isFiltered(view)).toBe(false)
})

test('a search alone is a filter', () => {
  expect(isFiltered(viewOf('q=90'))).toBe(true)
})
