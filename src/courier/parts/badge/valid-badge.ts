/** What of a badge is needed at a door. */
export type KeptBadge = Readonly<{
  number: string
  link: string
  first_name: string
  /** The picture itself, small; an address would need a line. */
  face: string | null
  word: string
  word_until: string
}>

/** What was kept, while its word is still that of today. */
export function validBadge(kept: unknown, now: number): KeptBadge | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { number, link, first_name, face, word, word_until } = kept as Record<keyof KeptBadge, unknown>
  if (typeof number !== 'string' || typeof link !== 'string' || typeof first_name !== 'string')
    return undefined
  if (typeof word !== 'string' || typeof word_until !== 'string') return undefined
  if (Date.parse(word_until) <= now) return undefined
  return { number, link, first_name, face: typeof face === 'string' ? face : null, word, word_until }
}
