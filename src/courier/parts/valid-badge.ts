import type { OwnBadge } from '#modules/delivery/badge.contract.ts'

/** What was kept, while its word is still that of today. */
export function validBadge(kept: unknown, now: number): OwnBadge | undefined {
  if (typeof kept !== 'object' || kept === null || !('word_until' in kept)) return undefined
  const { word_until: until } = kept
  return typeof until === 'string' && Date.parse(until) > now ? (kept as OwnBadge) : undefined
}
