import { expect, test } from 'vitest'
import { inputOf, readView } from './approvals-view.ts'

const viewOf = (query: string) => readView(new URLSearchParams(query))

test('without a word in the address it is about what waits', () => {
  expect(viewOf('')).toEqual({ status: undefined, approval: undefined })
  expect(inputOf(viewOf(''))).toEqual({ query: { status: 'waiting' } })
})

test('the address names the decided ones and the one that is open', () => {
  expect(viewOf('status=decided&approval=12')).toEqual({ status: 'decided', approval: '12' })
  expect(inputOf(viewOf('status=other'))).toEqual({ query: { status: 'waiting' } })
})
