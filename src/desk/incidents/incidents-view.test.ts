import { expect, test } from 'vitest'
import { incidentsOfOrder } from '../parts/order-log/incidents-address.ts'
import { inputOf, readView } from './incidents-view.ts'

test('an address that says nothing shows what waits for a decision', () => {
  expect(readView(new URLSearchParams(''))).toMatchObject({ state: 'open', kind: undefined })
})

test('kinds and numbers that nobody knows are left out of the question', () => {
  const view = readView(new URLSearchParams('state=decided&kind=storm&order=12'))
  expect(inputOf(view)).toEqual({ query: { state: 'decided', kind: undefined, order_id: undefined } })
  const known = readView(new URLSearchParams('kind=wrong_code&order=63642483'))
  expect(inputOf(known)).toEqual({ query: { state: 'open', kind: 'wrong_code', order_id: '63642483' } })
})

test('the address of what was told of one order is read back as it', () => {
  for (const state of ['open', 'decided'] as const) {
    const { search } = new URL(incidentsOfOrder('63642483', state), 'https://tezbox.uz')
    expect(readView(new URLSearchParams(search))).toMatchObject({ state, order: '63642483' })
  }
})
