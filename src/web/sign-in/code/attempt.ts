import { codeRules } from '#modules/accounts/domain/sign-in-rules.ts'
import type { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'
import type { AnswerOf } from '#platform/calls/address.ts'

type CodeSent = AnswerOf<typeof signInCalls.sendCode>

/** A code is on its way to this phone. Times are of this device's clock, in milliseconds. */
export type Attempt = { phone: string; resendAt: number; expiresAt: number }

export function attemptAfterSending(phone: string, sent: CodeSent, now: number): Attempt {
  return {
    phone,
    resendAt: now + sent.resend_in * 1000,
    expiresAt: now + sent.expires_in * 1000,
  }
}

/** Another window asked for the code: it is as old as the rest of its wait tells. */
export function attemptAfterWait(phone: string, waitSeconds: number, now: number): Attempt {
  const resendAt = now + waitSeconds * 1000
  return { phone, resendAt, expiresAt: resendAt + codeRules.lifeMs - codeRules.resendAfterMs }
}

/** Going back and forth asks for no second code while the first is young. */
export function isStillFresh(attempt: Attempt | undefined, phone: string, now: number): boolean {
  return attempt?.phone === phone && now < attempt.resendAt && now < attempt.expiresAt
}

/** The code cannot be used any more; another one may still have to wait. */
export const withSpentCode = (attempt: Attempt): Attempt => ({ ...attempt, expiresAt: 0 })

/** What a reload finds. A phone that fetched the message in another app may have dropped this page meanwhile. */
export function parseAttempt(text: string | null, now: number): Attempt | undefined {
  try {
    const { phone, resendAt, expiresAt } = JSON.parse(text ?? 'null')
    const isAttempt =
      /^\d{9}$/.test(phone) && Number.isSafeInteger(resendAt) && Number.isSafeInteger(expiresAt)
    return isAttempt && now < expiresAt ? { phone, resendAt, expiresAt } : undefined
  } catch {
    return undefined
  }
}

const key = 'sign_in'

export function keepAttempt(attempt: Attempt): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(attempt))
  } catch {
    // It lives on in memory; only a reload forgets it.
  }
}

export function keptAttempt(now: number): Attempt | undefined {
  try {
    return parseAttempt(sessionStorage.getItem(key), now)
  } catch {
    return undefined
  }
}

/** A code that was right, on its way from signing in to signing up. In memory alone: it opens the account. */
let proof: { phone: string; code: string } | undefined

export function keepProof(phone: string, code: string): void {
  proof = { phone, code }
}

export const keptProof = () => proof

/** Signed in, or started anew: nothing of the attempt is needed any more. */
export function forgetAttempt(): void {
  proof = undefined
  try {
    sessionStorage.removeItem(key)
  } catch {
    // There was nothing kept.
  }
}
