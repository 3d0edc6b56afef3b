import { type CommissionKind, commissionKinds } from '#modules/counter/domain/counter-words.ts'

type Rate = Readonly<{ kind: CommissionKind; amount: number; from_day: string }>

export type RateNow = Readonly<{
  kind: CommissionKind
  /** Nothing before the first one. */
  amount: number
  next: Rate | undefined
}>

/** What holds today for each kind of work, and what is to follow it. */
export const ratesNow = (rates: readonly Rate[], today: string): RateNow[] =>
  commissionKinds.map((kind) => {
    const own = rates
      .filter((rate) => rate.kind === kind)
      .toSorted((a, b) => a.from_day.localeCompare(b.from_day))
    return {
      kind,
      amount: own.findLast(({ from_day }) => from_day <= today)?.amount ?? 0,
      next: own.find(({ from_day }) => from_day > today),
    }
  })
