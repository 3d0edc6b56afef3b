import { expect, test } from 'vitest'
import { startWork } from '#modules/accounts/domain/proof-of-work.ts'
import { solveChallenge } from './solve-challenge.ts'

const challenge = { token: 'signed', seed: 'a1'.repeat(32), parts: 8, bits: 9 }

test('the page solves in slices what the server asks for', async () => {
  const counters = startWork(challenge).go(Number.POSITIVE_INFINITY)
  expect(await solveChallenge(challenge)).toEqual({ token: 'signed', counters })
})

test.each([
  undefined,
  null,
  'work',
  {},
  { ...challenge, seed: 'short' },
  { ...challenge, bits: 60 },
  { ...challenge, parts: 1e9 },
  { ...challenge, parts: '8' },
])('what the page does not know, or could not end (%j), is left alone', async (asked) => {
  expect(await solveChallenge(asked)).toBeUndefined()
})
