import { expect, test } from 'vitest'
import { consentIn, keptConsent } from './consent-answer.ts'

test('an answer holds for a year and is then asked for again', () => {
  const kept = keptConsent('yes', '2026-11-17')
  expect(consentIn(kept, '2026-11-17', false)).toBe('yes')
  expect(consentIn(kept, '2027-11-16', false)).toBe('yes')
  expect(consentIn(kept, '2027-11-17', false)).toBeUndefined()
})

test.each([null, '', 'yes', 'maybe 2026-11-17', 'yes 2026-13-45', 'yes 2027-01-01'])(
  'what is kept as %j is no answer',
  (kept) => {
    expect(consentIn(kept, '2026-11-17', false)).toBeUndefined()
  },
)

test('a browser that asks sites not to pass data on has said no, whatever is kept', () => {
  expect(consentIn(keptConsent('yes', '2026-11-17'), '2026-11-17', true)).toBe('no')
  expect(consentIn(null, '2026-11-17', true)).toBe('no')
})
