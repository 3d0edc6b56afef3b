import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawNumber, drawToken, statusOf } from './checkout.ts'
import { sumOf } from './click.ts'
import { whyOff } from './methods.ts'
import { fromTiyin, hasTimedOut, toTiyin } from './payme.ts'

test('tiyin come back as the so’m they were, and nothing else does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (sum) => {
      expect(fromTiyin(toTiyin(sum))).toBe(sum)
      expect(fromTiyin(toTiyin(sum) + 1)).toBeUndefined()
    }),
  )
  for (const wrong of [0, -100, 0.5, Number.NaN, 1e300]) expect(fromTiyin(wrong)).toBeUndefined()
})

test.each([
  ['20000', 20_000],
  ['20000.0', 20_000],
  ['20000.00', 20_000],
  ['20000.01', undefined],
  ['20000.', undefined],
  ['20 000', undefined],
  ['-5', undefined],
  ['', undefined],
  ['9'.repeat(13), undefined],
])("Click's %j is %j so'm", (text, sum) => {
  expect(sumOf(text)).toBe(sum)
})

test('a transaction lives twelve hours to the millisecond', () => {
  const began = new Date('2026-11-16T07:00:00.000Z')
  const after = (ms: number) => new Date(began.getTime() + ms)
  expect(hasTimedOut(began, after(43_199_999))).toBe(false)
  expect(hasTimedOut(began, after(43_200_000))).toBe(true)
})

test('a checkout waits until its time is over, or one of its orders is gone', () => {
  const expiresAt = new Date('2026-11-16T19:00:00.000Z')
  const before = new Date('2026-11-16T18:59:59.999Z')
  expect(statusOf({ status: 'waiting', expiresAt }, true, before)).toBe('waiting')
  expect(statusOf({ status: 'waiting', expiresAt }, true, expiresAt)).toBe('expired')
  expect(statusOf({ status: 'waiting', expiresAt }, false, before)).toBe('cancelled')
  expect(statusOf({ status: 'paid', expiresAt }, false, expiresAt)).toBe('paid')
  expect(statusOf({ status: 'cancelled', expiresAt }, true, before)).toBe('cancelled')
})

test('numbers and tokens have their shape whatever is drawn', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (dice) => {
      const below = (n: number) => Math.floor(dice * n)
      expect(drawNumber(below)).toMatch(/^[1-9]\d{9}$/)
      expect(drawToken(below)).toMatch(/^[0-9A-Za-z]{22}$/)
    }),
  )
})

test('what nobody has connected cannot be switched on', () => {
  expect(whyOff('click', [], false)).toBe('not_configured')
  expect(whyOff('click', [], true)).toBe('not_configured')
  expect(whyOff('click', ['click'], false)).toBeUndefined()
  expect(whyOff('click', ['click'], true)).toBe('switched_off')
  expect(whyOff('cash', [], false)).toBeUndefined()
  expect(whyOff('cash', [], true)).toBe('switched_off')
  expect(whyOff('google_pay', ['payme', 'card', 'click'], false)).toBe('not_configured')
})
