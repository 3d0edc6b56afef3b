import { expect, test } from 'vitest'
import {
  comparisonsInput,
  isSought,
  paymentPath,
  paymentsInput,
  refundsInput,
  tabsFor,
  viewIn,
} from './payments-view.ts'

const view = (query: string) => viewIn(new URLSearchParams(query))

test('what no filter of ours is, is left out', () => {
  const odd = view('tab=nothing&status=open&provider=uzum&stage=lost&amount=0&from=today&to=1')
  expect(odd).toMatchObject({ tab: undefined, status: undefined, provider: undefined, stage: undefined })
  expect(odd).toMatchObject({ amount: '', from: '', to: '' })
})

test('the address is asked of the server', () => {
  expect(refundsInput(view(''))).toEqual({ query: { status: 'open' } })
  expect(refundsInput(view('status=done&provider=click&q=40000001'))).toEqual({
    query: { status: 'done', provider: 'click', q: '40000001' },
  })
  const days = 'from=2026-11-01&to=2026-11-15'
  expect(paymentsInput(view(`q=TB1&stage=taken&amount=15000&${days}&payment=7`))).toEqual({
    query: { q: 'TB1', stage: 'taken', amount: '15000', from: '2026-11-01', to: '2026-11-15' },
  })
  expect(comparisonsInput(view('provider=payme'))).toEqual({ query: { provider: 'payme' } })
})

test('a payment is looked for by any filter, and not by the page alone', () => {
  expect(isSought(view('tab=search&q=%20&payment=4012345678'))).toBe(false)
  for (const filter of [
    'q=TB1',
    'provider=payme',
    'stage=none',
    'amount=5',
    'from=2026-11-01',
    'to=2026-11-01',
  ])
    expect(isSought(view(filter)), filter).toBe(true)
})

test('a payment has an address of its own', () => {
  expect(view(paymentPath('4012345678').split('?')[1] ?? '')).toMatchObject({
    tab: 'search',
    payment: '4012345678',
  })
})

test('a cashier sends money back and compares, an operator looks up, only an administrator switches', () => {
  expect(tabsFor('admin')).toEqual(['refunds', 'search', 'compare', 'methods'])
  expect(tabsFor('cashier')).toEqual(['refunds', 'search', 'compare'])
  expect(tabsFor('operator')).toEqual(['search'])
  expect(tabsFor('courier')).toEqual([])
})
