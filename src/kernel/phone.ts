/** Nine national digits, as stored. */
export type Phone = string & { readonly __phone: true }

/** "Must exist": the codes in use in Uzbekistan (DECISIONS, "Identifiers"). */
const national = /^(?:20|33|[5-9]\d)\d{7}$/
const longestInput = 32

/** Accepts +998, 998 or 8 in front, spaces, dashes and brackets. Undefined when it cannot be a number of +998. */
export function parsePhone(text: string): Phone | undefined {
  if (text.length > longestInput || !/^[\d\s()+.-]*$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '')
  const local =
    digits.length === 12 && digits.startsWith('998')
      ? digits.slice(3)
      : digits.length === 10 && digits.startsWith('8')
        ? digits.slice(1)
        : digits
  return national.test(local) ? (local as Phone) : undefined
}
