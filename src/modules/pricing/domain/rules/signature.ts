import { line, type Rule } from '../line.ts'

/** The receiver signs, and the sender gets to see it. */
export const signature: Rule = (facts, tariff) =>
  facts.signature ? line('signature', tariff.signature, 'pricing.because.signature') : undefined
