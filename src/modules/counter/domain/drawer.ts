import { err, ok, type Result } from '#kernel/result.ts'
import { startOfDay, tashkentDay } from '#kernel/tashkent.ts'
import { banknotes, type DrawerLine } from './counter-words.ts'

const dayMs = 86_400_000

export const dayAfter = (day: string): string => tashkentDay(new Date(startOfDay(day).getTime() + dayMs))

/** A movement of the books that went through a drawer; above zero it came in. */
export type Move = Readonly<{
  at: Date
  template: string
  isReversal: boolean
  amount: number
  /** How much of it is money for goods. */
  goods: number
  reference: string | null
}>

export type LineOf<M> = Readonly<{ kind: DrawerLine; amount: number; parcels: number; move: M | undefined }>

/** What is told as one sum a day; the price and the goods of one payment are two lines. */
const sums = ['goods', 'delivery', 'senders', 'debts'] as const satisfies readonly DrawerLine[]

type Part = Readonly<{ kind: (typeof sums)[number]; amount: number }>

function partsOf({ template, isReversal, amount, goods }: Move): Part[] | undefined {
  if (isReversal) return undefined
  switch (template) {
    case 'cod_collected_by_agent':
      return [{ kind: 'goods', amount }]
    case 'receiver_paid_agent':
      return [
        { kind: 'goods', amount: goods },
        { kind: 'delivery', amount: amount - goods },
      ]
    case 'order_paid_cash_to_agent':
      return [{ kind: 'senders', amount }]
    case 'receivable_settled_to_agent':
      return [{ kind: 'debts', amount }]
    default:
      return undefined
  }
}

const single: Readonly<Record<string, DrawerLine>> = {
  courier_handed_to_agent: 'from_courier',
  agent_handed_to_courier: 'to_courier',
  agent_handed_in: 'handed_in',
}

/** The day of a drawer: what people paid as sums, and every hand-over and correction by itself. */
export function linesOfDrawer<M extends Move>(moves: readonly M[]): LineOf<M>[] {
  const found = new Map<DrawerLine, { amount: number; about: Set<string> }>()
  const singles: LineOf<M>[] = []
  for (const move of moves) {
    const parts = partsOf(move)
    if (!parts) {
      const kind = (move.isReversal ? undefined : single[move.template]) ?? 'corrected'
      singles.push({ kind, amount: move.amount, parcels: 0, move })
    }
    for (const { kind, amount } of parts ?? []) {
      if (amount === 0) continue
      const sum = found.get(kind) ?? { amount: 0, about: new Set() }
      sum.about.add(move.reference ?? '')
      found.set(kind, { ...sum, amount: sum.amount + amount })
    }
  }
  const together = sums.flatMap((kind) => {
    const sum = found.get(kind)
    return sum ? [{ kind, amount: sum.amount, parcels: sum.about.size, move: undefined }] : []
  })
  return [...together, ...singles]
}

/** Today, or yesterday where it was forgotten; each day once, and never back behind one that is closed. */
export function dayToClose(
  now: Date,
  asked: string | undefined,
  lastClosed: string | undefined,
): Result<string, { code: 'drawer_closed' | 'drawer_day_wrong' }> {
  const today = tashkentDay(now)
  const yesterday = tashkentDay(new Date(now.getTime() - dayMs))
  const day = asked ?? today
  if (day !== today && day !== yesterday) return err({ code: 'drawer_day_wrong' })
  return lastClosed !== undefined && day <= lastClosed ? err({ code: 'drawer_closed' }) : ok(day)
}

/**
 * What should lie in the drawer: what the books say, and what earlier counts have found that nobody has decided on. It is
 * known, and not found anew every evening.
 */
export const expectedIn = (books: number, openDifferences: number): number =>
  Math.max(0, books + openDifferences)

/**
 * Until when the books are read for a day: to its end; a day that was not closed in time goes on until it is, because what is
 * counted then is what lies there then.
 */
export function endOfDrawer(day: string, now: Date, isClosed: boolean): Date {
  const end = startOfDay(dayAfter(day))
  const isYesterday = dayAfter(day) === tashkentDay(now)
  return isYesterday && !isClosed ? startOfDay(dayAfter(tashkentDay(now))) : end
}

type Note = Readonly<{ value: (typeof banknotes)[number]; count: number }>

export const sumOfNotes = (notes: readonly Note[]): number =>
  notes.reduce((sum, { value, count }) => sum + value * count, 0)

/** Each kind once, largest first, and only what is there. */
export const tidyNotes = (notes: readonly Note[]): Note[] =>
  banknotes.flatMap((value) => {
    const count = notes.filter((note) => note.value === value).reduce((sum, note) => sum + note.count, 0)
    return count === 0 ? [] : [{ value, count }]
  })
