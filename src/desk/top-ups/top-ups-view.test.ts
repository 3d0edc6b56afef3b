import { expect, test } from 'vitest'
import { inputOf, queryOf, viewIn } from './top-ups-view.ts'

test('the desk opens with those who wait', () => {
  expect(viewIn(new URLSearchParams('status=paid'))).toEqual({ status: 'new', request: undefined })
  expect(inputOf(viewIn(new URLSearchParams()))).toEqual({ query: { status: 'new' } })
})

test('the address keeps what is looked at', () => {
  const view = { status: 'rejected', request: '12' } as const
  expect(viewIn(queryOf(view))).toEqual(view)
  expect(queryOf({ status: 'new', request: undefined }).toString()).toBe('')
})
