/** Bank notes in use, the largest first, in whole so'm. */
export const noteValues = [200_000, 100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000] as const
export type NoteValue = (typeof noteValues)[number]

/** How many of each are on the table. */
export type CountedNotes = Readonly<Partial<Record<NoteValue, number>>>

export const sumOfNotes = (notes: CountedNotes): number =>
  noteValues.reduce((sum, value) => sum + value * (notes[value] ?? 0), 0)

/** Nobody counts out the last thousand: what a person is likely to hold out for this amount. */
export function likelyGiven(amount: number): number {
  const step = amount > 50_000 ? 50_000 : 10_000
  return Math.ceil(amount / step) * step
}
