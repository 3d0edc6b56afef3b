import { expect, test } from 'vitest'
import { afterwards, callOf, queryOf, viewIn } from './top-ups-view.ts'

test('the desk opens with those who wait', () => {
  expect(viewIn(new URLSearchParams('status=paid'))).toEqual({ status: 'new', request: undefined })
  expect(callOf(viewIn(new URLSearchParams()))).toBe('/api/desk/v1/top-ups?status=new')
})

test('the address keeps what is looked at', () => {
  const view = { status: 'rejected', request: '12' } as const
  expect(viewIn(queryOf(view))).toEqual(view)
  expect(queryOf({ status: 'new', request: undefined }).toString()).toBe('')
})

test('after a decision comes the next in line, after the last one the one before', () => {
  const items = [{ id: '1' }, { id: '2' }, { id: '3' }]
  expect(afterwards(items, '2')).toBe('3')
  expect(afterwards(items, '3')).toBe('2')
  expect(afterwards([{ id: '1' }], '1')).toBeUndefined()
})
