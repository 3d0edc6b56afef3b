import { type CommissionKind, commissionKinds } from './counter-words.ts'

/** What a counter earns for one parcel of a kind from this day on. */
export type Rate = Readonly<{ kind: CommissionKind; amount: number; fromDay: string }>

/** How many parcels of a kind a day had. */
export type DayCount = Readonly<{ day: string; kind: CommissionKind; parcels: number }>

/** Of all that have begun the latest; nothing before the first. */
export function rateOn(rates: readonly Rate[], kind: CommissionKind, day: string): number {
  const begun = rates.filter((rate) => rate.kind === kind && rate.fromDay <= day)
  return (
    begun.reduce<Rate | undefined>(
      (latest, rate) => (latest && latest.fromDay > rate.fromDay ? latest : rate),
      undefined,
    )?.amount ?? 0
  )
}

export type DayEarned = Readonly<{
  day: string
  kinds: readonly Readonly<{ kind: CommissionKind; parcels: number; rate: number; amount: number }>[]
  parcels: number
  amount: number
}>

/** Day by day, in the order of days, what the parcels of each kind have earned at the rate of that day. */
export function earnedBy(counts: readonly DayCount[], rates: readonly Rate[]): DayEarned[] {
  const days = [...new Set(counts.map(({ day }) => day))].sort()
  return days.map((day) => {
    const kinds = commissionKinds.flatMap((kind) => {
      const parcels = sumOf(counts.filter((count) => count.day === day && count.kind === kind))
      const rate = rateOn(rates, kind, day)
      return parcels === 0 ? [] : [{ kind, parcels, rate, amount: parcels * rate }]
    })
    return {
      day,
      kinds,
      parcels: sumOf(kinds),
      amount: kinds.reduce((sum, { amount }) => sum + amount, 0),
    }
  })
}

const sumOf = (counts: readonly { parcels: number }[]) =>
  counts.reduce((sum, { parcels }) => sum + parcels, 0)

export const totalOf = (days: readonly DayEarned[]) => ({
  parcels: sumOf(days),
  amount: days.reduce((sum, { amount }) => sum + amount, 0),
})

/** Those that were in force at some time of these days, in the order in which they began. */
export function ratesIn(rates: readonly Rate[], first: string, last: string): Rate[] {
  return rates
    .filter(
      (rate) =>
        rate.fromDay <= last &&
        !rates.some(
          (later) => later.kind === rate.kind && later.fromDay > rate.fromDay && later.fromDay <= first,
        ),
    )
    .toSorted(
      (one, other) =>
        one.fromDay.localeCompare(other.fromDay) ||
        commissionKinds.indexOf(one.kind) - commissionKinds.indexOf(other.kind),
    )
}
