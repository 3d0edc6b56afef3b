import { codeRules } from './sign-in-rules.ts'

export const passkeyRules = {
  /** A question to an authenticator is answered within the life of a code, or asked anew. */
  challengeLifeMs: codeRules.lifeMs,
  /** More devices than anybody works at. */
  most: 10,
  nameLength: 60,
} as const

/** Wrong digits of the authenticator from somebody who is signed in: no more than a code has tries, in ten minutes. */
export const secondStepGuesses = { limit: codeRules.tries, windowMs: 10 * 60_000 } as const

/**
 * Each signature counts on. One that does not was made by a copy, or before one that we have seen. Keys that travel with
 * an account of a phone maker do not count: they say nought for ever.
 */
export const isFromCopy = ({ seen, told }: { seen: number; told: number }) =>
  (seen > 0 || told > 0) && told <= seen
