import { codeRules } from './sign-in-rules.ts'

/** What a person who is signed in may have to prove anew. */
export type ProofPurpose = 'payout'

const hour = 3_600_000

/** As codes for signing in, counted apart from them: a flood of strangers keeps nobody from their own money. */
export const proofLimits = { limit: 5, windowMs: hour } as const

export type ProofsSent = { count: number; first: Date | null; last: Date | null }

/** Whether one more may leave, and if not, in how many seconds. */
export function refusalToProve(
  { count, first, last }: ProofsSent,
  now: Date,
): { code: 'code_wait' | 'too_many_codes'; seconds: number } | undefined {
  const secondsFrom = (at: Date, ms: number) => Math.ceil((at.getTime() + ms - now.getTime()) / 1000)
  const wait = last ? secondsFrom(last, codeRules.resendAfterMs) : 0
  if (wait > 0) return { code: 'code_wait', seconds: wait }
  if (count < proofLimits.limit || !first) return undefined
  return { code: 'too_many_codes', seconds: Math.max(1, secondsFrom(first, proofLimits.windowMs)) }
}
