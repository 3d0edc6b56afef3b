/** What a phone network carries in one part, and what that means for our texts. */

const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Each of these takes two places. */
const extended = new Set('\f^{}\\[~]|€')

const places = { gsm7: { alone: 160, joined: 153 }, ucs2: { alone: 70, joined: 67 } } as const

/** One sign outside the GSM 03.38 alphabet more than halves what fits. */
export const isGsm7 = (text: string) => [...text].every((sign) => basic.has(sign) || extended.has(sign))

/** How many parts the gateway counts, and charges, for a text. A form carries a line break as two signs. */
export function partsOf(words: string): number {
  const text = words.replace(/\n/g, '\r\n')
  const gsm7 = isGsm7(text)
  const length = gsm7 ? [...text].reduce((sum, sign) => sum + (extended.has(sign) ? 2 : 1), 0) : text.length
  const { alone, joined } = gsm7 ? places.gsm7 : places.ucs2
  return length <= alone ? 1 : Math.ceil(length / joined)
}

/**
 * Texts are written with the letters oʻ, gʻ and ʼ, dates with long dashes, amounts with unbroken spaces. In an SMS each is
 * the plain sign, which GSM-7 knows: one other sign would double the parts.
 */
export const plainSigns = (text: string) =>
  text
    .replace(/[ʻʼ‘’]/g, "'")
    .replace(/[–—]/g, '-')
    .replaceAll('\u00a0', ' ')

/**
 * Adds the line by which a browser recognises a code meant for this site and offers to fill it in (origin-bound
 * one-time codes). Left out where it would cost another part.
 */
export function withCodeLine(text: string, { code, host }: { code: string; host: string }): string {
  const bound = `${text}\n@${host} #${code}`
  return partsOf(bound) > partsOf(text) ? text : bound
}
