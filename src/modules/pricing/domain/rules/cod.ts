import { line, type Rule } from '../line.ts'

/** Money is collected from the receiver for the sender; a Pro contract includes it. */
export const cod: Rule = (facts, tariff) => {
  if (!facts.cod) return undefined
  if (facts.carriedBy === 'pro') return line('cod', 0, 'pricing.because.codInPro')
  return line('cod', tariff.cod, 'pricing.because.cod', { comesBack: facts.codReturn ? 'cash' : 'account' })
}
