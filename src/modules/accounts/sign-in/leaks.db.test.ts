import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { everythingIn } from '../../../../tests/support/everything-in.ts'
import { requestCode, type Session, sessionOf, signUp } from '../../../../tests/support/sign-in.ts'
import { startTestApp } from '../../../../tests/support/test-app.ts'
import { profileCalls } from '../profile/profile.calls.ts'
import { signInCalls } from './sign-in.calls.ts'

// Generous, for machines that are busy with other tests.
vi.setConfig({ testTimeout: 240_000 })

/** The same bytes may lie there in another dress. */
const dresses = (secret: string) => [
  secret,
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
]

test('whatever people do, tokens, codes and second steps stand neither in the log nor in clear in the database', async () => {
  const app = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'debug' } })
  const secrets = { codes: new Set<string>(), tokens: new Set<string>() }
  let number = 905_110_000
  const deeds = {
    wrong: async (phone: string) => {
      await app.call(signInCalls.signIn, { body: { phone, code: '999999', totp: '123123' } })
    },
    profile: async (_: string, who: Session) => {
      await app.call(profileCalls.readUser, { query: { access_token: who.token }, headers: who.headers })
    },
    badBody: async (_: string, who: Session) => {
      const body = `{"access_token": "${who.token}`
      await app.call(signInCalls.signOut, { headers: who.headers, body })
    },
    unknownPath: async (_: string, who: Session) => {
      await app.call('GET', `/api/nowhere/${who.token}`, { headers: who.headers })
    },
    again: async (phone: string) => {
      app.clock.advance(60_000)
      const code = await requestCode(app, phone)
      secrets.codes.add(code)
      const headers = { 'idempotency-key': `key-${phone}` }
      const answer = await app.call(signInCalls.signIn, { body: { phone, code }, headers })
      secrets.tokens.add(sessionOf(answer).token)
    },
    logout: async (_: string, who: Session) => {
      await app.call(signInCalls.signOut, {
        headers: who.headers,
        body: { access_token: who.token },
      })
    },
  }
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.constantFrom(...(Object.keys(deeds) as (keyof typeof deeds)[])), { minLength: 1 }),
      async (plan) => {
        number += 1_000
        app.clock.advance(11 * 60_000)
        secrets.codes.add(await requestCode(app, String(number + 1)))
        const who = await signUp(app, String(number))
        secrets.tokens.add(who.token)
        for (const deed of plan) await deeds[deed](String(number), who)
      },
    ),
    { numRuns: 25 },
  )
  const log = app.log.join('\n')
  const stored = await everythingIn(app.db)
  expect(log.length).toBeGreaterThan(1_000)
  expect(stored.length).toBeGreaterThan(1_000)
  for (const token of secrets.tokens) {
    for (const dress of dresses(token)) {
      expect(log).not.toContain(dress)
      expect(stored).not.toContain(dress)
    }
  }
  for (const code of secrets.codes) {
    // Six digits can stand in a time or a number by chance: only where nothing else is around them.
    const alone = new RegExp(`(?<![0-9a-f.])${code}(?![0-9a-f.])`)
    expect(log).not.toMatch(alone)
    expect(stored).not.toMatch(alone)
    expect(stored).not.toContain(Buffer.from(code).toString('hex'))
  }
})
