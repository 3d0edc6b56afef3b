const longest = 9

/** The national digits of whatever was typed or pasted: `+998 (90) 123-45-67`, `8 90 123…`, `0 90 123…`, `901234567`. */
export function phoneDigits(text: string): string {
  const international = /^\D*\+/.test(text)
  const digits = text.replace(/\D/g, '')
  if (digits.startsWith('998') && (international || digits.length > longest))
    return withoutZero(digits.slice(3)).slice(0, longest)
  if (digits.startsWith('8') && digits.length === longest + 1) return digits.slice(1)
  return withoutZero(digits).slice(0, longest)
}

/** The 0 of long-distance calls. It is sure only in front of a whole number: erasing the 9 of `90` leaves one too. */
const withoutZero = (digits: string) =>
  digits.startsWith('0') && digits.length > longest ? digits.slice(1) : digits

/** `90 123 45 67`, and the beginning of it while it is being typed. */
export function groupPhone(digits: string): string {
  return [digits.slice(0, 2), digits.slice(2, 5), digits.slice(5, 7), digits.slice(7, 9)]
    .filter((group) => group !== '')
    .join(' ')
}

/** Where the caret stands in grouped text when so many digits are before it. */
export function caretAfter(grouped: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0
  let seen = 0
  for (let index = 0; index < grouped.length; index++) {
    if (grouped[index] !== ' ') seen++
    if (seen === digitsBefore) return index + 1
  }
  return grouped.length
}

export const countDigits = (text: string) => text.replace(/\D/g, '').length

/** Deleting the space between groups means the digit beside it. */
export function withoutDigitBefore(digits: string, position: number): string {
  return digits.slice(0, Math.max(0, position - 1)) + digits.slice(position)
}
