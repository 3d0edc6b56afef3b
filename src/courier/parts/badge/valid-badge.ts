/** What of a badge is needed at a door. */
export type KeptBadge = Readonly<{ number: string; link: string; word: string; word_until: string }>

/** What was kept, while its word is still that of today. */
export function validBadge(kept: unknown, now: number): KeptBadge | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { number, link, word, word_until } = kept as Record<keyof KeptBadge, unknown>
  if (typeof number !== 'string' || typeof link !== 'string') return undefined
  if (typeof word !== 'string' || typeof word_until !== 'string') return undefined
  return Date.parse(word_until) > now ? { number, link, word, word_until } : undefined
}
