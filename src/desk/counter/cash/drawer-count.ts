import type { DrawerClosing } from '#modules/counter/counter.contract.ts'
import { banknotes } from '#modules/counter/domain/counter-words.ts'

export type Banknote = (typeof banknotes)[number]

/** What lies in the drawer: notes by their value, small change as one sum, and why it is not what it should be. */
export type Count = Readonly<{
  notes: Readonly<Partial<Record<Banknote, number>>>
  coins: number
  note: string
}>

export const nothingCounted: Count = { notes: {}, coins: 0, note: '' }

export const countedSum = ({ notes, coins }: Count): number =>
  banknotes.reduce((sum, value) => sum + value * (notes[value] ?? 0), coins)

/** Nobody has begun: what should be there is not yet short. */
export const isBegun = ({ notes, coins }: Count): boolean =>
  coins > 0 || Object.values(notes).some((many) => many > 0)

/** A number typed on a tablet: digits alone, and no more of them than a drawer holds. */
export const typedFigure = (text: string, most: number): number =>
  Number(text.replace(/\D/g, '').slice(0, most))

/** As the call takes it. */
export function closeRequest(count: Count, day: string | undefined) {
  const note = count.note.trim()
  const notes = banknotes.flatMap((value) => {
    const many = count.notes[value] ?? 0
    return many > 0 ? [{ value, count: many }] : []
  })
  return {
    body: {
      ...(day === undefined ? {} : { day }),
      counted: countedSum(count),
      notes,
      ...(note === '' ? {} : { note }),
    },
  }
}

/** Small change is what the notes of a closing do not come to. */
export const coinsOf = ({ counted, notes }: Pick<DrawerClosing, 'counted' | 'notes'>): number =>
  counted - notes.reduce((sum, { value, count }) => sum + value * count, 0)

/** What was kept on the device, if it is a count at all. */
export function readCount(kept: unknown): Count {
  if (typeof kept !== 'object' || kept === null) return nothingCounted
  const { notes, coins, note } = kept as Partial<Record<keyof Count, unknown>>
  const many = (value: Banknote) => (notes as Record<string, unknown> | undefined)?.[value]
  return {
    notes: Object.fromEntries(
      banknotes.flatMap((value) => (isFigure(many(value)) ? [[value, many(value)]] : [])),
    ),
    coins: isFigure(coins) ? coins : 0,
    note: typeof note === 'string' ? note.slice(0, 300) : '',
  }
}

const isFigure = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
