import { expect, test } from 'vitest'
import { inputOf, readView } from './claims-view.ts'

test('the desk opens with the claims that wait', () => {
  const view = readView(new URLSearchParams('status=open&kind=eaten'))
  expect(view).toEqual({ status: undefined, kind: undefined, q: '', claim: undefined })
  expect(inputOf(view)).toEqual({ query: { status: 'open' } })
})

test('filters, search and the open claim are in the address', () => {
  const view = readView(new URLSearchParams('status=rejected&kind=lost&q=TB1&claim=7'))
  expect(view).toEqual({ status: 'rejected', kind: 'lost', q: 'TB1', claim: '7' })
  expect(inputOf(view)).toEqual({ query: { status: 'rejected', kind: 'lost', q: 'TB1' } })
})
