import { startWork, type Work } from '#modules/accounts/domain/proof-of-work.ts'
import { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'
import { newTotpSecret, totpAt } from '#modules/accounts/sign-in/totp.ts'
import { sql } from '#platform/db/sql.ts'
import { codeOf, signUp } from './sign-in.ts'
import type { Answer, TestApp } from './test-app.ts'

type Solution = { token: string; counters: number[] }

type StaffMember = { phone: string; totp(): string }

/** Somebody with a role, an authenticator and no browser that is known. */
export async function staffMember(app: TestApp, phone: string, role: string): Promise<StaffMember> {
  await signUp(app, phone)
  const secret = newTotpSecret()
  const sealed = app.secrets.seal('second step', secret)
  await app.db.run(sql`update person set role = ${role}, totp_sealed = ${sealed} where phone = ${phone}`)
  await app.db.run(sql`delete from known_device where phone = ${phone}`)
  return { phone, totp: () => totpAt(secret, app.clock.now()).code }
}

/** What a page does with a 428. */
export function solutionOf(body: Record<string, unknown>): Solution {
  const { token, ...work } = body.challenge as Work & { token: string }
  return { token, counters: startWork(work).go(Number.POSITIVE_INFINITY) ?? [] }
}

/** The cookie that an answer sets, as the browser would send it back. */
export function deviceCookie({ headers }: Answer): { cookie: string } {
  return { cookie: String(headers['set-cookie']).split(';', 1)[0] ?? '' }
}

/** Signs in with the newest code that went to the phone. */
export async function logIn(
  app: TestApp,
  { phone, totp }: StaffMember,
  options: { from?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const body = { phone, code: await codeOf(app, phone), totp: totp() }
  return app.call(signInCalls.signIn, { body, ...options })
}
