import { expect, test } from 'vitest'
import { needsOf } from './payout-account.ts'

const onBalance = { payoutTo: 'balance', hasAccount: false } as const
const awayFromBank = { payoutTo: 'balance', hasAccount: true } as const
const atBank = { payoutTo: 'bank', hasAccount: true } as const
const toBalance = { payoutTo: 'balance', isKnownAccount: true } as const
const toKnown = { payoutTo: 'bank', isKnownAccount: true } as const
const toNew = { payoutTo: 'bank', isKnownAccount: false } as const

test('a first account, and another one, take a code and a day', () => {
  for (const from of [onBalance, awayFromBank, atBank]) expect(needsOf(from, toNew)).toBe('code_and_wait')
})

test('back to an account that has waited its day takes a code', () => {
  expect(needsOf(awayFromBank, toKnown)).toBe('code')
})

test('nothing is asked on the way to the own balance, nor where nothing changes', () => {
  for (const from of [onBalance, awayFromBank, atBank]) expect(needsOf(from, toBalance)).toBe('nothing')
  expect(needsOf(atBank, toKnown)).toBe('nothing')
})
