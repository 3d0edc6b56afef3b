/** Who was thought to have a message, and who shall have it; nobody is null. */
export type Handing = Readonly<{ from: number | null; to: number | null }>

/**
 * What a wish changes. Sent twice, it is done once; but what a colleague has taken meanwhile is not taken out of their
 * hands by somebody who did not see that they have it.
 */
export function effectOfHanding(
  owner: number | null,
  { from, to }: Handing,
): 'changes' | 'stands' | 'refused' {
  if (owner === to) return 'stands'
  return owner === from ? 'changes' : 'refused'
}

/** Whoever has it answers it; what is nobody's is anybody's. */
export const isFreeFor = (owner: number | null, person: number) => owner === null || owner === person
