/** Why the desk looks at a courier first, the most pressing first. */
export const courierAlarms = ['cash_full', 'late_parcels', 'silent', 'cash_near', 'not_started'] as const
export type CourierAlarm = (typeof courierAlarms)[number]

/** On the way with parcels and neither seen nor heard for so long. */
const silentAfterMs = 60 * 60_000
/** From this part of the limit on, cash is near it. */
const nearPart = 0.8

export type CourierFacts = Readonly<{
  isWorking: boolean
  inBag: number
  late: number
  cash: number
  cashLimit: number | null
  startedAt: Date | null
  /** The last place or the last deed. */
  heardAt: Date | null
}>

export function alarmsOf(facts: CourierFacts, now: Date): CourierAlarm[] {
  const { isWorking, inBag, late, cash, cashLimit } = facts
  const isFull = cashLimit !== null && cash >= cashLimit && cash > 0
  const isNear = cashLimit !== null && !isFull && cash > 0 && cash >= cashLimit * nearPart
  const since = facts.heardAt ?? facts.startedAt
  const isSilent =
    isWorking && inBag > 0 && since !== null && now.getTime() - since.getTime() >= silentAfterMs
  const said: Record<CourierAlarm, boolean> = {
    cash_full: isFull,
    late_parcels: late > 0,
    silent: isSilent,
    cash_near: isNear,
    not_started: !isWorking && inBag > 0,
  }
  return courierAlarms.filter((alarm) => said[alarm])
}

type Ranked = { alarms: readonly CourierAlarm[]; isWorking: boolean; name: string }

/** Who needs somebody first; of the others whoever works now. */
export function byAttention(a: Ranked, b: Ranked): number {
  const rank = ({ alarms: [first] }: Ranked) =>
    first === undefined ? courierAlarms.length : courierAlarms.indexOf(first)
  return (
    rank(a) - rank(b) ||
    b.alarms.length - a.alarms.length ||
    Number(b.isWorking) - Number(a.isWorking) ||
    (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
  )
}
