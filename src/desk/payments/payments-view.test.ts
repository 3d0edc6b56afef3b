import { expect, test } from 'vitest'
import {
  comparisonsCall,
  isSought,
  paymentPath,
  paymentsCall,
  refundsCall,
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
  expect(refundsCall(view(''))).toBe('/api/desk/v1/refunds?status=open')
  expect(refundsCall(view('status=done&provider=click&q=40000001'))).toBe(
    '/api/desk/v1/refunds?status=done&provider=click&q=40000001',
  )
  expect(paymentsCall(view('q=TB1&stage=taken&amount=15000&from=2026-11-01&to=2026-11-15&payment=7'))).toBe(
    '/api/desk/v1/payments?q=TB1&stage=taken&amount=15000&from=2026-11-01&to=2026-11-15',
  )
  expect(comparisonsCall(view('provider=payme'))).toBe('/api/desk/v1/comparisons?provider=payme')
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
