import type { PaymentStage } from './payment.ts'

/** What two records can disagree about. `books`: ours and the ledger's. */
export const differenceKinds = ['missing_here', 'missing_there', 'amount', 'state', 'books'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export type Side = Readonly<{ amount: number; state: string }>
export type Difference = Readonly<{
  kind: DifferenceKind
  transaction: string
  ours: Side | undefined
  theirs: Side | undefined
}>

export type Compared = Readonly<{
  matched: number
  differences: readonly Difference[]
  ourSum: number
  theirSum: number
}>

export type OurPayment = Readonly<{ transaction: string; amount: number; stage: PaymentStage }>
/** `none`: no money was taken, whatever the provider calls it. */
export type TheirPayment = Readonly<{
  transaction: string
  amount: number
  stage: 'taken' | 'given_back' | 'none'
}>

/** Only what moved money counts: an attempt that was dropped is nobody's money. */
const moved = (stage: string) => stage === 'taken' || stage === 'given_back'
const sumTaken = (side: readonly { amount: number; stage: string }[]) =>
  side.reduce((sum, { amount, stage }) => sum + (stage === 'taken' ? amount : 0), 0)

/** `ours` holds the day's payments, and every other one that their list names. */
export function compareWithList(ours: readonly OurPayment[], theirs: readonly TheirPayment[]): Compared {
  const known = new Map(ours.map((payment) => [payment.transaction, payment]))
  const listed = new Map(theirs.map((payment) => [payment.transaction, payment]))
  const differences: Difference[] = []
  let matched = 0
  for (const transaction of new Set([...known.keys(), ...listed.keys()])) {
    const mine = known.get(transaction)
    const other = listed.get(transaction)
    if (!moved(mine?.stage ?? 'none') && !moved(other?.stage ?? 'none')) continue
    const kind = kindOf(mine, other)
    if (kind) differences.push({ kind, transaction, ours: sideOf(mine), theirs: sideOf(other) })
    else matched += 1
  }
  return { matched, differences, ourSum: sumTaken(ours), theirSum: sumTaken([...listed.values()]) }
}

function kindOf(mine: OurPayment | undefined, other: TheirPayment | undefined): DifferenceKind | undefined {
  if (!mine) return 'missing_here'
  if (!other) return 'missing_there'
  if (mine.amount !== other.amount) return 'amount'
  return mine.stage === other.stage ? undefined : 'state'
}

const sideOf = (side: OurPayment | TheirPayment | undefined): Side | undefined =>
  side && { amount: side.amount, state: side.stage }

export type BookedPayment = OurPayment & Readonly<{ booked: number }>

/** Every payment that was taken is in the books with exactly its amount; every such movement has its payment. */
export function compareWithBooks(
  payments: readonly BookedPayment[],
  strays: readonly Readonly<{ key: string; amount: number }>[],
): Compared {
  const wrong = payments.filter(({ amount, booked }) => amount !== booked)
  return {
    matched: payments.length - wrong.length,
    differences: [
      ...wrong.map(({ transaction, amount, stage, booked }) => ({
        kind: 'books' as const,
        transaction,
        ours: { amount, state: stage },
        theirs: { amount: booked, state: 'books' },
      })),
      ...strays.map(({ key, amount }) => ({
        kind: 'books' as const,
        transaction: key,
        ours: undefined,
        theirs: { amount, state: 'books' },
      })),
    ],
    ourSum: payments.reduce((sum, { amount }) => sum + amount, 0),
    theirSum: [...payments.map(({ booked }) => booked), ...strays.map(({ amount }) => amount)].reduce(
      (sum, amount) => sum + amount,
      0,
    ),
  }
}
