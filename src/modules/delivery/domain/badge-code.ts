const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const PROOF_LENGTH = 12

/** Six digits: read out, typed, and not in the order in which people were taken on. */
export const drawBadgeNumber = (draw: (below: number) => number) => String(100_000 + draw(900_000))

/** The letters behind the number in the QR of a badge: nobody can print one for a number they only heard. */
export const proofFrom = (bytes: Uint8Array) =>
  Array.from(bytes.subarray(0, PROOF_LENGTH), (byte) => letters[byte % letters.length]).join('')

const shape = /^(\d{6})([0-9A-Za-z]{12})?$/

/** The number on a badge, or what its QR says; undefined when it is neither. */
export function readBadgeCode(text: string): { number: string; proof: string | undefined } | undefined {
  const [, number, proof] = shape.exec(text.replace(/[\s-]/g, '')) ?? []
  return number === undefined ? undefined : { number, proof }
}

/** Wrong words at one badge, from wherever they come: more than a family mishears, nothing for whoever guesses. */
export const wordLimit = { tries: 20, windowMs: 3_600_000 } as const
