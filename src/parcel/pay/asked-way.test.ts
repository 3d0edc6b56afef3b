import { expect, test } from 'vitest'
import { askedFirst, askingFor } from './asked-way.ts'

const link = 'https://tezbox.uz/ru/pay/k7Qm2xVd'
const ways = [{ type: 'card' }, { type: 'payme' }, { type: 'click' }] as const
const typesAt = (address: string) => askedFirst(ways, new URL(address).searchParams).map(({ type }) => type)

test('the way that was asked for stands first, and the others stay open', () => {
  expect(askingFor(link, 'click')).toBe('https://tezbox.uz/ru/pay/k7Qm2xVd?by=click')
  expect(typesAt(askingFor(link, 'click'))).toEqual(['click', 'card', 'payme'])
})

test('a link that asks for nothing, or for what does not work now, changes nothing', () => {
  expect(typesAt(link)).toEqual(['card', 'payme', 'click'])
  expect(typesAt(askingFor(link, 'google_pay'))).toEqual(['card', 'payme', 'click'])
  expect(typesAt(`${link}?by=anything`)).toEqual(['card', 'payme', 'click'])
})
