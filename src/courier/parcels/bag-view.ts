import type { Stop } from '#modules/delivery/field/field.contract.ts'

/** What is to become of a parcel in the bag. */
export const bagParts = ['handIn', 'failed', 'deliver', 'bring', 'fetched'] as const
export type BagPart = (typeof bagParts)[number]

export type BagView = Readonly<{
  count: number
  weightGrams: number
  /** Money that their receivers still have to give. */
  toCollect: number
  parts: readonly Readonly<{ part: BagPart; stops: readonly Stop[] }>[]
}>

function partOf({ kind, state }: Stop): BagPart {
  // Where it goes next, the server says when it has heard of it.
  if (kind === 'collect') return 'fetched'
  // No longer this courier's to deliver, whatever it was: it is handed in.
  if (kind === 'hand_in' || state === 'gone' || state === 'done') return 'handIn'
  if (state === 'failed') return 'failed'
  return kind === 'bring' ? 'bring' : 'deliver'
}

/** What is in the courier's hands, by what is to be done with it; what must not be forgotten stands first. */
export function bagView(stops: readonly Stop[]): BagView {
  const held = stops.filter(({ in_hand }) => in_hand)
  const byPart = Map.groupBy(held, partOf)
  return {
    count: held.length,
    weightGrams: Math.round(held.reduce((sum, { parcel }) => sum + parcel.weight, 0) * 1000),
    toCollect: held.reduce((sum, { state, to_collect }) => (state === 'open' ? sum + to_collect : sum), 0),
    parts: bagParts.flatMap((part) => {
      const some = byPart.get(part)
      return some ? [{ part, stops: some }] : []
    }),
  }
}
