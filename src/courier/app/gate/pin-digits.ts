/** Six: with four, all of them are tried in an hour by whoever has the phone's disk. */
export const pinDigits = 6

/** What is tried first by everybody: one digit again and again, or a row of them. */
export function isEasyPin(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at]))
  return steps.every((step) => step === steps[0] && Math.abs(step) <= 1)
}
