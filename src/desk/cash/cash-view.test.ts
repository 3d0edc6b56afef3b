import { expect, test } from 'vitest'
import { viewIn } from './cash-view.ts'

const viewOf = (text: string) => viewIn(new URLSearchParams(text))

test('without words the own desk is shown', () => {
  expect(viewOf('')).toEqual({ tab: 'desk', desk: undefined, given: undefined })
  expect(viewOf('tab=nonsense&desk=2')).toEqual({ tab: 'desk', desk: '2', given: undefined })
})

test('a provider’s list comes with its provider, day and sum, or not at all', () => {
  const list = 'tab=providers&provider=payme&day=2026-11-15&amount=150000&comparison=7'
  expect(viewOf(list).given).toEqual({
    provider: 'payme',
    day: '2026-11-15',
    amount: 150_000,
    comparison: '7',
  })
  for (const broken of ['150000', '-1', 'x', '0', ''].slice(1))
    expect(viewOf(list.replace('150000', broken)).given).toBeUndefined()
  expect(viewOf('tab=providers&provider=payme').given).toBeUndefined()
})
