export type Consent = 'yes' | 'no'

/** Kept by `forgetSession`: whoever signs out is not asked again. */
export const consentKey = 'consent'

/** After so many days the question comes again: people forget what they agreed to. */
export const consentDays = 365

const dayMs = 86_400_000

/** What is kept on the device: the answer and its day, `yes 2026-11-17`. */
export const keptConsent = (answer: Consent, today: string) => `${answer} ${today}`

/** Undefined: never asked, too long ago, or not ours. A browser that asks sites not to pass data on has said no. */
export function consentIn(
  kept: string | null,
  today: string,
  refusedByBrowser: boolean,
): Consent | undefined {
  if (refusedByBrowser) return 'no'
  const [, answer, day = ''] = /^(yes|no) (\d{4}-\d\d-\d\d)$/.exec(kept ?? '') ?? []
  const age = (Date.parse(today) - Date.parse(day)) / dayMs
  return age >= 0 && age < consentDays ? (answer as Consent) : undefined
}
