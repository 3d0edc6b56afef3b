import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { orderRequest } from '#modules/orders/place/order-request.contract.ts'
import { calculateRequest } from '#modules/pricing/pricing.contract.ts'
import { fakeStorage } from '../../../../../tests/support/fake-storage.ts'
import { asksForPackage, keepPackageChoice, keptPackageChoice, withPackageChoice } from './package-choice.ts'

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => {
  keepPackageChoice(true)
  vi.unstubAllGlobals()
})

test('a package is used until the person saves it, and again after that', () => {
  expect(keptPackageChoice()).toBe(true)
  keepPackageChoice(false)
  expect(keptPackageChoice()).toBe(false)
  keepPackageChoice(true)
  expect(keptPackageChoice()).toBe(true)
})

test('a browser that keeps nothing remembers it as long as the page lives', () => {
  vi.stubGlobal('localStorage', fakeStorage({ broken: true }))
  keepPackageChoice(false)
  expect(keptPackageChoice()).toBe(false)
})

test('a saved package is told under the name that prices and orders know, a used one is not', () => {
  expect(withPackageChoice({ parcel_value: 5 }, true)).toEqual({ parcel_value: 5 })
  const told = withPackageChoice({}, false)
  expect(calculateRequest.pick({ use_package: true }).parse(told)).toEqual({ use_package: false })
  expect(orderRequest.in.pick({ use_package: true }).parse(told)).toEqual({ use_package: false })
})

const paidBy = (rule: string) => ({ lines: [{ rule, title: '', amount: 0, because: '' }] })

test.each([
  ['a package pays', { offer: paidBy('package'), usesPackage: true, isAsking: false }, true],
  ['the parcel pays for itself', { offer: paidBy('transport'), usesPackage: true, isAsking: false }, false],
  ['no price is known', { offer: undefined, usesPackage: true, isAsking: false }, false],
  ['the package is saved', { offer: paidBy('transport'), usesPackage: false, isAsking: false }, true],
  [
    'the price with it is on its way',
    { offer: paidBy('transport'), usesPackage: true, isAsking: true },
    true,
  ],
])('where %s, the choice is offered: %o', (_, asked, isOffered) => {
  expect(asksForPackage(asked)).toBe(isOffered)
})
