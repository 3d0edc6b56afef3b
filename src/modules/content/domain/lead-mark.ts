/** Where a message stands: read off whether somebody has it, and whether it is done. */
export const leadStates = ['new', 'in_work', 'handled'] as const
export type LeadState = (typeof leadStates)[number]

export const longestLeadNote = 500

/** Who has taken care of a message, and what they noted; nobody while it is new. */
export type LeadMark = { handledBy: number | null; note: string | null }

export type WantedMark = { state: 'new' | 'handled'; note: string | null; by: number }

/**
 * What a wish changes. Sent twice, it is done once; but nobody's note takes the place of a colleague's: who wants to say
 * more opens the message again.
 */
export function effectOf(mark: LeadMark, wanted: WantedMark): 'changes' | 'stands' | 'refused' {
  const isNew = mark.handledBy === null
  if (wanted.state === 'new') return isNew ? 'stands' : 'changes'
  if (isNew) return 'changes'
  return mark.handledBy === wanted.by && mark.note === wanted.note ? 'stands' : 'refused'
}
