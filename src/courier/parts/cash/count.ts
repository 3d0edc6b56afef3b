import { type CountedNotes, sumOfNotes } from '../notes.ts'

/** What was counted in the evening: notes by their value, and the rest as one sum. */
export type Count = Readonly<{ notes: CountedNotes; coins: number; note: string }>

export const nothingCounted: Count = { notes: {}, coins: 0, note: '' }

export const countedSum = ({ notes, coins }: Count): number => sumOfNotes(notes) + coins

/** Above zero: too much. */
export const differenceOf = (count: Count, expected: number): number => countedSum(count) - expected

/** A number that was typed with a thumb: digits alone, and no more notes than a bag holds. */
export const typedNotes = (text: string): number => typedFigure(text, 4)

/** Small change is one sum: a bag of coins is more than four digits. */
export const typedCoins = (text: string): number => typedFigure(text, 6)

const typedFigure = (text: string, most: number): number => Number(text.replace(/\D/g, '').slice(0, most))

/** What was kept on the phone, if it is a count at all. */
export function readCount(kept: unknown): Count {
  if (typeof kept !== 'object' || kept === null) return nothingCounted
  const { notes, coins, note } = kept as Partial<Count>
  return {
    notes: typeof notes === 'object' && notes !== null ? notes : {},
    coins: typeof coins === 'number' ? coins : 0,
    note: typeof note === 'string' ? note : '',
  }
}
