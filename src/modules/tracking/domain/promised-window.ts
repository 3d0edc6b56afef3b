import { tashkentOffsetMs } from '#kernel/tashkent.ts'

/**
 * Where a parcel is on its way, as far as the promise is concerned. `last_leg`: with a courier in the receiver's region;
 * `failed`: an attempt was in vain and another follows; `waiting`: at its point; `over`: delivered, or never will be.
 */
export type Stage = 'ahead' | 'moving' | 'last_leg' | 'failed' | 'waiting' | 'over'

export type PromiseFacts = Readonly<{
  /** Days of Tashkent, both promised: `2026-11-18`. */
  promisedFrom: string
  promisedTo: string
  /** Hours the sender chose, `12:00-15:00`. */
  interval: string | null
  stage: Stage
  /** The day the receiver chose for the next attempt. */
  wantedDay?: string | undefined
  now: Date
}>

/** What we promise now: days, and on the last leg hours. */
export type PromisedWindow = Readonly<{
  from: string
  to: string
  hours: Readonly<{ from: string; to: string }> | undefined
  /** The promised days are over. */
  late: boolean
}>

const dayMs = 86_400_000
/** When couriers are on the road, if nobody chose an interval. */
const workingDay = '09:00-21:00'

/** Gets narrower on the way: first the days of the quote, on the last leg one day and hours, which shrink as they pass. */
export function promisedWindow(facts: PromiseFacts): PromisedWindow | undefined {
  const { stage, promisedFrom, promisedTo, interval, now } = facts
  if (stage === 'waiting' || stage === 'over') return undefined
  const today = dayOf(now)
  if (facts.wantedDay !== undefined && facts.wantedDay > today)
    return { from: facts.wantedDay, to: facts.wantedDay, hours: hoursOf(interval ?? workingDay), late: false }
  const isLastDay = today === promisedTo && interval !== null
  const late = today > promisedTo || (isLastDay && clockOf(now) >= hoursOf(interval).to)
  if (stage === 'last_leg') return { ...lastLeg(interval, now), late }
  if (stage === 'failed') {
    const day = dayAfter(today)
    return { from: day, to: day, hours: hoursOf(interval ?? workingDay), late: false }
  }
  if (late) return { from: today, to: dayAfter(today), hours: undefined, late }
  const from = latest(promisedFrom, today)
  // A chosen interval is worth telling once there is only one day left to it.
  const hours = from === promisedTo && interval ? hoursOf(interval) : undefined
  return { from, to: promisedTo, hours, late }
}

function lastLeg(interval: string | null, now: Date): Omit<PromisedWindow, 'late'> {
  const today = dayOf(now)
  const hours = hoursOf(interval ?? workingDay)
  const hour = `${clockOf(now).slice(0, 2)}:00`
  if (clockOf(now) >= hours.to) {
    const day = dayAfter(today)
    return { from: day, to: day, hours }
  }
  return { from: today, to: today, hours: { from: latest(hour, hours.from), to: hours.to } }
}

function hoursOf(interval: string): { from: string; to: string } {
  const [from = '', to = ''] = interval.split('-')
  return { from, to }
}

/** Days and hours are written so that they sort. */
const latest = (...texts: string[]) => texts.toSorted().at(-1) ?? ''

const inTashkent = (at: Date) => new Date(at.getTime() + tashkentOffsetMs).toISOString()
const dayOf = (at: Date) => inTashkent(at).slice(0, 10)
const clockOf = (at: Date) => inTashkent(at).slice(11, 16)
const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)
