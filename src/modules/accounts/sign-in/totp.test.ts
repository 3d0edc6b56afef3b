import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchTotp, newTotpSecret, totpAt, totpUri } from './totp.ts'

/** RFC 6238, appendix B: the secret "12345678901234567890", the last six of its eight digits. */
const secret = newTotpSecret(Buffer.from('12345678901234567890'))

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at second %i the authenticator shows %s', (second, code) => {
  expect(totpAt(secret, new Date(second * 1000)).code).toBe(code)
})

test('base32 is what authenticators read', () => {
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})

test('a code is good for its step and the one beside it, once', () => {
  const now = new Date('2026-11-15T09:00:10Z')
  const { code, validForSeconds } = totpAt(secret, now)
  expect(validForSeconds).toBe(20)
  const step = matchTotp(secret, code, now, null)
  expect(step).toBe(Math.floor(now.getTime() / 30_000))
  expect(matchTotp(secret, code, new Date(now.getTime() + 30_000), null)).toBe(step)
  expect(matchTotp(secret, code, new Date(now.getTime() + 90_000), null)).toBeUndefined()
  expect(matchTotp(secret, code, now, step ?? null)).toBeUndefined()
})

test('anything else is refused', () => {
  const now = new Date('2026-11-15T09:00:10Z')
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/^\d{6}$/.test(text))
      expect(matchTotp(secret, text, now, null)).toBeUndefined()
    }),
  )
})

test('the address for a QR code names issuer and account', () => {
  expect(totpUri('ABC', { issuer: 'TezBox', account: '+998901234567' })).toBe(
    'otpauth://totp/TezBox:%2B998901234567?secret=ABC&issuer=TezBox',
  )
})
